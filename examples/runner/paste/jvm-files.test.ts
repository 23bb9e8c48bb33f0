import {describe, expect, it} from 'vitest';

import {jvmFiles} from './jvm-files';

describe('files of Java, Kotlin and Groovy', () => {
  it('have their imports at the top', () => {
    expect(jvmFiles([{name: 'A.kt', code: 'import a.B\n\nclass A\n\nimport a.C\n\nfun c() = C()\n'}])).toEqual([
      {name: 'A.kt', code: 'import a.B\nimport a.C\n\nclass A\n\n\nfun c() = C()\n'},
    ]);
  });

  it('are in the package from which one imports another', () => {
    const [order, test] = jvmFiles([
      {name: 'Order.groovy', code: 'class Order {}\n'},
      {name: 'OrderSpec.groovy', code: 'import shop.web.Order.Item\n\nclass OrderSpec {}\n'},
    ]);
    expect(order?.code).toMatch(/^package shop\.web\n/);
    expect(test?.code).toMatch(/^package shop\.web\nimport shop\.web\.Order\.Item\n/);
  });

  it('are in the package of the files that the reader has', () => {
    expect(jvmFiles([{name: 'OrderIT.java', code: 'class OrderIT {}\n'}], 'shop.orders')[0]?.code).toMatch(
      /^package shop\.orders;\n/,
    );
  });

  it('keep their package', () => {
    const code = 'package shop.web\n\nimport a.B\n\nclass A\n';
    expect(jvmFiles([{name: 'A.kt', code}])[0]?.code).toBe('package shop.web\nimport a.B\n\nclass A\n');
  });

  it('have methods of several samples in one class', () => {
    const files = jvmFiles([
      {name: 'Bodies.java', code: 'import a.Body;\n\nBody body() {\n  return new Body();\n}\n'},
      {name: 'Client.java', code: 'class Client {}\n'},
      {
        name: 'OrderTest.java',
        code: 'import a.Test;\n\n@Test\n@PactTestFor(pactMethod = "order")\nvoid works() {\n  body();\n}\n',
      },
    ]);
    expect(files.map(({name}) => name)).toEqual(['Client.java', 'OrderTest.java']);
    expect(files[1]?.code).toMatch(
      /^import a\.Body;\nimport a\.Test;\n[^]*class OrderTest \{\nBody body\(\)[^]*@Test\n/,
    );
  });
});

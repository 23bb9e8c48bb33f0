import {describe, expect, it} from 'vitest';

import {goFiles} from './go-project';

describe('files of Go', () => {
  it('are in one package, with each import once and at the top', () => {
    const files = goFiles(
      [
        {name: 'consumer/main_test.go', code: 'const pactDir = "../pacts"\n'},
        {name: 'order_test.go', code: 'import "fmt"\n\nfunc help() { fmt.Println() }\n'},
        {name: 'order_test.go', code: 'import (\n\t"fmt"\n\t"testing"\n)\n\nfunc TestOrder(t *testing.T) {}\n'},
      ],
      'consumer',
    );
    expect(files).toEqual([
      {name: 'main_test.go', code: 'package consumer\n\nimport (\n)\n\nconst pactDir = "../pacts"\n'},
      {
        name: 'order_test.go',
        code: [
          'package consumer\n',
          'import (\n\t"fmt"\n\t"testing"\n)\n',
          'func help() { fmt.Println() }\n\n\n\n\nfunc TestOrder(t *testing.T) {}\n',
        ].join('\n'),
      },
    ]);
  });
});

import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {sdks} from '../sdks';
import {models} from '.';
import {forLanguages, sidesOf, type Languages} from './for-languages';
import {combinations, generate, forReaders} from './generator';
import {languages, type Language} from './languages';
import type {Model, Step} from './types';

function languageOf(id: string): Language {
  const language = languages.find((each) => each.id === id);
  if (!language) {
    throw new Error(`No commands for ${id}`);
  }
  return language;
}

function modelOf(id: string): Model {
  const model = models.find((each) => each.id === id);
  if (!model) {
    throw new Error(`No release model ${id}`);
  }
  return model;
}

const jobsOf = (model: string, chosen: Languages) =>
  forLanguages(modelOf(model), chosen)
    .repositories.flatMap(({pipelines}) => pipelines)
    .flatMap(({jobs}) => jobs);
const stepsOf = (model: string, chosen: Languages): Step[] => jobsOf(model, chosen).flatMap(({steps}) => steps);

describe('the commands of languages', () => {
  it('exist for every language of the site', () => {
    expect(languages.map(({id}) => id)).toEqual(sdks.map(({id}) => id));
  });

  it.each(languages)('of $id replace make on both sides', (language) => {
    const steps = stepsOf('trunk', {consumer: language, provider: language}).filter(({task}) => task);
    expect(steps.map(({id}) => id)).toEqual(['test', 'publish', 'verify', 'verify-changed-pact']);
    const [test, publish, verify, changed] = steps.map(({run}) => run.join('\n'));
    expect(test).toContain(language.consumer.test);
    expect(publish).toContain(`publish ${language.consumer.pacts} `);
    expect(verify).not.toContain('make verify');
    expect(changed).not.toContain('make verify');
    expect(changed).not.toBe(verify);
    expect(verify).not.toBe(test);
  });

  it.each(languages)('of $id can be written by all CI systems', ({consumer, provider}) => {
    const commands = [
      ...consumer.install,
      consumer.test,
      ...provider.install,
      ...provider.verify,
      ...provider.verifyChanged,
    ];
    for (const command of commands) {
      // YAML would parse a leading quote, and Groovy a trailing one.
      expect(command).not.toMatch(/^["'&*!|>%@`{[]|'$/);
    }
  });

  it('link to the guide of the language, and to its test on the page about verification', () => {
    const comments = stepsOf('trunk', {consumer: languageOf('go'), provider: languageOf('java')})
      .flatMap(({comment}) => comment)
      .join('\n');
    expect(comments).toContain('https://docs.pact.io/implementation_guides/go/docs/get_started');
    expect(comments).toContain('https://docs.pact.io/provider/recommended_configuration?sdk=java#verification-');
  });
});

/** Syntax errors that Bash reports without running the commands. */
function bashFaults(commands: readonly string[]): string {
  return spawnSync('bash', ['-n'], {input: commands.join('\n'), encoding: 'utf8'}).stderr;
}

describe('the commands', () => {
  it('are Bash', () => {
    const all = languages.flatMap(({tools, consumer, provider}) => [
      ...tools.github.run,
      ...tools.azure.run,
      ...tools.image.run,
      ...consumer.install,
      `EXPRESS=on PACT_DIR=pacts-express ${consumer.test}`,
      ...provider.install,
      ...provider.verify,
      ...provider.verifyChanged,
    ]);
    expect(all.length).toBeGreaterThan(60);
    expect(bashFaults(all)).toBe('');
    expect(bashFaults(['npm run "test'])).toMatch(/unexpected EOF/);
  });

  it.each([
    ['javascript', 'test:provider', 'get-started/package.json'],
    ['java', 'OrderApiBrokerIT', 'src/test/java/com/example/shop/orders/OrderApiBrokerIT.java'],
    ['java', 'OrderApiWebhookIT', 'src/test/java/com/example/shop/orders/OrderApiWebhookIT.java'],
    ['kotlin', 'OrderApiBrokerIT', 'src/test/kotlin/com/example/shop/orders/OrderApiBrokerIT.kt'],
    ['kotlin', 'OrderApiWebhookIT', 'src/test/kotlin/com/example/shop/orders/OrderApiWebhookIT.kt'],
    ['go', 'TestOrderAPIHonoursThePactsOfTheBroker', 'provider/broker_test.go'],
    ['go', 'TestOrderAPIHonoursTheChangedPact', 'provider/webhook_test.go'],
    ['go', 'v2.7.0', 'go.mod'],
    ['python', 'test_keeps_the_pacts_of_the_broker', 'tests/provider/test_order_api_broker.py'],
    ['python', 'test_keeps_the_pact_of_the_webhook', 'tests/provider/test_order_api_broker.py'],
    ['dotnet', 'Honours_the_pacts_of_the_Broker', 'test/OrderApi.Tests/BrokerTests.cs'],
    ['dotnet', 'Honours_the_pact_that_a_webhook_names', 'test/OrderApi.Tests/BrokerTests.cs'],
    ['php', 'testKeepsThePactsOfTheBroker', 'tests/Provider/OrderApiBrokerTest.php'],
    ['php', 'testKeepsThePactOfTheWebhook', 'tests/Provider/OrderApiBrokerTest.php'],
    ['rust', 'order_api_honours_the_pacts_in_the_broker', 'tests/provider/orders.rs'],
    ['rust', 'order_api_honours_the_pact_of_a_webhook', 'tests/provider/orders.rs'],
    ['scala', 'OrderApiBrokerProviderSuite', 'src/test/scala/shop/orders/OrderApiBrokerProviderSuite.scala'],
    ['scala', '1.13.0', 'project/build.properties'],
    [
      'groovy',
      'OrderApiBrokerProviderTest',
      'src/test/groovy/com/example/shop/orders/OrderApiBrokerProviderTest.groovy',
    ],
    [
      'groovy',
      'OrderApiWebhookProviderTest',
      'src/test/groovy/com/example/shop/orders/OrderApiWebhookProviderTest.groovy',
    ],
  ])('of %s name what its example has: %s', (id, name, file) => {
    expect(JSON.stringify(languageOf(id))).toContain(name);
    expect(readFileSync(`examples/${id}/${file}`, 'utf8')).toContain(name);
  });

  it('of Ruby name spec files of its example', () => {
    const {verify, verifyChanged} = languageOf('ruby').provider;
    for (const command of [...verify, ...verifyChanged]) {
      const [file = 'none'] = /spec\/\S+\.rb/.exec(command) ?? [];
      expect(readFileSync(`examples/ruby/${file}`, 'utf8')).toContain('#region provider-broker');
    }
  });
});

describe('a model in languages', () => {
  it('is unchanged without a language', () => {
    expect(forLanguages(modelOf('trunk'), {})).toBe(modelOf('trunk'));
  });

  it('leaves a side without a language alone', () => {
    const steps = stepsOf('trunk', {consumer: languageOf('rust')});
    expect(steps.find(({id}) => id === 'test')?.run).toContain('cargo test --test consumer');
    expect(steps.find(({id}) => id === 'verify')?.run).toEqual(['make verify']);
  });

  it('has one job for both sides in one language, and two in two', () => {
    const [js, php] = [languageOf('javascript'), languageOf('php')];
    const ids = (chosen: Languages) => jobsOf('monorepo', chosen).map(({id, after}) => [id, ...after].join(' < '));
    expect(ids({consumer: js, provider: js})).toEqual(['test', 'deploy-api < test', 'deploy-web < deploy-api']);
    expect(ids({consumer: js, provider: php})).toEqual([
      'test',
      'verify < test',
      'deploy-api < verify',
      'deploy-web < deploy-api',
    ]);
  });

  it('runs each side of a repository with both in its folder', () => {
    const steps = stepsOf('monorepo', {consumer: languageOf('java'), provider: languageOf('java')});
    expect(steps.filter(({folder}) => folder).map(({id, folder}) => `${id} in ${folder}`)).toEqual([
      'test in order-web',
      'verify in order-api',
    ]);
    expect(steps.find(({id}) => id === 'publish')?.run[0]).toContain('publish order-web/target/pacts ');
  });

  it('knows which sides it has', () => {
    expect([...sidesOf(modelOf('trunk'))].sort()).toEqual(['consumer', 'provider']);
    expect([...sidesOf(modelOf('mobile'))]).toEqual(['consumer']);
  });
});

describe('the generator', () => {
  it('writes files without the line about their origin and without markers', () => {
    const [first] = generate({system: 'jenkins', model: 'trunk', consumer: 'javascript'});
    expect(first?.text).toContain('#region');
    const text = forReaders(first?.text ?? '');
    expect(text).not.toMatch(/region|Generated by/);
    expect(text).toMatch(/^\/\/ For a multibranch pipeline/);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('rejects unknown names', () => {
    expect(() => generate({system: 'jenkins', model: 'none'})).toThrow(
      'Unknown CI system "jenkins" or release model "none"',
    );
  });

  it('names each combination once', () => {
    const all = combinations().map((each) => JSON.stringify(each));
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all).size).toBe(all.length);
  });
});

import {contentTypeOf, joined, namesOf, noteContentType, Notes, noteVersion, sentRequest} from './common';
import {bodyFormat, exampleText} from './expectation';
import {jvmCalls, type JvmSyntax, JvmWriter} from './jvm';
import {type Code, flat, layout, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '  '};
const string = (text: string) => quoted(text, '"');

function block(open: string, name: string, statements: readonly Code[], close: string): Code {
  return statements.length === 0
    ? `${open}${name} => ()${close}`
    : {open: `${open}${name} =>`, items: statements, close, separator: '', broken: true};
}

/** Scala, which needs to know the writer for the imports. */
function scalaSyntax(need: (name: string) => void): JvmSyntax {
  const own: Readonly<Record<string, string>> = {object: 'newObject', array: 'newArray'};
  return {
    string,
    long: (text) => `${text}L`,
    bigDecimal: (text) => `java.math.BigDecimal(${string(text)})`,
    create: (name, args) => `${name}(${args.join(', ')})`,
    instance: (name) => `${name}.INSTANCE`,
    list: (items) => ({open: 'java.util.List.of(', items, close: ')'}),
    map: (entries) => ({
      open: 'java.util.Map.of(',
      items: entries.flatMap(([name, value]) => [string(name), value]),
      close: ')',
    }),
    nested: (method, args, name, statements) => {
      const written = args.map(flat).join(', ');
      const added = own[method];
      return added === undefined
        ? block(`${method}(${written === '' ? '' : `${written}, `}`, name, statements(`${name}.`), ')')
        : block(`${added}${written === '' ? '' : `(${written})`} { `, name, statements(`${name}.`), ' }');
    },
    root: (method, args, name, statements) => {
      if (method === 'newJsonBody' || method === 'newJsonArray') {
        const opened = method === 'newJsonBody' ? 'newJsonObject' : method;
        return block(`${opened} { `, name, statements(`${name}.`), ' }');
      }
      need(`au.com.dius.pact.consumer.dsl.LambdaDsl.${method}`);
      const written = args.map((each) => `${flat(each)}, `).join('');
      return block(`${method}(${written}`, name, statements(`${name}.`), ').build()');
    },
    end: '',
  };
}

/**
 * Writes the test in Scala with munit and pact4s 0.18, whose matchers come from Pact JVM, as `examples/scala` has them.
 *
 * @param expectation what is expected
 * @returns the file of the suite
 */
export function writeScala(expectation: Expectation): TestSource {
  const {part} = expectation;
  const notes = new Notes();
  const names = namesOf(part);
  const imported = new Set<string>(['au.com.dius.pact.core.model.PactSpecVersion', 'pact4s.dsl.ScalaDsl']);
  const need = (...all: readonly string[]) => all.forEach((each) => imported.add(each));
  const version = part.kind === 'message' ? Math.max(part.version, 3) : part.version;
  noteVersion(part, version, notes);
  noteContentType(part, notes);
  const writer = new JvmWriter(scalaSyntax(need), notes, version);
  const body = writer.body(expectation);
  const raw = bodyFormat(part) === 'text' && part.body.state === 'present' ? part.body.text : undefined;
  const calls = jvmCalls(expectation, writer, notes, {
    string,
    body: body ? 'body' : raw === undefined ? undefined : `${string(raw)}, ${string(contentTypeOf(part))}`,
    list: (items) => `java.util.List.of(${items.join(', ')})`,
    map: (entries) => `java.util.Map.of(${entries.flat().join(', ')})`,
    lambda: (name, value) => `${name} => ${value}`,
  });
  const declared = (margin: string, prefix = '') =>
    body
      ? [
          `${margin}${prefix}val body = ${layout(body.code, style, margin, 11)}`,
          ...body.added.map((each) => `${margin}${each}`),
        ]
      : [];
  const suite = part.kind === 'message' ? message() : http();
  const code = joined(
    ...[...new Set([...imported, ...writer.imports()])]
      .filter((each) => !/^java\.(?:util|math)\./.test(each))
      .sort()
      .map((each) => `import ${each}`),
    '',
    suite,
    '',
  );
  return {
    file: part.kind === 'message' ? 'OrderMailerSuite.scala' : 'OrderClientSuite.scala',
    code,
    notes: notes.all(),
  };

  function http(): string {
    need(
      'au.com.dius.pact.consumer.ConsumerPactBuilder',
      'au.com.dius.pact.consumer.model.MockProviderConfig',
      'cats.effect.IO',
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpRequest.BodyPublishers',
      'java.net.http.HttpResponse.BodyHandlers',
      'pact4s.munit.InlineRequestResponsePactForging',
    );
    const sent = sentRequest(expectation);
    const publisher =
      sent.body === undefined ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${string(sent.body)})`;
    const status = part.kind === 'response' ? exampleText(expectation.status) : '200';
    return joined(
      'class OrderClientSuite extends InlineRequestResponsePactForging, ScalaDsl:',
      `  override val mockProviderConfig = MockProviderConfig.createDefault(PactSpecVersion.V${version})`,
      '',
      '  test("calls the order API") {',
      ...declared('    '),
      '    val pact = ConsumerPactBuilder',
      ...[
        `.consumer(${string(names.consumer)})`,
        `.hasPactWith(${string(names.provider)})`,
        `.uponReceiving(${string(names.description)})`,
        ...calls.olderRequest(),
        '.willRespondWith()',
        ...calls.olderResponse(),
        '.toPact()',
      ].map((each) => `      ${each}`),
      '',
      '    withPact(pact) { mockServer =>',
      '      // Call your own client here, and check what it returns.',
      '      val request = HttpRequest',
      `        .newBuilder(URI.create(mockServer.getUrl + ${string(sent.target)}))`,
      `        .method(${string(sent.method)}, ${publisher})`,
      ...sent.headers.map(([name, value]) => `        .header(${string(name)}, ${string(value)})`),
      '        .build()',
      '      for response <- IO.blocking(HttpClient.newHttpClient().send(request, BodyHandlers.ofString()))',
      `      yield assertEquals(response.statusCode(), ${status})`,
      '    }',
      '  }',
    );
  }

  function message(): string {
    need('au.com.dius.pact.core.model.messaging.MessagePact', 'pact4s.munit.MessagePactForger');
    return joined(
      'class OrderMailerSuite extends MessagePactForger, ScalaDsl:',
      `  override val pactSpecVersion = PactSpecVersion.V${version}`,
      '',
      ...declared('  ', 'private '),
      body ? '' : undefined,
      '  override val pact: MessagePact = Pact4sMessagePactBuilder()',
      ...[
        `.consumer(${string(names.consumer)})`,
        `.hasPactWith(${string(names.provider)})`,
        `.expectsToReceive(${string(names.description)})`,
        ...calls.message(),
        '.toMessagePact',
      ].map((each) => `    ${each}`),
      '',
      '  test("handles an order event") {',
      '    for message <- messages do',
      '      // Call your own handler here, and check what it does.',
      '      assert(message.contentsAsString().nonEmpty)',
      '  }',
    );
  }
}

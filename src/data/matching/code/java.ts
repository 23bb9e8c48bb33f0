import {contentTypeOf, joined, namesOf, noteContentType, Notes, noteVersion, sentRequest} from './common';
import {bodyFormat, exampleText} from './expectation';
import {jvmCalls, type JvmSyntax, JvmWriter} from './jvm';
import {type Code, flat, indent, layout, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '  '};
const string = (text: string) => quoted(text, '"');

/** Call whose last argument is a lambda. */
function withLambda(open: string, args: readonly Code[], name: string, statements: readonly Code[]): Code {
  const before = args.map((each) => `${flat(each)}, `).join('');
  return statements.length === 0
    ? `${open}(${before}${name} -> {})`
    : {open: `${open}(${before}${name} -> {`, items: statements, close: '})', separator: '', broken: true};
}

/** Java, which needs to know the writer for the imports. */
function javaSyntax(need: (name: string) => void): JvmSyntax {
  return {
    string,
    long: (text) => `${text}L`,
    bigDecimal: (text) => `new BigDecimal(${string(text)})`,
    create: (name, args) => `new ${name}(${args.join(', ')})`,
    instance: (name) => `${name}.INSTANCE`,
    list: (items) => ({open: 'List.of(', items, close: ')'}),
    map: (entries) => ({
      open: 'Map.ofEntries(',
      items: entries.map(([name, value]) => ({open: `Map.entry(${string(name)}, `, items: [value], close: ')'})),
      close: ')',
    }),
    nested: (method, args, name, statements) => withLambda(method, args, name, statements(`${name}.`)),
    root: (method, args, name, statements) => {
      need(`au.com.dius.pact.consumer.dsl.LambdaDsl#${method}`);
      const code = withLambda(method, args, name, statements(`${name}.`));
      return typeof code === 'string' ? `${code}.build()` : {...code, close: `${code.close}.build()`};
    },
    end: ';',
  };
}

/** Chain of calls, one in a line, after what it begins with. */
const chain = (start: string, calls: readonly (string | undefined)[], margin: string) =>
  [start, ...calls.flatMap((each) => (each === undefined ? [] : [`${margin}${each}`]))].join('\n');

/**
 * Writes the test in Java, with JUnit 5 and Pact JVM 4.7: `PactBuilder` for version 4, `PactDslWithProvider` and
 * `MessagePactBuilder` for older ones, as the pages about Pact JVM describe them.
 *
 * @param expectation what is expected
 * @returns the class of the test
 */
export function writeJava(expectation: Expectation): TestSource {
  const {part} = expectation;
  const notes = new Notes();
  const names = namesOf(part);
  const imported = new Set<string>();
  const version = part.kind === 'message' ? Math.max(part.version, 3) : part.version;
  noteVersion(part, version, notes);
  noteContentType(part, notes);
  const writer: JvmWriter = new JvmWriter(
    javaSyntax((name) => imported.add(name)),
    notes,
    version,
  );
  const need = (...all: readonly string[]) => all.forEach((each) => imported.add(each));
  const body = writer.body(expectation);
  const raw = bodyFormat(part) === 'text' && part.body.state === 'present' ? part.body.text : undefined;
  const calls = jvmCalls(expectation, writer, notes, {
    string,
    body: body ? 'body' : raw === undefined ? undefined : `${string(raw)}, ${string(contentTypeOf(part))}`,
    list: (items) => {
      need('java.util.List');
      return `List.of(${items.join(', ')})`;
    },
    map: (entries) => {
      need('java.util.Map');
      return `Map.of(${entries.flat().join(', ')})`;
    },
    lambda: (name, value) => `${name} -> ${value}`,
  });
  const declared = body
    ? [`    var body = ${layout(body.code, style, '    ', 11)};`, ...body.added.map((each) => `    ${each}`)]
    : [];
  const specification = version === 4 ? '' : `, pactVersion = PactSpecVersion.V${version}`;
  if (version < 4) {
    need('au.com.dius.pact.core.model.PactSpecVersion');
  }
  need(
    'au.com.dius.pact.consumer.junit5.PactConsumerTest',
    'au.com.dius.pact.consumer.junit5.PactTestFor',
    'au.com.dius.pact.core.model.annotations.Pact',
    'org.junit.jupiter.api.Test',
  );

  const members = part.kind === 'message' ? messageMembers() : version === 4 ? httpMembers() : olderHttpMembers();
  const kind = part.kind === 'message' ? ', providerType = ProviderType.ASYNCH' : '';
  if (part.kind === 'message') {
    need('au.com.dius.pact.consumer.junit5.ProviderType');
  }
  const file = part.kind === 'message' ? 'OrderMailerTest' : 'OrderClientTest';
  const all = [...imported, ...writer.imports()];
  const statics = [...new Set(all.filter((each) => each.includes('#')))].sort();
  const plain = [...new Set(all.filter((each) => !each.includes('#')))].sort();
  const code = joined(
    statics.map((each) => `import static ${each.replace('#', '.')};`).join('\n'),
    '',
    plain.map((each) => `import ${each};`).join('\n'),
    '',
    '@PactConsumerTest',
    `@PactTestFor(providerName = ${string(names.provider)}${kind}${specification})`,
    `class ${file} {`,
    indent(members, ''),
    '}',
    '',
  );
  return {file: `${file}.java`, code, notes: notes.all()};

  function httpTest(): string {
    const sent = sentRequest(expectation);
    need(
      'au.com.dius.pact.consumer.MockServer',
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpRequest.BodyPublishers',
      'java.net.http.HttpResponse.BodyHandlers',
      'org.junit.jupiter.api.Assertions#assertEquals',
    );
    const publisher =
      sent.body === undefined ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${string(sent.body)})`;
    const status = part.kind === 'response' ? exampleText(expectation.status) : '200';
    return joined(
      '  @Test',
      '  void sendsTheRequest(MockServer mockServer) throws Exception {',
      '    // Call your own client here, and check what it returns.',
      chain(
        '    var request =',
        [
          `HttpRequest.newBuilder(URI.create(mockServer.getUrl() + ${string(sent.target)}))`,
          `    .method(${string(sent.method)}, ${publisher})`,
          ...sent.headers.map(([name, value]) => `    .header(${string(name)}, ${string(value)})`),
          '    .build();',
        ],
        '        ',
      ),
      '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
      '',
      `    assertEquals(${status}, response.statusCode());`,
      '  }',
    );
  }

  function httpMembers(): string {
    need('au.com.dius.pact.consumer.dsl.PactBuilder', 'au.com.dius.pact.core.model.V4Pact');
    return joined(
      `  @Pact(consumer = ${string(names.consumer)})`,
      '  V4Pact pact(PactBuilder builder) {',
      ...declared,
      '    return builder',
      '        .expectsToReceiveHttpInteraction(',
      `            ${string(names.description)},`,
      '            http ->',
      '                http.withRequest(',
      chain(
        '                        r ->',
        calls.request().map((each, index) => (index === 0 ? `r${each}` : `    ${each}`)),
        '                            ',
      ) + ')',
      '                    .willRespondWith(',
      chain(
        '                        r ->',
        calls.response().map((each, index) => (index === 0 ? `r${each}` : `    ${each}`)),
        '                            ',
      ) + '))',
      '        .toPact();',
      '  }',
      '',
      httpTest(),
    );
  }

  function olderHttpMembers(): string {
    need('au.com.dius.pact.consumer.dsl.PactDslWithProvider', 'au.com.dius.pact.core.model.RequestResponsePact');
    return joined(
      `  @Pact(consumer = ${string(names.consumer)})`,
      '  RequestResponsePact pact(PactDslWithProvider builder) {',
      ...declared,
      chain(
        '    return builder',
        [
          `.uponReceiving(${string(names.description)})`,
          ...calls.olderRequest(),
          '.willRespondWith()',
          ...calls.olderResponse(),
          '.toPact();',
        ],
        '        ',
      ),
      '  }',
      '',
      httpTest(),
    );
  }

  function messageMembers(): string {
    const contents = calls.message();
    need('org.junit.jupiter.api.Assertions#assertNotNull');
    if (version === 4) {
      need(
        'au.com.dius.pact.consumer.dsl.PactBuilder',
        'au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage',
        'au.com.dius.pact.core.model.V4Pact',
      );
      return joined(
        `  @Pact(consumer = ${string(names.consumer)})`,
        '  V4Pact pact(PactBuilder builder) {',
        ...declared,
        '    return builder',
        '        .expectsToReceiveMessageInteraction(',
        `            ${string(names.description)},`,
        '            message ->',
        '                message.withContents(',
        chain(
          '                    c ->',
          contents.map((each, index) => (index === 0 ? `c${each}` : `    ${each}`)),
          '                        ',
        ) + (contents.length === 0 ? ' c))' : '))'),
        '        .toPact();',
        '  }',
        '',
        '  @Test',
        '  void handlesTheMessage(AsynchronousMessage message) {',
        '    var content = message.getContents().getContents().valueAsString();',
        '',
        '    // Call your own handler here, and check what it does.',
        '    assertNotNull(content);',
        '  }',
      );
    }
    need(
      'au.com.dius.pact.consumer.MessagePactBuilder',
      'au.com.dius.pact.core.model.messaging.Message',
      'au.com.dius.pact.core.model.messaging.MessagePact',
      'java.util.List',
    );
    return joined(
      `  @Pact(consumer = ${string(names.consumer)})`,
      '  MessagePact pact(MessagePactBuilder builder) {',
      ...declared,
      chain(
        '    return builder',
        [`.expectsToReceive(${string(names.description)})`, ...contents, '.toPact();'],
        '        ',
      ),
      '  }',
      '',
      '  @Test',
      '  void handlesTheMessage(List<Message> messages) {',
      '    var content = messages.get(0).contentsAsString();',
      '',
      '    // Call your own handler here, and check what it does.',
      '    assertNotNull(content);',
      '  }',
    );
  }
}

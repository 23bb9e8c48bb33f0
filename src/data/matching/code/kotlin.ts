import {contentTypeOf, joined, namesOf, noteContentType, Notes, noteVersion, sentRequest} from './common';
import {bodyFormat, exampleText} from './expectation';
import {jvmCalls, type JvmSyntax, JvmWriter} from './jvm';
import {type Code, flat, layout, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '    '};
const string = (text: string) => quoted(text, '"', {also: '$'});

/** Call with a trailing lambda; without a parameter, its receiver is implicit. */
function withLambda(open: string, args: readonly Code[], name: string | undefined, statements: readonly Code[]): Code {
  const before = args.length === 0 ? '' : `(${args.map(flat).join(', ')})`;
  const parameter = name === undefined ? '' : ` ${name} ->`;
  return statements.length === 0
    ? `${open}${before} {}`
    : {open: `${open}${before} {${parameter}`, items: statements, close: '}', separator: '', broken: true};
}

/** Kotlin, which needs to know the writer for the imports. */
function kotlinSyntax(need: (name: string) => void): JvmSyntax {
  const dsl = 'au.com.dius.pact.consumer.dsl';
  /** Functions of Kotlin, whose lambda has a receiver. */
  const extensions: Readonly<Record<string, string>> = {
    object: 'newObject',
    array: 'newArray',
    newJsonBody: 'newJsonObject',
    newJsonArray: 'newJsonArray',
  };
  return {
    matchers: 'matchers',
    string,
    long: (text) => `${text}L`,
    bigDecimal: (text) => `BigDecimal(${string(text)})`,
    create: (name, args) => `${name}(${args.join(', ')})`,
    instance: (name) => name,
    list: (items) => ({open: 'listOf(', items, close: ')'}),
    map: (entries) => ({
      open: 'mapOf(',
      items: entries.map(([name, value]) => `${string(name)} to ${flat(value)}`),
      close: ')',
    }),
    nested: (method, args, name, statements) => {
      const extension = extensions[method];
      if (extension === undefined) {
        return withLambda(method, args, name, statements(`${name}.`));
      }
      need(`${dsl}.${extension}`);
      return withLambda(extension, args, undefined, statements(''));
    },
    root: (method, args, name, statements) => {
      const extension = extensions[method];
      if (extension !== undefined) {
        need(`${dsl}.${extension}`);
        return withLambda(extension, args, undefined, statements(''));
      }
      need(`${dsl}.LambdaDsl.${method}`);
      const code = withLambda(method, args, name, statements(`${name}.`));
      return typeof code === 'string' ? `${code}.build()` : {...code, close: `${code.close}.build()`};
    },
    end: '',
  };
}

/**
 * Writes the test in Kotlin, with JUnit 5 and Pact JVM 4.7, as `examples/kotlin` has them.
 *
 * @param expectation what is expected
 * @returns the class of the test
 */
export function writeKotlin(expectation: Expectation): TestSource {
  const {part} = expectation;
  const notes = new Notes();
  const names = namesOf(part);
  const imported = new Set<string>([
    'au.com.dius.pact.consumer.junit5.PactConsumerTest',
    'au.com.dius.pact.consumer.junit5.PactTestFor',
    'au.com.dius.pact.core.model.annotations.Pact',
    'org.junit.jupiter.api.Test',
  ]);
  const need = (...all: readonly string[]) => all.forEach((each) => imported.add(each));
  const version = part.kind === 'message' ? Math.max(part.version, 3) : part.version;
  noteVersion(part, version, notes);
  noteContentType(part, notes);
  const writer = new JvmWriter(kotlinSyntax(need), notes, version);
  const body = writer.body(expectation);
  const raw = bodyFormat(part) === 'text' && part.body.state === 'present' ? part.body.text : undefined;
  const calls = jvmCalls(expectation, writer, notes, {
    string,
    body: body ? 'body' : raw === undefined ? undefined : `${string(raw)}, ${string(contentTypeOf(part))}`,
    list: (items) => `listOf(${items.join(', ')})`,
    map: (entries) => `mapOf(${entries.map(([name, value]) => `${name} to ${value}`).join(', ')})`,
    lambda: (name, value) => `{ ${name} -> ${value} }`,
  });
  const declared = body
    ? [`        val body = ${layout(body.code, style, '        ', 11)}`, ...body.added.map((each) => `        ${each}`)]
    : [];
  const parameters = [
    `providerName = ${string(names.provider)}`,
    ...(part.kind === 'message' ? ['providerType = ProviderType.ASYNCH'] : []),
    ...(version === 4 ? [] : [`pactVersion = PactSpecVersion.V${version}`]),
  ];
  if (part.kind === 'message') {
    need('au.com.dius.pact.consumer.junit5.ProviderType');
  }
  if (version < 4) {
    need('au.com.dius.pact.core.model.PactSpecVersion');
  }
  const chained = (start: string, all: readonly string[], margin: string) =>
    [start, ...all.map((each) => margin + each)].join('\n');
  /** A chain whose first call is on the line of what it begins with. */
  const after = (start: string, [first = '', ...others]: readonly string[], margin: string) =>
    chained(start + first, others, margin);
  const members = part.kind === 'message' ? messageMembers() : httpMembers();
  const file = part.kind === 'message' ? 'OrderMailerTest' : 'OrderClientTest';
  const code = joined(
    [...new Set([...imported, ...writer.imports()])]
      .filter((each) => !/^java\.util\./.test(each))
      .sort()
      .map((each) => `import ${each}`)
      .join('\n'),
    '',
    '@PactConsumerTest',
    `@PactTestFor(${parameters.join(', ')})`,
    `class ${file} {`,
    members,
    '}',
    '',
  );
  return {file: `${file}.kt`, code, notes: notes.all()};

  function httpMembers(): string {
    need(
      'au.com.dius.pact.consumer.MockServer',
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpRequest.BodyPublishers',
      'java.net.http.HttpResponse.BodyHandlers',
      'kotlin.test.assertEquals',
    );
    const sent = sentRequest(expectation);
    const publisher =
      sent.body === undefined ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${string(sent.body)})`;
    const status = part.kind === 'response' ? exampleText(expectation.status) : '200';
    const older = version < 4;
    need(
      ...(older
        ? ['au.com.dius.pact.consumer.dsl.PactDslWithProvider', 'au.com.dius.pact.core.model.RequestResponsePact']
        : ['au.com.dius.pact.consumer.dsl.PactBuilder', 'au.com.dius.pact.core.model.V4Pact']),
    );
    const described = older
      ? chained(
          '        return builder',
          [
            `.uponReceiving(${string(names.description)})`,
            ...calls.olderRequest(),
            '.willRespondWith()',
            ...calls.olderResponse(),
            '.toPact()',
          ],
          '            ',
        )
      : joined(
          '        return builder',
          `            .expectsToReceiveHttpInteraction(${string(names.description)}) { http ->`,
          '                http',
          '                    .withRequest { r ->',
          after('                        r', calls.request(), '                            '),
          '                    }',
          '                    .willRespondWith { r ->',
          after('                        r', calls.response(), '                            '),
          '                    }',
          '            }',
          '            .toPact()',
        );
    return joined(
      `    @Pact(consumer = ${string(names.consumer)})`,
      older
        ? '    fun pact(builder: PactDslWithProvider): RequestResponsePact {'
        : '    fun pact(builder: PactBuilder): V4Pact {',
      ...declared,
      described,
      '    }',
      '',
      '    @Test',
      '    fun `sends the request`(mockServer: MockServer) {',
      '        // Call your own client here, and check what it returns.',
      '        val request =',
      chained(
        `            HttpRequest.newBuilder(URI.create(mockServer.getUrl() + ${string(sent.target)}))`,
        [
          `.method(${string(sent.method)}, ${publisher})`,
          ...sent.headers.map(([name, value]) => `.header(${string(name)}, ${string(value)})`),
          '.build()',
        ],
        '                ',
      ),
      '        val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
      '',
      `        assertEquals(${status}, response.statusCode())`,
      '    }',
    );
  }

  function messageMembers(): string {
    need('kotlin.test.assertNotNull');
    const contents = calls.message();
    const handler = [
      '',
      '        // Call your own handler here, and check what it does.',
      '        assertNotNull(content)',
      '    }',
    ];
    if (version === 4) {
      need(
        'au.com.dius.pact.consumer.dsl.PactBuilder',
        'au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage',
        'au.com.dius.pact.core.model.V4Pact',
      );
      return joined(
        `    @Pact(consumer = ${string(names.consumer)})`,
        '    fun pact(builder: PactBuilder): V4Pact {',
        ...declared,
        '        return builder',
        `            .expectsToReceiveMessageInteraction(${string(names.description)}) { message ->`,
        '                message.withContents { c ->',
        after('                    c', contents, '                        '),
        '                }',
        '            }',
        '            .toPact()',
        '    }',
        '',
        '    @Test',
        '    fun `handles the message`(message: AsynchronousMessage) {',
        '        val content = message.contents.contents.valueAsString()',
        ...handler,
      );
    }
    need(
      'au.com.dius.pact.consumer.MessagePactBuilder',
      'au.com.dius.pact.core.model.messaging.Message',
      'au.com.dius.pact.core.model.messaging.MessagePact',
    );
    return joined(
      `    @Pact(consumer = ${string(names.consumer)})`,
      '    fun pact(builder: MessagePactBuilder): MessagePact {',
      ...declared,
      chained(
        '        return builder',
        [`.expectsToReceive(${string(names.description)})`, ...contents, '.toPact()'],
        '            ',
      ),
      '    }',
      '',
      '    @Test',
      '    fun `handles the message`(messages: List<Message>) {',
      '        val content = messages.first().contentsAsString()',
      ...handler,
    );
  }
}

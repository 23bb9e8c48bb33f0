import {describe, expect, it} from 'vitest';

import {kindsOf, wrap} from './fragments';
import {languages, parse, type Language} from './parsers';

/** One fragment of each kind. */
const fragments: readonly (readonly [language: Language, kind: string, code: string])[] = [
  ['c', 'statements', 'int id = 42;\nread(id);'],
  ['cpp', 'chain', '.given("an order")\n.build()'],
  ['cpp', 'members', 'int id_;\nint id() const { return id_; }'],
  ['cpp', 'statements', 'auto id = 42;\nread(id);'],
  ['csharp', 'annotation', '[Collection("orders")]'],
  ['csharp', 'chain', '.Given("an order exists")\n.WillRespond()'],
  ['csharp', 'members', 'private readonly int id = 42;\n\npublic int Id() => id;'],
  ['csharp', 'object', '{\n    id = 42,\n    lines = new[] { 1, 2 },\n}'],
  ['docker', 'instructions', 'WORKDIR /app\nCMD ["node", "server.js"]'],
  ['go', 'members', 'ID     int64  `json:"id"`\nStatus string `json:"status"`'],
  ['go', 'object', 'map[string]any{\n\t"id": 42,\n}'],
  ['go', 'statements', 'order, err := client.Get(42)\nif err != nil {\n\treturn\n}'],
  ['groovy', 'chain', '.given("an order exists")\n.toPact()'],
  ['groovy', 'members', 'int id = 42\n\nint id() { id }'],
  ['java', 'annotation', '@ExtendWith(PactConsumerTestExt.class)\n@PactTestFor(providerName = "OrderApi")'],
  ['java', 'chain', '.given("an order exists")\n.toPact(V4Pact.class);'],
  ['java', 'members', '@State("an order exists")\nvoid order() {}'],
  ['java', 'statements', 'Order order = client.get(42);\nif (order == null) return;'],
  ['javascript', 'chain', ".given('an order exists')\n.build();"],
  ['javascript', 'members', 'id = 42;\nget() { return this.id; }'],
  ['javascript', 'object', "{id: 42, status: 'PAID'}"],
  ['javascript', 'statements', 'const order = await client.get(42);\nreturn order;'],
  ['json', 'members', '"id": 42,\n"status": "PAID"'],
  ['jsx', 'chain', '.map((line) => <Line {...line} />);'],
  ['jsx', 'members', 'render() { return <Order />; }'],
  ['jsx', 'object', '{order: <Order />}'],
  ['jsx', 'statements', 'return <Order />;'],
  ['kotlin', 'annotation', '@ExtendWith(PactConsumerTestExt::class)\n@PactTestFor(providerName = "OrderApi")'],
  ['kotlin', 'chain', '.given("an order exists")\n.toPact(V4Pact::class.java)'],
  ['kotlin', 'members', '@State("an order exists")\nfun order() {}'],
  ['kotlin', 'statements', 'val order = client.get(42)\nif (order == null) return'],
  ['php', 'annotation', '#[CoversClass(OrderClient::class)]'],
  ['php', 'chain', "->given('an order exists')\n->willRespondWith($response);"],
  ['php', 'members', 'private int $id = 42;\n\npublic function id(): int { return $this->id; }'],
  ['php', 'object', "['id' => 42, 'status' => 'PAID']"],
  ['python', 'annotation', '@pytest.fixture\n@given("an order exists")'],
  ['python', 'object', '{\n    "id": 42,\n}'],
  ['ruby', 'chain', ".given('an order exists')\n.will_respond_with(status: 200)"],
  ['ruby', 'object', "{\n  id: 42,\n  status: match_any_string('PAID')\n}"],
  ['rust', 'annotation', '#[tokio::test]\n#[ignore]'],
  ['rust', 'chain', '.start_mock_server(None, None)\n.await?'],
  ['rust', 'members', 'pub fn id(&self) -> i64 {\n    self.id\n}'],
  ['rust', 'statements', 'let order = client.get(42).await?;\nassert_eq!(order.id, 42);'],
  ['scala', 'chain', '.given("an order exists")\n.toPact()'],
  ['scala', 'members', 'override val id: Int = 42\n\ndef read(): Order = client.get(id)'],
  ['scala', 'statements', 'val order = client.get(42)\norder.status'],
  ['swift', 'chain', '.given("an order exists")\n.willRespondWith(status: 200)'],
  ['swift', 'members', 'private let id = 42\n\noverride func setUp() {}'],
  ['swift', 'statements', 'let order = try await client.get(42)\nguard order.isPaid else { return }'],
  ['tsx', 'chain', '.map((line: Line) => <Line {...line} />);'],
  ['tsx', 'members', 'private readonly order = <Order />;'],
  ['tsx', 'object', '{order: <Order />}'],
  ['tsx', 'statements', 'return <Order />;'],
  ['typescript', 'chain', ".given('an order exists')\n.build();"],
  ['typescript', 'members', 'private readonly id = 42;\nget(): number { return this.id; }'],
  ['typescript', 'object', "{id: 42, status: 'PAID' as const}"],
  ['typescript', 'statements', 'const order: Order = await client.get(42);\nreturn order;'],
];

describe('fragments', () => {
  it('of every kind parse when wrapped', async () => {
    console.log(`fragments: checked ${fragments.length} kinds`);
    const kinds = languages.flatMap((language) => kindsOf(language).map((kind) => `${language} ${kind}`));
    expect(fragments.map(([language, kind]) => `${language} ${kind}`).sort()).toEqual(kinds.sort());
    for (const [language, kind, code] of fragments) {
      expect(await parse(language, wrap(language, kind, code)?.code ?? ''), `${language} ${kind}`).toEqual([]);
    }
  });

  it('with errors do not parse when wrapped', async () => {
    for (const [language, kind, code] of fragments) {
      const broken = wrap(language, kind, `${code}\n(`)?.code ?? '';
      expect(await parse(language, broken), `${language} ${kind}`).not.toEqual([]);
    }
  });

  it('are not wrapped for a kind that their language lacks', () => {
    expect(wrap('lua', 'chain', 'a')).toBeUndefined();
    expect(wrap('java', 'constructor', 'a')).toBeUndefined();
    expect(wrap('java', 'members', 'a')).toEqual({code: 'class Sample {\na\n}', before: 1});
  });
});

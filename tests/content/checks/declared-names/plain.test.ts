import {describe, expect, it} from 'vitest';

import {declaredNames, outerNames, publicNames, usesName} from './declarations';
import {plainCode} from './plain';

describe('code', () => {
  it.each([
    ['typescript', 'spread', 'const all = {...states};', 'states'],
    ['typescript', 'a type of a variable', 'const states: Handlers = {};', 'Handlers'],
    ['python', 'a parameter of a test', 'def test_a(pact: Pact, tmp_path: Path) -> None:\n    pact.serve()', '@pact'],
    ['python', 'a parameter of a fixture', '@pytest.fixture\ndef pact(pact_dir: Path) -> Pact:\n    pass', '@pact_dir'],
    ['python', 'a formatted string', 'get(f"{url}/states")', 'url'],
    ['ruby', 'a shared context', 'include_context "with states", shop', 'context_with_states'],
    ['php', 'a property', '$this->pact->verify();', 'pact'],
    ['php', 'a property in a string', '$get("{$this->shop->id()}");', 'shop'],
    ['php', 'a constant', 'setDir(self::PACTS);', 'PACTS'],
    ['rust', 'a method of itself', 'Ok(self.place_order())', 'place_order'],
    ['rust', 'a function whose value gets its name', 'let label = label(42);', 'label'],
  ])('in %s uses %s', (language, _, code, name) => {
    expect(usesName(plainCode(code, language), name)).toBe(true);
  });

  it.each([
    ['php', 'a variable', '$pact->verify();', 'pact'],
    ['php', 'a member of another', '$shop->pact();', 'pact'],
    ['python', 'a variable', 'def pay(pact: Pact) -> None:\n    pass', '@pact'],
    ['rust', 'an import', 'use super::{pact_dir, serve};\nserve();', 'pact_dir'],
  ])('in %s does not use a name as %s', (language, _, code, name) => {
    expect(usesName(plainCode(code, language), name)).toBe(false);
  });
});

describe('the names that code declares', () => {
  it('are those of a destructuring', () => {
    expect([...declaredNames('const {like, string: text} = Matchers;', 'typescript')]).toEqual(['like', 'text']);
  });

  it('are fixtures in Python, also as parameters', () => {
    const code = '@pytest.fixture(scope="session")\ndef pact() -> Pact:\n    made = Pact()\n    return made';
    expect([...outerNames(code, 'python')]).toEqual(['pact', '@pact']);
  });

  it('are shared contexts in Ruby', () => {
    expect([...declaredNames('RSpec.shared_context "with states" do |shop|\nend', 'ruby')]).toContain(
      'context_with_states',
    );
  });

  it('are properties in PHP wherever they are set, for its own file', () => {
    const code = 'protected function setUp(): void\n{\n    $this->pact = new Pact();\n}';
    expect([...outerNames(code, 'php')]).toEqual(['setUp', 'pact']);
    expect([...publicNames(code, 'php')]).toEqual(['setUp']);
  });

  it('are methods of an implementation in Rust', () => {
    expect([...outerNames('impl States {\n    fn place(&self) {\n    }\n}', 'rust')]).toContain('place');
  });
});

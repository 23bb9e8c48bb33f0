import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {findTexts, findTextsObjects, findUnusedTexts, type Source} from './checks/interface-texts';

const folders = ['src/components', 'src/theme', 'src/pages'];

function readSources(folder: string, extension: RegExp): Source[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => extension.test(name) && !/\.(?:test\.tsx?|d\.ts)$/.test(name))
    .sort()
    .map((file) => ({file, source: readFileSync(file, 'utf8')}));
}

function findFaults(source: Source): string[] {
  return findTexts(source).map(
    ({line, text}) =>
      `${source.file}:${line}: "${text}" is written in the component; move it to a module of src/texts and import it`,
  );
}

const modules = folders.flatMap((folder) => readSources(folder, /\.tsx$/));
const texts = readSources('src/texts', /\.ts$/);

describe('the texts of the interface', () => {
  it('are in src/texts, not in components', () => {
    const keys = texts.flatMap(findTextsObjects).flatMap((object) => object.keys);
    console.log(
      `interface texts: checked ${modules.length} modules, and ${keys.length} texts in ${texts.length} modules of src/texts`,
    );
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.flatMap(findFaults)).toEqual([]);
  });

  it('are all used', () => {
    const users = readSources('src', /\.tsx?$/);
    expect(texts.flatMap(findTextsObjects).length).toBeGreaterThan(5);
    expect(findUnusedTexts(texts, users)).toEqual([]);
  });
});

describe('the check of a component', () => {
  const textsIn = (...lines: string[]): string[] =>
    findFaults({file: 'src/components/A/index.tsx', source: lines.join('\n')});

  it('reports texts and attributes with line and fix', () => {
    const faults = textsIn(
      'export default function A({count, isDone}) {',
      '  return (',
      '    <section aria-label="Steps of a course">',
      '      <p>',
      '        Copy page',
      '      </p>',
      '      <img alt={`Diagram of ${count} steps`} />',
      "      {isDone && 'Copied'}",
      "      <Select label={isDone ? 'Undo' : texts.finish} />",
      '      {count} results&nbsp;&hellip;',
      '    </section>',
      '  );',
      '}',
    );
    const fix = 'is written in the component; move it to a module of src/texts and import it';
    expect(faults).toEqual([
      `src/components/A/index.tsx:3: "Steps of a course" ${fix}`,
      `src/components/A/index.tsx:5: "Copy page" ${fix}`,
      `src/components/A/index.tsx:7: "Diagram of \${count} steps" ${fix}`,
      `src/components/A/index.tsx:8: "Copied" ${fix}`,
      `src/components/A/index.tsx:9: "Undo" ${fix}`,
      `src/components/A/index.tsx:10: "results&nbsp;&hellip;" ${fix}`,
    ]);
  });

  it('accepts imported texts, data, punctuation, code and attributes that are not shown', () => {
    expect(
      textsIn(
        "import {courseTexts as texts} from '@site/src/texts/course';",
        'export default function A({course, step, isDone}) {',
        '  return (',
        '    <section className="steps" aria-label={texts.steps(course.title)} aria-current="step">',
        '      <p>',
        '        {texts.before} “<strong>{step}</strong>”: {course.title}&nbsp;…',
        '      </p>',
        '      <code>pact broker can-i-deploy</code>',
        '      <kbd>Ctrl K</kbd>',
        "      <p className={isDone ? 'done' : 'open'}>{step === 'last' && texts.finish}</p>",
        '      <img alt="" title={`${step}/${course.id}`} />',
        '    </section>',
        '  );',
        '}',
      ),
    ).toEqual([]);
  });
});

describe('the check of src/texts', () => {
  const module: Source = {
    file: 'src/texts/course.ts',
    source: [
      'const plural = (count: number) => `${count} steps`;',
      'export const courseTexts = {',
      "  start: 'Start here.',",
      '  /** A function. */',
      '  steps: (count: number) => plural(count),',
      "  reasons: {'out-of-date': \"It's out of date\"},",
      '} as const;',
    ].join('\n'),
  };
  const user = (...lines: string[]): Source => ({file: 'src/components/A/index.tsx', source: lines.join('\n')});
  const importLine = "import {courseTexts as texts} from '@site/src/texts/course';";

  it('reports a module that nothing imports', () => {
    expect(findUnusedTexts([module], [user("import {courseTexts} from '@site/src/texts/other';")])).toEqual([
      'src/texts/course.ts:2: nothing imports courseTexts; delete it, or use it in a component',
    ]);
  });

  it('reports a text that nothing uses', () => {
    expect(
      findUnusedTexts([module], [user(importLine, 'const {start} = texts;', "other.steps(texts.reasons['other']);")]),
    ).toEqual(['src/texts/course.ts:5: nothing uses courseTexts.steps; delete it']);
  });

  it('accepts texts that several modules use together, or that are passed on', () => {
    const first = user(importLine, 'const a = texts.start;');
    const second = user(importLine, 'const b = texts.steps(2) + texts.reasons[id];');
    expect(findUnusedTexts([module], [first, second])).toEqual([]);
    expect(findUnusedTexts([module], [user(importLine, 'show(texts);')])).toEqual([]);
  });
});

import type {Table} from 'mdast';
import {describe, expect, it, vi} from 'vitest';

import {applyRemark, textOf} from '../../../tests/doubles/markdown';
import {setSource} from '../../content/collection';
import type {ExitCode} from '../../content/exit-codes';
import remarkExitCodes from './index';

const {entries} = vi.hoisted(() => ({entries: [] as ExitCode[]}));
vi.mock('../../content/exit-codes', () => ({readExitCodes: () => entries}));

entries.push(
  ...[
    {program: 'shop', codes: [0], when: 'done'},
    {program: 'shop', command: '`pay --cash`, `refund`', codes: [2, 3], when: 'no [money](/money.mdx)'},
    {program: 'shop', command: '`refund`', codes: [4], when: 'no receipt'},
    {program: 'till', codes: [1], when: 'it is empty'},
  ].map((entry, index) =>
    setSource({...entry, source: 'run: shop 1.0'}, {file: 'content/exit-codes.yml', line: index * 4 + 1}),
  ),
);

const run = (source: string) => applyRemark([remarkExitCodes], source).children;

/** The cells of the table that stands for an element. */
const cellsOf = (source: string): string[][] =>
  (run(source)[0] as Table).children.map((row) => row.children.map((cell) => textOf(cell)));

describe('exit codes on a page', () => {
  it('are those of a program, by command', () => {
    expect(cellsOf('<ExitCodes of="shop" />')).toEqual([
      ['Command', 'Code', 'When'],
      ['all', '0', 'done'],
      ['pay --cash, refund', '2, 3', 'no money'],
      ['refund', '4', 'no receipt'],
    ]);
  });

  it('have no column for the command if there is one only', () => {
    expect(cellsOf('<ExitCodes of="till" />')).toEqual([
      ['Code', 'When'],
      ['1', 'it is empty'],
    ]);
    expect(cellsOf('<ExitCodes of="shop" command="pay" />')).toEqual([
      ['Code', 'When'],
      ['2, 3', 'no money'],
    ]);
  });

  it('are those of a command, wherever it stands among others', () => {
    expect(cellsOf('<ExitCodes of="shop" command="refund" />').map(([command]) => command)).toEqual([
      'Command',
      'pay --cash, refund',
      'refund',
    ]);
  });

  it('are those of all programs, with their names', () => {
    expect(cellsOf('<ExitCodes />').map(([command]) => command)).toEqual([
      'Command',
      'shop',
      'shop pay --cash, refund',
      'shop refund',
      'till',
    ]);
  });

  it('have a link to edit them', () => {
    expect(run('<ExitCodes of="till" />')[1]).toMatchObject({
      name: 'EditLink',
      attributes: [{value: 'content/exit-codes.yml#L13'}, {value: 'table'}],
    });
  });

  it.each([
    ['<ExitCodes of="shops" />', /^docs\/page\.mdx:1: ExitCodes takes of="…" with one of shop, till$/],
    ['<ExitCodes of="till" command="pay" />', /^docs\/page\.mdx:1: no exit code .* is about the command "pay"$/],
    ['In <ExitCodes of="till" /> a line', /^docs\/page\.mdx:1: ExitCodes must be on a separate line$/],
  ])('are refused: %s', (source, fault) => {
    expect(() => run(source)).toThrow(fault);
  });
});

import type {Code, List, Paragraph, RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';

import {setSource} from '../../content/collection';
import type {Problem} from '../../content/errors';
import {paragraph, text} from '../remark-element/markdown';
import {renderProblem} from './render';

const sentence = (value: string): Paragraph => paragraph(text(value));
const list: List = {type: 'list', children: [{type: 'listItem', children: [sentence('By post')]}]};
const command: Code = {type: 'code', lang: 'bash', value: 'make parcel'};

const problem = setSource<Problem>(
  {
    id: 'order-late',
    title: 'The order is `late`',
    messages: [{slug: 'broker-late', tool: 'pact-broker', text: 'late', source: 'pact/broker@v1:late.rb'}],
    cause: [sentence('The parcel was lost.'), sentence('Nobody found it.')],
    fixes: [{content: [list, command], code: [command]}],
    check: [sentence('It arrives.')],
    notes: [
      {label: 'Versions', content: [sentence('Since 2.0.')]},
      {label: 'Other causes', content: [sentence('Rain.')]},
    ],
    versions: [],
    more: [],
    sumsUp: false,
  },
  {file: 'content/errors/late/order-late.mdx', line: 2},
);

const longer = [
  {
    slug: 'broker-parcel',
    tool: 'pact-broker',
    text: `The parcel\n  of ${'very '.repeat(20)}late orders`,
    source: 'pact/broker@v1:late.rb',
  },
  {slug: 'go-parcel', tool: 'pact-go', text: 'no parcel today', source: 'pact/go@v1:late.go'},
] as const;
/** The entry with other fields. */
const entryWith = (fields: Partial<Problem>): Problem =>
  setSource<Problem>({...problem, ...fields}, {file: 'content/errors/late/order-late.mdx', line: 2});
const foldOf = (entry: Problem): unknown =>
  (renderProblem(entry) as (RootContent & {name?: string; children?: unknown})[]).find(({name}) => name === 'details')
    ?.children;
const label = (value: string) => ({type: 'strong', children: [{type: 'text', value}]});

describe('an entry of the error index', () => {
  it('has the meaning, the fix and the check before the messages, each with a label', () => {
    const [, ...sections] = renderProblem(problem);
    expect(sections).toMatchObject([
      {children: [label('What it means:'), {value: ' '}, {value: 'The parcel was lost.'}]},
      {children: [{value: 'Nobody found it.'}]},
      {children: [label('Fix:')]},
      {type: 'list'},
      {type: 'code', value: 'make parcel'},
      {children: [label('Other causes:'), {value: ' '}, {value: 'Rain.'}]},
      {children: [label('Check:'), {value: ' '}, {value: 'It arrives.'}]},
      {children: [label('Versions:'), {value: ' '}, {value: 'Since 2.0.'}]},
      {name: 'details'},
      {name: 'EditLink'},
    ]);
  });

  it('folds all messages, with how many there are', () => {
    const messages = [...problem.messages, ...longer];
    expect(foldOf(entryWith({messages}))).toMatchObject([
      {name: 'summary', children: [{value: 'All messages (3)'}]},
      {type: 'code', value: 'late'},
      {type: 'paragraph'},
      {type: 'code', value: longer[0].text},
      {type: 'paragraph'},
      {type: 'code', value: longer[1].text},
      {type: 'paragraph'},
    ]);
    expect(foldOf(problem)).toMatchObject([
      {name: 'summary', children: [{value: 'The whole message and its source'}]},
      {value: 'late'},
      {},
    ]);
  });

  it('begins with its first message in short form, unless the heading has all of it', () => {
    const begin = `The parcel of ${'very '.repeat(15).trim()}`;
    expect(renderProblem(entryWith({messages: longer}))[1]).toMatchObject({
      children: [label('Message:'), {value: ' '}, {type: 'inlineCode', value: `${begin} …`}],
    });
    expect(renderProblem(problem)[1]).toMatchObject({children: [label('What it means:'), {}, {}]});
  });

  it('has what a library prints in the panel of its language, if another library comes first', () => {
    const fixes = [{sdks: ['go'], content: [command], code: [command]}, ...problem.fixes] as const;
    const [, , , tabs] = renderProblem(entryWith({messages: [...problem.messages, ...longer], fixes}));
    expect(tabs).toMatchObject({
      name: 'SdkTabs',
      children: [
        {
          children: [
            {children: [label('Pact Go prints:'), {}, {value: 'no parcel today'}]},
            {},
            {value: 'make parcel'},
          ],
        },
        {children: [{children: [label('Fix:')]}, {type: 'list'}, {value: 'make parcel'}]},
      ],
    });
  });

  it('ends with a link to the file that it comes from', () => {
    expect(renderProblem(problem).at(-1)).toMatchObject({
      attributes: [{value: 'content/errors/late/order-late.mdx#L2'}, {value: 'error'}],
    });
  });

  it('returns new nodes, which later plugins may change', () => {
    const again = JSON.stringify(renderProblem(problem));
    for (const node of renderProblem(problem) as (RootContent & {children?: unknown[]})[]) {
      node.children?.splice(0);
    }
    expect(JSON.stringify(renderProblem(problem))).toBe(again);
  });
});

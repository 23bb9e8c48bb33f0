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
    notes: [{label: 'Versions', content: [sentence('Since 2.0.')]}],
    more: [],
    sumsUp: false,
  },
  {file: 'content/errors/late/order-late.mdx', line: 2},
);

const label = (value: string) => ({type: 'strong', children: [{type: 'text', value}]});

describe('an entry of the error index', () => {
  it('has a label before each section, or above one that starts with a list', () => {
    const [, , , ...sections] = renderProblem(problem);
    expect(sections).toMatchObject([
      {children: [label('Cause:'), {value: ' '}, {value: 'The parcel was lost.'}]},
      {children: [{value: 'Nobody found it.'}]},
      {children: [label('Fix:')]},
      {type: 'list'},
      {type: 'code', value: 'make parcel'},
      {children: [label('Verify:'), {value: ' '}, {value: 'It arrives.'}]},
      {children: [label('Versions:'), {value: ' '}, {value: 'Since 2.0.'}]},
      {name: 'EditLink'},
    ]);
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

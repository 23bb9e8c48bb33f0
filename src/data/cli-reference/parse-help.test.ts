import {describe, expect, it} from 'vitest';

import {parseHelp} from './parse-help';

const help = `
Sells teapots

Usage: pact sell [OPTIONS] --shop <SHOP> <TEAPOT>...

Commands:
  gift  Sells a teapot as a present
  help  Print this message

Arguments:
  <TEAPOT>...  Which ones
  [BAG]        Where to put them [possible values: paper, cloth]

Options:
  -s, --shop <SHOP>
          The shop
          
          Where it is.
          
          [env: SHOP=/home/ann/shop]
          [default: near]

      --fast  Hurry up

Payment options:
      --card [<CARD>...]
          How to pay, can be repeated
`;

describe('a page of help', () => {
  it('is read with its options, their groups and what is in brackets', () => {
    const {summary, usage, options} = parseHelp('sell', help);
    expect([summary, usage]).toEqual(['Sells teapots', 'pact sell [OPTIONS] --shop <SHOP> <TEAPOT>...']);
    expect(options).toEqual([
      {
        long: '--shop',
        short: '-s',
        value: 'SHOP',
        required: true,
        environment: 'SHOP',
        default: 'near',
        group: 'Options',
        help: 'The shop\n\nWhere it is.',
      },
      {long: '--fast', group: 'Options', help: 'Hurry up'},
      {
        long: '--card',
        value: 'CARD',
        valueIsOptional: true,
        repeatable: true,
        group: 'Payment options',
        help: 'How to pay, can be repeated',
      },
    ]);
  });

  it('is read with its arguments and subcommands', () => {
    const {arguments: values, subcommands} = parseHelp('sell', help);
    expect(subcommands).toEqual(['gift']);
    expect(values).toEqual([
      {name: 'TEAPOT', required: true, repeatable: true, help: 'Which ones'},
      {name: 'BAG', possible: ['paper', 'cloth'], help: 'Where to put them'},
    ]);
  });

  it('is rejected without a usage', () => {
    expect(() => parseHelp('sell', 'Sold out')).toThrow('pact sell --help prints no usage');
  });

  it('is rejected when a line looks like an option and is laid out differently', () => {
    expect(() => parseHelp('sell', help.replace('      --fast', '    --fast'))).toThrow(
      'Can\'t parse this line of the help as an option: "    --fast  Hurry up"',
    );
  });
});

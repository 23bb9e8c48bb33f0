import {judge} from '../../data/matching/judge';
import {toWholeRegExp} from '../../data/matching/oniguruma';
import {setTranslator} from '../../data/matching/regex';
import {ruleTableTexts as texts} from '../../texts/rule-table';
import {replaceElement} from '../remark-element';
import {code, table, text, type Column} from '../remark-element/markdown';

setTranslator(toWholeRegExp);

/** A rule with its example, both as JSON; without a rule, the value has to be equal. */
interface RuleRow {
  readonly rule: string | undefined;
  readonly example: string;
  /** Whether the result depends on the example. */
  readonly showsExample?: boolean;
}

const rows: readonly RuleRow[] = [
  {rule: undefined, example: '7', showsExample: true},
  {rule: '{"match": "type"}', example: '7', showsExample: true},
  {rule: '{"match": "type"}', example: '"7"', showsExample: true},
  {rule: '{"match": "integer"}', example: '7'},
  {rule: '{"match": "decimal"}', example: '7.5'},
  {rule: '{"match": "number"}', example: '7'},
  {rule: '{"match": "boolean"}', example: 'true'},
  {rule: '{"match": "null"}', example: 'null'},
  {rule: String.raw`{"match": "regex", "regex": "\\d+"}`, example: '"7"'},
  {rule: '{"match": "include", "value": "7"}', example: '"7"'},
  {rule: '{"match": "semver"}', example: '"1.7.0"'},
  {rule: '{"match": "notEmpty"}', example: '"7"'},
  {rule: '{"match": "date", "format": "yyyy-MM-dd"}', example: '"2026-11-30"'},
];

const values = ['7', '7.0', '"7"', 'true', '"true"', 'null', '""', '"1.7.0"', '"2026-1-5"'];

/** Whether the core accepts a value in a JSON body. */
function accepts({rule, example}: RuleRow, value: string): boolean {
  const rules = rule === undefined ? '' : `, "matchingRules": {"body": {"$.value": {"matchers": [${rule}]}}}`;
  const {verdict} = judge({
    kind: 'response',
    version: 4,
    expected: `{"body": {"contentType": "application/json", "content": {"value": ${example}}}${rules}}`,
    actual: `{"body": {"value": ${value}}}`,
  });
  return verdict?.passed ?? false;
}

const columns: readonly Column<RuleRow>[] = [
  {
    title: texts.rule,
    render: ({rule, example, showsExample = false}) =>
      rule === undefined
        ? [text(texts.none), ...code(example)]
        : [...code(rule), ...(showsExample ? [text(texts.withExample), ...code(example)] : [])],
  },
  ...values.map((value): Column<RuleRow> => ({
    title: value,
    render: (row) => [text(accepts(row, value) ? texts.accepted : texts.refused)],
  })),
];

/**
 * Inserts a table of matching rules and values, with what the core accepts as `src/data/matching` computes it:
 *
 *     <RuleTable />
 */
export default replaceElement({name: 'RuleTable', attributes: [], build: () => [table(rows, columns)]});

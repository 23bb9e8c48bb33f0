import {askMatrix, type ReasonKind} from '../../data/pact-broker/matrix/matrix';
import {ruleCases, ruleSubjects, type RuleCase} from '../../data/pact-broker/matrix/rules';
import {stateAfter} from '../../data/pact-broker/matrix/state';
import {replaceElement} from '../remark-element';
import {join, link, table, text, type Column} from '../remark-element/markdown';

const name = 'DeploymentRules';

/** What a reason is called in a table, and the heading of the page that tells about it. */
const reasons: Readonly<Record<ReasonKind, readonly [label: string, heading: string]>> = {
  IgnoreSelectorDoesNotExist: ['cannot ignore', 'cannot-ignore'],
  NoDependenciesMissing: ['nothing missing', 'no-missing-dependencies'],
  NoEnvironmentSpecified: ['no environment', 'no-environment'],
  PactNotEverVerifiedByProvider: ['no verified pact', 'no-verified-pact'],
  SelectorWithoutPacticipantVersionNumberSpecified: ['no version number', 'no-version-number'],
  SpecifiedVersionDoesNotExist: ['no such version', 'no-such-version'],
  Successful: ['all verified', 'all-verified'],
  VerificationFailed: ['verification failed', 'verification-failed'],
};

function kindsOf({given, ask}: RuleCase): ReasonKind[] {
  return [...new Set(askMatrix(stateAfter(given), ask).reasons.map(({kind}) => kind))];
}

const columns: readonly Column<RuleCase>[] = [
  {title: 'Rule', show: ({rule}) => [text(rule.charAt(0).toUpperCase() + rule.slice(1))]},
  {title: 'Answer', show: ({answer}) => [text(answer)]},
  {
    title: 'Reason',
    show: (rule) =>
      join(
        kindsOf(rule).map((kind) => {
          const [label, heading] = reasons[kind];
          return [link(`#${heading}`, [text(label)])];
        }),
        ', ',
      ),
  },
];

/**
 * Puts rules of can-i-deploy into a page, from the cases that the tests try:
 *
 *     <DeploymentRules about="consumers" />
 *
 * Each row has a rule, the answer in a situation that it decides, and the reasons, which lead to headings of the page.
 */
export default replaceElement({
  name,
  attributes: ['about="…"'],
  build: (attributes) => {
    const about = ruleSubjects.find((subject) => subject === attributes.get('about'));
    if (!about) {
      throw new Error(`${name} needs about="…": ${ruleSubjects.join(', ')}`);
    }
    return [
      table(
        ruleCases.filter((rule) => rule.about === about),
        columns,
      ),
    ];
  },
});

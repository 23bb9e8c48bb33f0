import {sourceOf} from '../../content/collection';
import {readDeploymentRules, type DeploymentRule} from '../../content/deployment-rules';
import {askMatrix, type ReasonKind} from '../../data/pact-broker/matrix/matrix';
import {applyEvents} from '../../data/pact-broker/matrix/state';
import {replaceElement} from '../remark-element';
import {editLink, join, link, table, text, type Column} from '../remark-element/markdown';

const name = 'DeploymentRules';

/** Label of each reason, and id of the heading that explains it. */
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

function kindsOf({given, question}: DeploymentRule): ReasonKind[] {
  return [...new Set(askMatrix(applyEvents(given), question).reasons.map(({kind}) => kind))];
}

const columns: readonly Column<DeploymentRule>[] = [
  {title: 'Rule', render: ({rule}) => [text(rule.charAt(0).toUpperCase() + rule.slice(1))]},
  {title: 'Answer', render: ({answer}) => [text(answer)]},
  {
    title: 'Reason',
    render: (rule) =>
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
 * Inserts a table of can-i-deploy rules, from `content/deployment-rules.yml`:
 *
 *     <DeploymentRules about="consumers" />
 *
 * Each row has a rule, the answer in an example of it, and the reasons as links to headings of the page.
 */
export default replaceElement({
  name,
  attributes: ['about="…"'],
  build: (attributes) => {
    const all = readDeploymentRules();
    const rules = all.filter(({about}) => about === attributes.get('about'));
    const [first] = rules;
    if (!first) {
      throw new Error(`${name} needs about="…": ${[...new Set(all.map(({about}) => about))].join(', ')}`);
    }
    return [table(rules, columns), editLink(sourceOf(first), 'table')];
  },
});

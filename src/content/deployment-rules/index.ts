import {isDeepStrictEqual} from 'node:util';

import {askMatrix, type Question} from '../../data/pact-broker/matrix/matrix';
import {applyEvents, type BrokerEvent} from '../../data/pact-broker/matrix/state';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, setSource, sourceOf} from '../collection';

/**
 * A rule of can-i-deploy with an example; `content/deployment-rules.schema.json` describes the fields.
 *
 * The answers match those of `PactBroker::Matrix::Service` of Pact Broker 2.120.0 for the same data; most examples are from
 * its `spec/lib/pact_broker/matrix/`.
 */
export interface DeploymentRule {
  /** Table that shows the rule. */
  readonly about: string;
  readonly rule: string;
  readonly given: readonly BrokerEvent[];
  readonly question: Question;
  readonly answer: 'yes' | 'no' | 'unknown';
  /** The Broker's messages. */
  readonly because: readonly string[];
}

/** A rule in the file, where each event is a map with its kind as the only key. */
interface WrittenRule extends Omit<DeploymentRule, 'given'> {
  readonly given: readonly Readonly<Record<string, object>>[];
}

const readEvent = (event: Readonly<Record<string, object>>): BrokerEvent =>
  Object.assign({}, ...Object.entries(event).map(([kind, fields]) => ({kind, ...fields}))) as BrokerEvent;

const answers = new Map([
  [true, 'yes'],
  [false, 'no'],
  [undefined, 'unknown'],
]);

/** Compares the answer and reasons of a rule with those of our model of the matrix. */
function modelFaults({given, question, answer, because}: DeploymentRule): string[] {
  const {deployable, reasons} = askMatrix(applyEvents(given), question);
  const modelled = answers.get(deployable);
  const texts = reasons.map(({text}) => text);
  const fix = 'correct the rule, or the model in src/data/pact-broker/matrix.';
  return [
    ...(modelled === answer ? [] : [`answer: is "${answer}", but the model answers "${modelled}"; ${fix}`]),
    ...(isDeepStrictEqual(texts, because)
      ? []
      : [`because: the reasons of the model are ${texts.map((text) => `"${text}"`).join(', ')}; ${fix}`]),
  ];
}

function build([file]: readonly ContentFile[]): readonly DeploymentRule[] {
  const rules = (file?.value as readonly WrittenRule[]).map((rule) =>
    setSource({...rule, given: rule.given.map(readEvent)}, sourceOf(rule)),
  );
  const names = rules.map(({rule}) => rule);
  const faults = rules.flatMap((rule, index) =>
    [
      ...(names.indexOf(rule.rule) === index ? [] : [`rule: "${rule.rule}" appears twice; reword one.`]),
      ...modelFaults(rule),
    ].map((fault) => faultAt(sourceOf(rule), fault)),
  );
  assertNoFaults(faults);
  return rules;
}

/** The rules of `content/deployment-rules.yml`, all of which our model of the matrix follows. */
export const readDeploymentRules = defineCollection({
  from: 'content/deployment-rules.yml',
  schema: 'content/deployment-rules.schema.json',
  build,
});

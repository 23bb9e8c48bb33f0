import {useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {Button, options, Select} from '@site/src/components/Field';
import {askMatrix, type Answer} from '@site/src/data/pact-broker/matrix/matrix';
import {applyEvents, type BrokerEvent} from '@site/src/data/pact-broker/matrix/state';
import {canIDeployTexts as texts} from '@site/src/texts/can-i-deploy';
import Controls, {versionNames} from './Controls';
import Matrix from './Matrix';
import {describeEvent} from './broker';
import {scenarios, type Scenario} from './scenarios';

import styles from './styles.module.css';

const [firstScenario] = scenarios;

const verdicts = new Map([
  [true, {...texts.yes, className: styles.yes}],
  [false, {...texts.no, className: styles.no}],
  [undefined, {...texts.unknown, className: styles.unknown}],
]);

function Verdict({deployable, reasons}: Answer): ReactNode {
  const shown = verdicts.get(deployable);
  return (
    <div className={clsx(styles.verdict, shown?.className)} role="status">
      <p>
        <strong>{shown?.verdict}</strong> {shown?.meaning}
      </p>
      {reasons.map(({text}) => (
        <p key={text} className={styles.reason}>
          {text}
        </p>
      ))}
    </div>
  );
}

/**
 * An interactive Broker with two applications. The reader publishes pacts and results, records deployments and sees the
 * matrix and the answer of `can-i-deploy`, computed by the Broker's rules (`src/data/pact-broker/matrix`). Without
 * scripts it shows the first scenario.
 */
export default function CanIDeploy(): ReactNode {
  const [scenario, setScenario] = useState<Scenario>(firstScenario);
  const [events, setEvents] = useState<readonly BrokerEvent[]>(firstScenario.events);
  const [question, setQuestion] = useState<Scenario['question']>(firstScenario.question);
  const state = applyEvents(events);
  const versions = versionNames(state);

  function start(id: string): void {
    const next = scenarios.find((each) => each.id === id) ?? firstScenario;
    setScenario(next);
    setEvents(next.events);
    setQuestion(next.question);
  }

  const requested = `${question.pacticipant} ${question.version}`;
  const [pacticipant = '', version = ''] = (versions.includes(requested) ? requested : (versions[0] ?? '')).split(' ');
  const {environment} = question;
  const answer = askMatrix(state, {selectors: [{pacticipant, version}], to: {environment}, latestBy: 'cvpv'});

  return (
    <section className={styles.frame} aria-label={texts.region}>
      <div className={styles.scenario}>
        <Select label={texts.scenario} value={scenario.id} onChange={start}>
          {options(scenarios.map(({id, title}) => [id, title] as const))}
        </Select>
      </div>
      <div className={styles.events}>
        <p className={styles.heading}>{texts.events}</p>
        <ol>
          {events.map((event, index) => (
            <li key={`${index} ${describeEvent(event)}`}>{describeEvent(event)}</li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button disabled={events.length <= 1} onClick={() => setEvents(events.slice(0, -1))}>
            {texts.undo}
          </Button>
          <Button disabled={events === scenario.events} onClick={() => start(scenario.id)}>
            {texts.startOver}
          </Button>
        </div>
      </div>
      <Controls state={state} onEvent={(event) => setEvents([...events, event])} />
      <p className={styles.heading}>{texts.question}</p>
      <div className={styles.question}>
        <Select
          label={texts.questionVersion}
          value={`${pacticipant} ${version}`}
          onChange={(name) => {
            const [pacticipant = '', version = ''] = name.split(' ');
            setQuestion({...question, pacticipant, version});
          }}
        >
          {options(versions)}
        </Select>
        <Select
          label={texts.questionEnvironment}
          value={environment}
          onChange={(name) => setQuestion({...question, environment: name})}
        >
          {options(state.environments)}
        </Select>
      </div>
      <p className={styles.command}>
        <code>{`pact broker can-i-deploy --pacticipant ${pacticipant} --version ${version} --to-environment ${environment}`}</code>
      </p>
      <Verdict {...answer} />
      <Matrix state={state} relevant={answer.rows} />
    </section>
  );
}

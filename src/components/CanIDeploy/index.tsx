import {useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {Button, options, Select} from '@site/src/components/Field';
import {askMatrix, type Answer} from '@site/src/data/pact-broker/matrix/matrix';
import {stateAfter, type BrokerEvent} from '@site/src/data/pact-broker/matrix/state';
import Controls, {versionNames} from './Controls';
import Matrix from './Matrix';
import {situations, type Situation} from './situations';
import {sentenceOf} from './words';

import styles from './styles.module.css';

const [first] = situations;

const verdicts = new Map([
  [true, {word: 'Yes', className: styles.yes, meaning: 'Computer says yes; exit code 0.'}],
  [false, {word: 'No', className: styles.no, meaning: 'Computer says no; exit code 1.'}],
  [
    undefined,
    {word: 'Unknown', className: styles.unknown, meaning: 'A result is missing. Computer says no; exit code 1.'},
  ],
]);

function Verdict({deployable, reasons}: Answer): ReactNode {
  const verdict = verdicts.get(deployable);
  return (
    <div className={clsx(styles.verdict, verdict?.className)} role="status">
      <p>
        <strong>{verdict?.word}.</strong> {verdict?.meaning}
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
 * A Broker with two applications to try can-i-deploy on. The reader publishes pacts and results, records deployments
 * and sees the matrix and the answer, which follows the Broker's rules (`src/data/pact-broker/matrix`). Without scripts it is
 * a worked example.
 */
export default function CanIDeploy(): ReactNode {
  const [situation, setSituation] = useState<Situation>(first);
  const [events, setEvents] = useState<readonly BrokerEvent[]>(first.events);
  const [question, setQuestion] = useState<Situation['ask']>(first.ask);
  const state = stateAfter(events);
  const versions = versionNames(state);

  function begin(id: string): void {
    const next = situations.find((one) => one.id === id) ?? first;
    setSituation(next);
    setEvents(next.events);
    setQuestion(next.ask);
  }

  const asked = `${question.pacticipant} ${question.version}`;
  const [pacticipant = '', version = ''] = (versions.includes(asked) ? asked : (versions[0] ?? '')).split(' ');
  const {environment} = question;
  const answer = askMatrix(state, {selectors: [{pacticipant, version}], to: {environment}, latestBy: 'cvpv'});

  return (
    <section className={styles.frame} aria-label="Try can-i-deploy">
      <div className={styles.beginnings}>
        <Select label="Situation" value={situation.id} onChange={begin}>
          {options(situations.map(({id, title}) => [id, title] as const))}
        </Select>
      </div>
      <div className={styles.told}>
        <p className={styles.heading}>What pipelines have told the Broker</p>
        <ol>
          {events.map((event, index) => (
            <li key={`${index} ${sentenceOf(event)}`}>{sentenceOf(event)}</li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button disabled={events.length <= 1} onClick={() => setEvents(events.slice(0, -1))}>
            Take the last back
          </Button>
          <Button disabled={events === situation.events} onClick={() => begin(situation.id)}>
            Start again
          </Button>
        </div>
      </div>
      <Controls state={state} onEvent={(event) => setEvents([...events, event])} />
      <p className={styles.heading}>The question</p>
      <div className={styles.question}>
        <Select
          label="May this version"
          value={`${pacticipant} ${version}`}
          onChange={(name) => {
            const [pacticipant = '', version = ''] = name.split(' ');
            setQuestion({...question, pacticipant, version});
          }}
        >
          {options(versions)}
        </Select>
        <Select
          label="be deployed to"
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
      <Matrix state={state} counted={answer.rows} />
    </section>
  );
}

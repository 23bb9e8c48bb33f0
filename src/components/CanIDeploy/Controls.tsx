import {useState, type ReactNode} from 'react';

import {Button, options, Select} from '@site/src/components/Field';
import type {BrokerEvent, BrokerState} from '@site/src/data/pact-broker/matrix/state';
import {consumer, contentsOf, nextContent, nextVersion, provider, versionsOf} from './words';

import styles from './styles.module.css';

interface ActionProps {
  readonly title: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function Action({title, submit, onSubmit, children}: ActionProps): ReactNode {
  return (
    <form
      className={styles.action}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className={styles.actionTitle}>{title}</p>
      {children}
      <Button type="submit">{submit}</Button>
    </form>
  );
}

interface Props {
  readonly state: BrokerState;
  readonly onEvent: (event: BrokerEvent) => void;
}

function Publish({state, onEvent}: Props): ReactNode {
  const fresh = nextContent(state);
  const known = contentsOf(state);
  const [chosen, choose] = useState('');
  const content = known.includes(chosen) ? chosen : fresh;
  const version = nextVersion(state, consumer);
  return (
    <Action
      title="Publish a pact"
      submit={`Publish ${consumer} ${version}`}
      onSubmit={() => {
        onEvent({kind: 'publish', consumer, version, pacts: {[provider]: content}});
        choose('');
      }}
    >
      <Select label="Content" value={content} onChange={choose}>
        {options([[fresh, `${fresh}, a new one`], ...known.map((one) => [one, `${one}, unchanged`] as const)])}
      </Select>
    </Action>
  );
}

function Verify({state, onEvent}: Props): ReactNode {
  const fresh = nextVersion(state, provider);
  const known = contentsOf(state);
  const [chosenVersion, chooseVersion] = useState('');
  const [chosenContent, chooseContent] = useState('');
  const [outcome, setOutcome] = useState('passes');
  const versions = versionsOf(state, provider);
  const version = versions.includes(chosenVersion) ? chosenVersion : fresh;
  const content = known.includes(chosenContent) ? chosenContent : (known.at(-1) ?? '');
  if (content === '') {
    return undefined;
  }
  return (
    <Action
      title="Publish a result"
      submit="Publish the result"
      onSubmit={() => {
        onEvent({kind: 'verify', consumer, provider, version, content, success: outcome === 'passes'});
        chooseVersion(version);
      }}
    >
      <Select label={provider} value={version} onChange={chooseVersion}>
        {options([...versions, [fresh, `${fresh}, a new one`]])}
      </Select>
      <Select label="Content" value={content} onChange={chooseContent}>
        {options(known)}
      </Select>
      <Select label="Verification" value={outcome} onChange={setOutcome}>
        {options([
          ['passes', 'passes'],
          ['fails', 'fails'],
        ])}
      </Select>
    </Action>
  );
}

/** The versions that a Broker knows: application and number, with a space between. */
export function versionNames(state: BrokerState): string[] {
  return state.versions
    .map(({pacticipant, number}) => `${pacticipant} ${number}`)
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
}

function Deploy({state, onEvent}: Props): ReactNode {
  const names = versionNames(state);
  const [chosen, choose] = useState('');
  const [environment, setEnvironment] = useState('production');
  const value = names.includes(chosen) ? chosen : names[0];
  if (value === undefined) {
    return undefined;
  }
  const [pacticipant = '', version = ''] = value.split(' ');
  return (
    <Action
      title="Record a deployment"
      submit="Record the deployment"
      onSubmit={() => onEvent({kind: 'deploy', pacticipant, version, environment})}
    >
      <Select label="Version" value={value} onChange={choose}>
        {options(names)}
      </Select>
      <Select label="Environment" value={environment} onChange={setEnvironment}>
        {options(state.environments)}
      </Select>
    </Action>
  );
}

/** What the reader can tell the Broker. */
export default function Controls(props: Props): ReactNode {
  return (
    <div className={styles.controls}>
      <Publish {...props} />
      <Verify {...props} />
      <Deploy {...props} />
    </div>
  );
}

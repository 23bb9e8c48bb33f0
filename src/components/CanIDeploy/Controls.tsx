import {useState, type ReactNode} from 'react';

import {Button, options, Select} from '@site/src/components/Field';
import type {BrokerEvent, BrokerState} from '@site/src/data/pact-broker/matrix/state';
import {canIDeployTexts as texts} from '@site/src/texts/can-i-deploy';
import {consumer, contentsOf, nextContent, nextVersion, provider, versionsOf} from './broker';

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
  const unused = nextContent(state);
  const known = contentsOf(state);
  const [selected, select] = useState('');
  const content = known.includes(selected) ? selected : unused;
  const version = nextVersion(state, consumer);
  return (
    <Action
      title={texts.publishTitle}
      submit={texts.publish(consumer, version)}
      onSubmit={() => {
        onEvent({kind: 'publish', consumer, version, pacts: {[provider]: content}});
        select('');
      }}
    >
      <Select label={texts.content} value={content} onChange={select}>
        {options([
          [unused, texts.newContent(unused)],
          ...known.map((each) => [each, texts.sameContent(each)] as const),
        ])}
      </Select>
    </Action>
  );
}

function Verify({state, onEvent}: Props): ReactNode {
  const newVersion = nextVersion(state, provider);
  const known = contentsOf(state);
  const [selectedVersion, selectVersion] = useState('');
  const [selectedContent, selectContent] = useState('');
  const [result, setResult] = useState('passed');
  const versions = versionsOf(state, provider);
  const version = versions.includes(selectedVersion) ? selectedVersion : newVersion;
  const content = known.includes(selectedContent) ? selectedContent : (known.at(-1) ?? '');
  if (content === '') {
    return undefined;
  }
  return (
    <Action
      title={texts.verifyTitle}
      submit={texts.verify}
      onSubmit={() => {
        onEvent({kind: 'verify', consumer, provider, version, content, success: result === 'passed'});
        selectVersion(version);
      }}
    >
      <Select label={provider} value={version} onChange={selectVersion}>
        {options([...versions, [newVersion, texts.newVersion(newVersion)]])}
      </Select>
      <Select label={texts.content} value={content} onChange={selectContent}>
        {options(known)}
      </Select>
      <Select label={texts.result} value={result} onChange={setResult}>
        {options([
          ['passed', texts.passed],
          ['failed', texts.failed],
        ])}
      </Select>
    </Action>
  );
}

/** All versions in the Broker as `OrderWeb 2`, newest first within each application. */
export function versionNames(state: BrokerState): string[] {
  return state.versions
    .map(({pacticipant, number}) => `${pacticipant} ${number}`)
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
}

function Deploy({state, onEvent}: Props): ReactNode {
  const names = versionNames(state);
  const [selected, select] = useState('');
  const [environment, setEnvironment] = useState('production');
  const value = names.includes(selected) ? selected : names[0];
  if (value === undefined) {
    return undefined;
  }
  const [pacticipant = '', version = ''] = value.split(' ');
  return (
    <Action
      title={texts.deployTitle}
      submit={texts.deploy}
      onSubmit={() => onEvent({kind: 'deploy', pacticipant, version, environment})}
    >
      <Select label={texts.version} value={value} onChange={select}>
        {options(names)}
      </Select>
      <Select label={texts.environment} value={environment} onChange={setEnvironment}>
        {options(state.environments)}
      </Select>
    </Action>
  );
}

/** Forms that publish a pact, publish a verification result and record a deployment. */
export default function Controls(props: Props): ReactNode {
  return (
    <div className={styles.controls}>
      <Publish {...props} />
      <Verify {...props} />
      <Deploy {...props} />
    </div>
  );
}

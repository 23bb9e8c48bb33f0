import type {ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';
import {askMatrix, type Row} from '@site/src/data/pact-broker/matrix/matrix';
import type {BrokerState} from '@site/src/data/pact-broker/matrix/state';
import {canIDeployTexts as texts} from '@site/src/texts/can-i-deploy';
import {consumer, environmentsOf, provider} from './broker';

import styles from './styles.module.css';

const results = new Map([
  [true, {label: texts.passed, className: styles.passed}],
  [false, {label: texts.failed, className: styles.failed}],
  [undefined, {label: texts.noResult, className: styles.missing}],
]);

const keyOf = ({pact, providerVersion}: Row): string => `${pact.version} ${providerVersion ?? ''}`;

interface Props {
  readonly state: BrokerState;
  /** The rows that decide the answer. */
  readonly relevant: readonly Row[];
}

/** All pacts with the verification results of their content. Rows that decide the answer are highlighted. */
export default function Matrix({state, relevant}: Props): ReactNode {
  const allRows = askMatrix(state, {
    selectors: [{pacticipant: consumer}, {pacticipant: provider}],
    latestBy: 'cvpv',
  }).rows;
  const relevantKeys = new Set(relevant.map(keyOf));
  const listed = new Set(allRows.map(keyOf));
  const rows = [...relevant.filter((row) => !listed.has(keyOf(row))), ...allRows];

  return (
    <ScrollFrame label={texts.matrix}>
      <table className={styles.matrix}>
        <caption>{texts.matrix}</caption>
        <thead>
          <tr>
            <th scope="col">{consumer}</th>
            <th scope="col">{texts.content}</th>
            <th scope="col">{provider}</th>
            <th scope="col">{texts.result}</th>
            <th scope="col">{texts.counts}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const result = results.get(row.success);
            const isRelevant = relevantKeys.has(keyOf(row));
            return (
              <tr key={keyOf(row)} className={isRelevant ? styles.relevant : undefined}>
                <th scope="row">
                  {row.pact.version} <small>{environmentsOf(state, consumer, row.pact.version)}</small>
                </th>
                <td>{row.pact.content}</td>
                <td>
                  {row.providerVersion ?? texts.noProviderVersion}{' '}
                  <small>{row.providerVersion && environmentsOf(state, provider, row.providerVersion)}</small>
                </td>
                <td className={result?.className}>{result?.label}</td>
                <td>{isRelevant ? texts.used : texts.notUsed}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

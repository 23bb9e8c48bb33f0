import type {ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';
import {askMatrix, type Row} from '@site/src/data/pact-broker/matrix/matrix';
import type {BrokerState} from '@site/src/data/pact-broker/matrix/state';
import {consumer, placesOf, provider} from './words';

import styles from './styles.module.css';

const outcomes = new Map([
  [true, {word: 'passed', className: styles.passed}],
  [false, {word: 'failed', className: styles.failed}],
  [undefined, {word: 'no result', className: styles.missing}],
]);

const keyOf = ({pact, providerVersion}: Row): string => `${pact.version} ${providerVersion ?? ''}`;

interface Props {
  readonly state: BrokerState;
  /** Rows that an answer was made from. */
  readonly counted: readonly Row[];
}

/** Each pact beside each result for its content, and which of these an answer is made from. */
export default function Matrix({state, counted}: Props): ReactNode {
  const every = askMatrix(state, {
    selectors: [{pacticipant: consumer}, {pacticipant: provider}],
    latestBy: 'cvpv',
  }).rows;
  const counts = new Set(counted.map(keyOf));
  const known = new Set(every.map(keyOf));
  const rows = [...counted.filter((row) => !known.has(keyOf(row))), ...every];

  return (
    <ScrollFrame label="The matrix">
      <table className={styles.matrix}>
        <caption>The matrix: pacts and results</caption>
        <thead>
          <tr>
            <th scope="col">{consumer}</th>
            <th scope="col">Content</th>
            <th scope="col">{provider}</th>
            <th scope="col">Result</th>
            <th scope="col">Counts</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const outcome = outcomes.get(row.success);
            return (
              <tr key={keyOf(row)} className={counts.has(keyOf(row)) ? styles.counted : undefined}>
                <th scope="row">
                  {row.pact.version} <small>{placesOf(state, consumer, row.pact.version)}</small>
                </th>
                <td>{row.pact.content}</td>
                <td>
                  {row.providerVersion ?? 'none'}{' '}
                  <small>{row.providerVersion && placesOf(state, provider, row.providerVersion)}</small>
                </td>
                <td className={outcome?.className}>{outcome?.word}</td>
                <td>{counts.has(keyOf(row)) ? 'yes' : 'no'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

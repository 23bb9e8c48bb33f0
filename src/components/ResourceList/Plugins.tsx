import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import plugins from '@generated/content-collections/default/plugins.json';

import EditLink from '@site/src/components/EditLink';
import {dateInWords, type Plugin} from '@site/src/data/resources/types';

import styles from './styles.module.css';

interface Props {
  /** `index`: those that can be installed by name; `example`: those that are built from source. */
  readonly status: Plugin['status'];
}

/** The plugins of the directory, newest first, each with the same facts. */
export default function PluginList({status}: Props): ReactNode {
  return (
    <>
      <ul className={styles.plugins}>
        {plugins
          .filter((plugin) => plugin.status === status)
          .map(({name, url, brings, writtenIn, by, version, date, note}) => (
            <li key={url} className={styles.plugin}>
              <Link to={url} className={styles.name}>
                {name}
              </Link>
              <dl className={styles.table}>
                <dt>Brings</dt>
                <dd>{brings}</dd>
                <dt>Version</dt>
                <dd>
                  {version}, {dateInWords(date)}
                </dd>
                <dt>Written in</dt>
                <dd>{writtenIn}</dd>
                <dt>By</dt>
                <dd>{by}</dd>
                <dt>Mind</dt>
                <dd>{note}</dd>
              </dl>
            </li>
          ))}
      </ul>
      <EditLink of="content/plugins.yml" label="Edit this list" />
    </>
  );
}

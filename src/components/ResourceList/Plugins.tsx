import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import plugins from '@generated/content-collections/default/plugins.json';

import EditLink from '@site/src/components/EditLink';
import {formatDate, type Plugin} from '@site/src/data/resources/types';
import {resourceList} from '@site/src/texts/resource-list';

import styles from './styles.module.css';

interface Props {
  /** `index`: plugins that can be installed by name; `example`: plugins to build from source. */
  readonly status: Plugin['status'];
}

/** The plugins of the directory, newest first. */
export default function PluginList({status}: Props): ReactNode {
  const texts = resourceList.plugin;
  return (
    <>
      <ul className={styles.plugins}>
        {plugins
          .filter((plugin) => plugin.status === status)
          .map(({name, url, brings, writtenIn, by, version, date, note}) => (
            <li key={url} className={styles.plugin}>
              <Link to={url} className={styles.name} translate="no">
                {name}
              </Link>
              <dl className={styles.table}>
                <dt>{texts.provides}</dt>
                <dd>{brings}</dd>
                <dt>{texts.version}</dt>
                <dd>
                  {version}, {formatDate(date)}
                </dd>
                <dt>{texts.writtenIn}</dt>
                <dd>{writtenIn}</dd>
                <dt>{texts.authors}</dt>
                <dd>{by}</dd>
                <dt>{texts.note}</dt>
                <dd>{note}</dd>
              </dl>
            </li>
          ))}
      </ul>
      <EditLink of="content/plugins.yml" passage="list" />
    </>
  );
}

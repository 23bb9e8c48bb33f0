import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import libraries from '@generated/upgrade-steps/default/libraries.json';

import ScrollTable from '@site/src/components/ScrollTable';
import {upgradeAdvisorTexts as texts} from '@site/src/texts/upgrade-advisor';

/** A table of all libraries with a release history. */
export default function UpgradeLibraries(): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">{texts.library}</th>
          <th scope="col">{texts.newestVersion}</th>
          <th scope="col">{texts.notedVersions}</th>
        </tr>
      </thead>
      <tbody>
        {libraries.map(({id, name, page, newest, steps}) => (
          <tr key={id}>
            <td>
              <Link to={page}>{name}</Link>
            </td>
            <td>{newest}</td>
            <td>{steps}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

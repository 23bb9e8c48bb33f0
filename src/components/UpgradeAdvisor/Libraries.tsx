import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import libraries from '@generated/upgrade-steps/default/libraries.json';

import ScrollTable from '@site/src/components/ScrollTable';

/** The libraries with a release history, each with its newest version. */
export default function UpgradeLibraries(): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">Library</th>
          <th scope="col">Newest version</th>
          <th scope="col">Versions with a note</th>
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

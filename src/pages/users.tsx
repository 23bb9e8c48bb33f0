import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import companies from '@generated/content-collections/default/companies.json';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';
import Layout from '@theme/Layout';

import Companies from '@site/src/components/Companies';
import MarkdownAlternate from '@site/src/components/MarkdownControls/Alternate';
import {users} from '@site/src/texts/users';

const guide = 'https://github.com/pact-foundation/docs.pact.io/blob/master/CONTRIBUTING.md';

/** Lists organisations that use Pact. */
export default function Users(): ReactNode {
  return (
    <Layout title={users.title} description={users.description(companies.length)}>
      <MarkdownAlternate path="/users" />
      <BreadcrumbData breadcrumbs={[{type: 'link', label: users.title, href: '/users'}]} />
      <main className="container padding-vert--xl">
        <h1>{users.title}</h1>
        <p>{users.about(companies.length)}</p>
        <Companies />
        <h2 className="margin-top--xl">{users.add.title}</h2>
        <p>
          {users.add.before}
          <Link to={guide}>{users.add.link}</Link>
          {users.add.after}
        </p>
      </main>
    </Layout>
  );
}

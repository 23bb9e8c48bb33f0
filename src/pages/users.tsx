import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import companies from '@generated/content-collections/default/companies.json';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';
import Layout from '@theme/Layout';

import Companies from '@site/src/components/Companies';
import MarkdownAlternate from '@site/src/components/MarkdownControls/Alternate';

const guide = 'https://github.com/pact-foundation/docs.pact.io/blob/master/CONTRIBUTING.md';

/** Organisations that use Pact. */
export default function Users(): ReactNode {
  return (
    <Layout
      title="Who uses Pact"
      description={`${companies.length} organisations that say in public that they test their integrations with Pact.`}
    >
      <MarkdownAlternate path="/users" />
      <BreadcrumbData breadcrumbs={[{type: 'link', label: 'Who uses Pact', href: '/users'}]} />
      <main className="container padding-vert--xl">
        <h1>Who uses Pact</h1>
        <p>
          These {companies.length} organisations are on the list because they asked to be, or because they have told in
          public that they use Pact. Most users are on no list.
        </p>
        <Companies />
        <h2 className="margin-top--xl">Add yours</h2>
        <p>
          The list is one file of this site, and <Link to={guide}>the contributors&apos; guide</Link> says how to add a
          line to it. A mark is the organisation&apos;s own; it stands here to name the user and nothing more.
        </p>
      </main>
    </Layout>
  );
}

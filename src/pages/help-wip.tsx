import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Card, Cards} from '@site/src/components/Cards';
import {helpDraft} from '@site/src/texts/help-draft';

const {metaTitle, description, title, intro, find, ask, include} = helpDraft;

/** Draft of a page that will replace `/help`. */
export default function HelpDraft(): ReactNode {
  return (
    <Layout title={metaTitle} description={description}>
      <main className="container padding-vert--xl">
        <h1>{title}</h1>
        <p>{intro}</p>
        <h2>{find.title}</h2>
        <Cards>
          <Card to="/search" title={find.search.title}>
            {find.search.text}
          </Card>
          <Card to="/faq" title={find.faq.title}>
            {find.faq.text}
          </Card>
          <Card to="https://stackoverflow.com/questions/tagged/pact" title={find.stackOverflow.title}>
            {find.stackOverflow.text}
          </Card>
        </Cards>
        <h2>{ask.title}</h2>
        <Cards>
          <Card to="https://slack.pact.io" title={ask.slack.title}>
            {ask.slack.text}
          </Card>
          <Card to="https://github.com/pact-foundation" title={ask.github.title}>
            {ask.github.text}
          </Card>
          <Card to="https://github.com/pact-foundation/roadmap/issues" title={ask.features.title}>
            {ask.features.text}
          </Card>
        </Cards>
        <h2>{include.title}</h2>
        <p>
          {include.before}
          <Link to="/help">{include.link}</Link>
          {include.after}
        </p>
      </main>
    </Layout>
  );
}

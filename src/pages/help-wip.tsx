import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Card, Cards} from '@site/src/components/Cards';

/** The help page in a new form, while it waits to take the place of `/help`. */
export default function HelpDraft(): ReactNode {
  return (
    <Layout
      title="Help, a draft"
      description="Where to look, and whom to ask, when a contract test fails and you do not know why."
    >
      <main className="container padding-vert--xl">
        <h1>Help</h1>
        <p>
          Most failures have been met before. Search first, with the message as the tool printed it; then ask, with the
          message, the versions and the pact at hand.
        </p>
        <h2>Find it yourself</h2>
        <Cards>
          <Card to="/search" title="Search the documentation">
            Option names, settings and error messages are found, too.
          </Card>
          <Card to="/faq" title="Questions and answers">
            What is asked most, with the short answer first.
          </Card>
          <Card to="https://stackoverflow.com/questions/tagged/pact" title="Stack Overflow">
            Questions with code, under the tag pact.
          </Card>
        </Cards>
        <h2>Ask someone</h2>
        <Cards>
          <Card to="https://slack.pact.io" title="Slack">
            The community&apos;s chat, with a channel for each library.
          </Card>
          <Card to="https://github.com/pact-foundation" title="GitHub">
            Report a fault in the repository of the tool that has it.
          </Card>
          <Card to="https://github.com/pact-foundation/roadmap/issues" title="Feature requests">
            Ask for what is missing, or add your case to what others asked for.
          </Card>
        </Cards>
        <h2>What to bring</h2>
        <p>
          The page <Link to="/help">Where to go for help</Link> lists what an answer depends on: library and version,
          operating system, the log at debug level, and the smallest pact that shows the fault.
        </p>
      </main>
    </Layout>
  );
}

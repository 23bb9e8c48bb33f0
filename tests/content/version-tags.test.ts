import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {exampleFiles} from '../samples/examples';
import {staleExceptions, type Exception} from './checks/exceptions';
import {sampleTagFaults, tagFaults} from './checks/version-tags';
import {parsePage, readPages} from './pages';

const leaves = 'says how to leave them';
const exceptions: readonly Exception[] = [
  {file: 'docs/implementation_guides/net/docs/troubleshooting_provider.mdx', says: 'ProviderTags', reason: leaves},
  {
    file: 'docs/implementation_guides/scala/index.mdx',
    says: 'with tags but without a branch',
    reason: 'says what a plugin lacks',
  },
  {
    file: 'docs/implementation_guides/cpp/provider.mdx',
    says: 'takes the provider',
    reason: 'lists the arguments of a function',
  },
  {
    file: 'docs/implementation_guides/net/docs/troubleshooting_install.mdx',
    says: 'check out another tag',
    reason: 'is about Git tags',
  },
  {
    file: 'docs/implementation_guides/ruby/programs.mdx',
    says: 'consumer-version-tag',
    reason: 'says what the programs of Ruby did',
  },
  {
    file: 'docs/implementation_guides/net/docs/provider.mdx',
    says: 'ProviderTags',
    reason: leaves,
  },
  {
    file: 'docs/implementation_guides/net/docs/provider.mdx',
    says: 'ConsumerTags',
    reason: leaves,
  },
  {
    file: 'docs/implementation_guides/ruby/verifying_pacts.mdx',
    says: 'consumer_version_tags',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/ruby/verifying_pacts.mdx',
    says: 'can only have tags',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/ruby/verifying_pacts.mdx',
    says: 'with a fallback',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/ruby/verifying_pacts.mdx',
    says: 'branch or tags',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/scala/index.mdx',
    says: 'by tag before',
    reason: leaves,
  },
  {file: 'docs/implementation_guides/scala/index.mdx', says: 'by its tags before', reason: leaves},
  {
    file: 'docs/implementation_guides/scala/provider.mdx',
    says: 'need tags of the provider',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/scala/provider.mdx',
    says: 'ProviderTags',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/scala/troubleshooting_provider.mdx',
    says: 'ProviderTags',
    reason: 'says what older releases have',
  },
  {
    file: 'docs/implementation_guides/scala/troubleshooting_provider.mdx',
    says: 'Provider tags',
    reason: 'a message names them',
  },
  {
    file: 'docs/implementation_guides/swift/index.mdx',
    says: 'whose tags are gone',
    reason: 'is about Git tags',
  },
  {
    file: 'docs/implementation_guides/cli/pact-broker-cli/changelog.mdx',
    says: 'A version or tag that ends in',
    reason: 'says what the client refuses',
  },
  {
    file: 'docs/implementation_guides/cli/pact-broker-cli/index.mdx',
    says: 'versions, branches and tags',
    reason: 'says which names the client encodes',
  },
  {file: 'docs/pact_broker/docker_images/changelog.mdx', says: 'the tag has both', reason: 'is about tags of images'},
  {file: 'docs/pact_broker/docker_images/changelog.mdx', says: 'the same tags', reason: 'is about tags of images'},
  {file: 'docs/blogs_videos_and_articles.mdx', says: 'on versions', reason: 'says which articles are out of date'},
  {
    file: 'docs/consumer/recommended_configuration.mdx',
    says: 'In a build of a tag',
    reason: 'is about Git tags',
  },
  {
    file: 'docs/consumer/recommended_configuration.mdx',
    says: 'and not for tags',
    reason: 'is about Git tags',
  },
  {file: 'docs/contributing/docs.mdx', says: 'are used, not tags', reason: 'is the rule'},
  {file: 'docs/docker.mdx', says: '--tag-with-git-branch', reason: 'says what no longer works'},
  {file: 'docs/history.mdx', says: 'versions were sorted with tags', reason: 'describes the past'},
  {
    file: 'docs/implementation_guides/cli/index.mdx',
    says: 'create-version-tag',
    reason: 'names all commands',
  },
  {
    file: 'docs/implementation_guides/cli/pact-stub-server/index.mdx',
    says: 'The tag is the version',
    reason: 'is about tags of images',
  },
  {
    file: 'docs/implementation_guides/cli/pact-broker-cli/index.mdx',
    says: 'create-version-tag',
    reason: leaves,
  },
  {
    file: 'docs/implementation_guides/jvm/provider/junit5-broker.mdx',
    says: 'A tag called',
    reason: leaves,
  },
  {
    file: 'docs/implementation_guides/jvm/provider/junit5-broker.mdx',
    says: 'Of the older ones',
    reason: 'says what each selector finds',
  },
  {
    file: 'docs/implementation_guides/jvm/provider/gradle.mdx',
    says: 'choose by tags',
    reason: leaves,
  },
  {
    file: 'docs/implementation_guides/jvm/provider/maven.mdx',
    says: 'choose by tags',
    reason: leaves,
  },
  {
    file: 'docs/implementation_guides/jvm/provider/maven.mdx',
    says: 'pact:create-version-tag',
    reason: 'names all goals',
  },
  {
    file: 'docs/implementation_guides/javascript/docs/troubleshooting_broker.mdx',
    says: 'consumerVersionTags',
    reason: 'a message names it',
  },
  {file: 'docs/pact_broker/can_i_deploy.mdx', says: 'No version with tag', reason: 'a message names it'},
  {
    file: 'docs/pact_broker/advanced_topics/wip_pacts.mdx',
    says: 'that still use tags',
    reason: 'says which pacts appear where tags are left',
  },
  {
    file: 'docs/pact_broker/advanced_topics/wip_pacts.mdx',
    says: 'neither a branch nor a tag',
    reason: 'says which pacts appear where tags are left',
  },
  {file: 'docs/pact_broker/can_i_deploy.mdx', says: 'rather than the tag or branch', reason: 'a message names it'},
  {file: 'docs/pact_broker/can_i_deploy.mdx', says: 'more than one of tag', reason: 'a message names it'},
  {file: 'docs/pact_broker/can_i_deploy.mdx', says: 'can-i-deploy with tags', reason: leaves},
  {file: 'docs/pact_broker/can_i_deploy.mdx', says: 'using-can-i-deploy-with-tags', reason: leaves},
  {file: 'docs/pact_broker/can_i_deploy.mdx', says: 'name the target by a tag', reason: leaves},
  {
    file: 'docs/implementation_guides/jvm/provider/maven.mdx',
    says: 'adds a tag to a version',
    reason: 'names all goals',
  },
  {
    file: 'docs/getting_started/conceptual_overview.mdx',
    says: 'neither a version nor a tag',
    reason: 'says which pacts are chosen where tags are left',
  },
  {
    file: 'docs/pact_broker/can_i_deploy.mdx',
    says: 'no application in the question has a version number',
    reason: 'a message names it',
  },
  {
    file: 'docs/getting_started/conceptual_overview.mdx',
    says: 'first branch or tag that arrives',
    reason: 'says what sets the main branch',
  },
  {
    file: 'docs/pact_broker/overview.mdx',
    says: 'result, branch or tag with it',
    reason: 'says what creates a version',
  },
  {
    file: 'docs/pact_broker/webhooks/index.mdx',
    says: 'the newest one with a tag of that name',
    reason: 'says what counts as the main branch',
  },
  {
    file: 'docs/implementation_guides/go/docs/provider.mdx',
    says: 'ProviderTags',
    reason: 'says when the Broker refuses a request',
  },
  {
    file: 'docs/pact_broker/webhooks/index.mdx',
    says: 'If the version has tags',
    reason: 'says when an older event fires',
  },
  {
    file: 'docs/getting_started/sharing_pacts.mdx',
    says: 'PactSwift 1.2 takes tags',
    reason: 'PactSwift knows nothing else',
  },
  {
    file: 'docs/getting_started/versioning_in_the_pact_broker.mdx',
    says: 'a branch, a tag or',
    reason: 'says what creates a version',
  },
  {file: 'docs/provider/recommended_configuration.mdx', says: '--consumer-version-tags', reason: leaves},
  {
    file: 'docs/implementation_guides/javascript/docs/provider.mdx',
    says: 'providerVersionTags',
    reason: 'says what versions before 9.17.0 have',
  },
  {
    file: 'docs/implementation_guides/javascript/docs/provider.mdx',
    says: 'consumerVersionTags',
    reason: 'says which options count as a choice',
  },
  {
    file: 'docs/implementation_guides/javascript/docs/verifier_options.mdx',
    says: 'consumerVersionTags',
    reason: 'says which options count as a choice',
  },
  {
    file: 'docs/implementation_guides/javascript/docs/verifier_options.mdx',
    says: 'selectors with',
    reason: 'says what versions before 9.17.0 have',
  },
  {file: 'docs/community_repos.mdx', says: 'an old one may use tags', reason: 'says what an old repository has'},
  {file: 'docs/pact_nirvana/step_4.mdx', says: 'or provider tags, its predecessor', reason: leaves},
  {
    file: 'docs/pact_nirvana/step_6.mdx',
    says: 'with tags instead of branches',
    reason: 'says what a repository has',
  },
  {
    file: 'docs/implementation_guides/rust/pact_verifier/index.mdx',
    says: 'branch and tags of the results',
    reason: 'says where they come from',
  },
  {
    file: 'docs/implementation_guides/swift/get_started.mdx',
    says: 'because the version it asks for has no tag',
    reason: 'is about Git tags',
  },
  {
    file: 'docs/implementation_guides/go/docs/provider.mdx',
    says: 'since 1.2.0 with',
    reason: 'lists the fields of version 1',
  },
  {file: 'docs/implementation_guides/go/docs/messages.mdx', says: 'ProviderTags', reason: leaves},
  {file: 'docs/implementation_guides/swift/index.mdx', says: "doesn't resolve as it is", reason: 'is about Git tags'},
  {
    file: 'docs/implementation_guides/swift/provider.mdx',
    says: 'selects pacts by tag only',
    reason: 'PactSwift knows nothing else',
  },
  {
    file: 'docs/implementation_guides/swift/troubleshooting.mdx',
    says: 'requires exactly version 0.5.0',
    reason: 'is about Git tags',
  },
  {
    file: 'docs/implementation_guides/swift/troubleshooting.mdx',
    says: 'whose tags are gone as well',
    reason: 'is about Git tags',
  },
  {file: 'docs/implementation_guides/ssl.mdx', says: 'create-version-tag', reason: 'names all goals'},
  {file: 'docs/plugins/directory.mdx', says: 'content/plugins.yml', reason: 'means tags of a repository'},
  {file: 'docs/provider/recommended_configuration.mdx', says: 'by tags only', reason: 'PactSwift knows nothing else'},
  {file: 'docs/provider/recommended_configuration.mdx', says: 'If your selectors have tags', reason: leaves},
  {file: 'docs/provider/recommended_configuration.mdx', says: 'Tags are the older mechanism', reason: leaves},
  {file: 'docs/provider/recommended_configuration.mdx', says: '"tag": "main"', reason: leaves},
  {file: 'docs/provider/recommended_configuration.mdx', says: '"tag": "production"', reason: leaves},
  {
    file: 'docs/users/case_studies/case_study_govuk.mdx',
    says: 'tag the version in the Broker',
    reason: 'describes the past',
  },
  {
    file: 'examples/javascript/messages/selectors-missing.txt',
    says: 'consumerVersionTags',
    reason: 'a message names it',
  },
];

describe('tags on versions', () => {
  it('are only recommended by pages about tags and migration', () => {
    const pages = readPages('docs');
    console.log(`tags: checked ${pages.length} pages, ${exceptions.length} exceptions`);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flatMap((page) => tagFaults(page, exceptions))).toEqual([]);
  });

  it('are not used in samples', () => {
    const files = exampleFiles().filter(
      (file) =>
        !/^examples\/(?:broker-double\/|cli\/(?:broker-client\/tags|pages)\.|javascript\/migrations\/)/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => sampleTagFaults(file, readFileSync(file, 'utf8'), exceptions))).toEqual([]);
  });

  it('have only exceptions that are needed, each with a reason', () => {
    expect(exceptions.filter(({reason}) => reason === '')).toEqual([]);
    const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    expect(staleExceptions(exceptions, read)).toEqual([]);
  });

  it.each([
    'Tag the version with the name of the environment.',
    'After a deployment, the version gets the tag `prod` in the Broker.',
    'Use the selector `{"tag": "main", "latest": true}`.',
    '```bash\npact broker publish pacts --consumer-app-version 1 --tag main\n```',
    '```bash\npact broker create-version-tag --pacticipant OrderWeb --version 1\n```',
    '```js noparse\nverify({consumerVersionTags: ["main"]});\n```',
    '| Selector |\n| --- |\n| latest version with a tag |',
  ])('are found in %s', (source) => {
    expect(tagFaults(parsePage('docs/bad.mdx', source), [])).not.toEqual([]);
  });

  it.each([
    'Pin the tag of one Docker image.',
    'Push a Git tag; it starts the release of this version.',
    'The query `?tag=tea` is compared in order.',
    'Record the deployment of the version.',
  ])('are not meant by %s', (source) => {
    expect(tagFaults(parsePage('docs/good.mdx', source), [])).toEqual([]);
  });

  it('are the subject of some pages', () => {
    const source = 'Tag the version in the Broker.';
    expect(tagFaults(parsePage('docs/pact_broker/tags.mdx', source), [])).toEqual([]);
    expect(tagFaults(parsePage('docs/migrations/9-10.mdx', source), [])).toEqual([]);
    const exception = {file: 'docs/old.mdx', says: 'Tag the version', reason: 'describes the past'};
    expect(tagFaults(parsePage('docs/old.mdx', source), [exception])).toEqual([]);
    expect(staleExceptions([exception], () => source)).toEqual([]);
    expect(staleExceptions([exception], () => 'Nothing.')).toEqual([expect.stringContaining('docs/old.mdx no longer')]);
  });

  it('are found in the source of a sample', () => {
    expect(sampleTagFaults('examples/cli/a.sh', 'pact broker publish pacts --tag main', [])).toHaveLength(1);
    expect(sampleTagFaults('examples/go/a.go', 'Selector{Tag: "main"}; ConsumerVersionTags: x', [])).toHaveLength(1);
  });
});

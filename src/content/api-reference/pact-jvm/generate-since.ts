// cspell:words Ampq Mojo supertypes
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {compare, gte} from 'semver';

import {membersInTables} from '../members-in-tables';
import {readSource, type DeclaredType, type SourceFile} from './read-source';
import {firstVersionsOfLines} from '../../../data/api-reference/since/first-versions';
import type {DeclaredMembers, Since} from '../../../data/api-reference/since/types';
import {jvmClasses} from '../../../data/api-reference/surfaces/jvm-classes';

/** The oldest version of Pact JVM that is read, the first of the line 3.6. */
const oldest = '3.6.0';

const main = 'au.com.dius.pact';

/** Classes behind what tables call differently, such as the goals of the Maven plugin. */
const classesBehind: Readonly<Record<string, string>> = {
  'maven:verify': `${main}.provider.maven.PactProviderMojo`,
  'maven:publish': `${main}.provider.maven.PactPublishMojo`,
  'maven:can-i-deploy': `${main}.provider.maven.PactCanIDeployMojo`,
  'gradle.ConsumersGroup': `${main}.provider.ConsumersGroup`,
};

/** What older versions call packages and classes, each with its present name. */
const earlierNames: readonly (readonly [RegExp, string])[] = [
  [/^au\.com\.dius\.pact\.consumer\.dsl\.(?=Lambda|DslPart)/, 'io.pactfoundation.consumer.dsl.'],
  [/^au\.com\.dius\.pact\.core\.model\.annotations\.PactDirectory$/, `${main}.core.model.annotations.PactFolder`],
  [/^au\.com\.dius\.pact\.core\.model\.annotations\.Pact$/, `${main}.consumer.Pact`],
  [/^au\.com\.dius\.pact\.core\.model\./, `${main}.model.`],
  [/^au\.com\.dius\.pact\.core\.model\.annotations\.PactDirectory$/, `${main}.consumer.PactFolder`],
  [/^au\.com\.dius\.pact\.consumer\.junit\.MockServerConfig$/, `${main}.consumer.junit5.MockServerConfig`],
  [/^au\.com\.dius\.pact\.consumer\.model\./, `${main}.model.`],
  [/^au\.com\.dius\.pact\.consumer\.model\./, `${main}.consumer.`],
  [/^au\.com\.dius\.pact\.provider\.junitsupport\./, `${main}.provider.junit.`],
  [/^au\.com\.dius\.pact\.provider\.junit5\.MessageTestTarget$/, `${main}.provider.junit5.AmpqTestTarget`],
  [/^au\.com\.dius\.pact\.provider\.junit\.target\.MessageTarget$/, `${main}.provider.junit.target.AmqpTarget`],
  [/^au\.com\.dius\.pact\.provider\.gradle\.GradleConsumerInfo$/, `${main}.provider.ConsumerInfo`],
];

/** Settings in the tables that libraries below Pact JVM read, such as the plugin driver. */
const readElsewhere: ReadonlySet<string> = new Set([
  'pact.plugin.dir',
  'pact.plugin.loadTimeoutInMs',
  'PACT_OUTPUT_DIR',
]);

/** Tests aren't part of the interface. */
const isSource = (file: string): boolean => /\/src\/main\/.*\.(?:kt|java|groovy)$/.test(file);

/** Full name of the class that declares the members of a group in a table. */
function classOf(holder: string): string {
  const plugin = /^(maven|gradle)\.(\w+)$/.exec(holder);
  const found =
    classesBehind[holder] ??
    (plugin
      ? `${main}.provider.${plugin[1]}.${plugin[2]}`
      : Object.values(jvmClasses)
          .flat()
          .findLast((name) => name.replaceAll('$', '.').endsWith(`.${holder}`)));
  if (found === undefined) {
    throw new Error(`No class is known for "${holder}"; add it to jvm-classes.ts or classesBehind`);
  }
  return found;
}

/** Reads tags of a clone of Pact JVM; a file that several tags have is read once. */
class Clone {
  private readonly files = new Map<string, SourceFile & {readonly text: string}>();

  constructor(private readonly folder: string) {}

  private git(args: readonly string[], input?: string): Buffer {
    return execFileSync('git', ['-C', this.folder, ...args], {
      maxBuffer: 1 << 30,
      ...(input === undefined ? {} : {input}),
    });
  }

  /** Versions that have tags, the oldest first. */
  versions(): string[] {
    const tags = this.git(['tag']).toString().split('\n');
    return tags
      .filter((tag) => /^\d+_\d+_\d+$/.test(tag))
      .map((tag) => tag.replaceAll('_', '.'))
      .filter((version) => gte(version, oldest))
      .sort(compare);
  }

  sourcesOf(version: string): (SourceFile & {readonly text: string})[] {
    const listed = this.git(['ls-tree', '-r', version.replaceAll('.', '_')])
      .toString()
      .split('\n')
      .map((line) => ({id: line.slice(12, 52), file: line.slice(53)}))
      .filter(({file}) => isSource(file));
    const unread = listed.filter(({id}) => !this.files.has(id));
    const contents = this.git(['cat-file', '--batch'], unread.map(({id}) => `${id}\n`).join(''));
    let at = 0;
    for (const {id, file} of unread) {
      const lineEnd = contents.indexOf('\n', at);
      const size = Number(contents.subarray(at, lineEnd).toString().split(' ')[2]);
      const text = contents.subarray(lineEnd + 1, lineEnd + 1 + size).toString();
      this.files.set(id, {...readSource(file, text), text});
      at = lineEnd + 1 + size + 1;
    }
    return listed.flatMap(({id}) => this.files.get(id) ?? []);
  }
}

/** Reads what a version declares of the members in the tables; nothing about classes that it doesn't have. */
function readVersion(clone: Clone, version: string, wanted: ReturnType<typeof membersInTables>): DeclaredMembers {
  const sources = clone.sourcesOf(version);
  const types = new Map<string, {readonly type: DeclaredType; readonly from: SourceFile}>();
  for (const from of sources) {
    from.types.forEach((type, name) => types.set(`${from.packageName}.${name}`, {type, from}));
  }
  /** Members of a type and of those that it extends and implements, as far as they belong to Pact JVM. */
  const membersOf = (fullName: string): string[] => {
    const found = types.get(fullName);
    if (!found) {
      return [];
    }
    const {type, from} = found;
    const inherited = type.supertypes.flatMap((name) =>
      membersOf(from.imports.find((each) => each.endsWith(`.${name}`)) ?? `${from.packageName}.${name}`),
    );
    return [...type.members, ...inherited];
  };
  const nameIn = (fullName: string): string | undefined =>
    [
      fullName,
      ...earlierNames.filter(([now]) => now.test(fullName)).map(([now, earlier]) => fullName.replace(now, earlier)),
    ].find((name) => types.has(name));
  const holders: Record<string, string[]> = {};
  for (const [holder, names] of wanted) {
    if (holder === 'system-properties') {
      holders[holder] = [...names].filter((name) => sources.some(({text}) => text.includes(name)));
      continue;
    }
    const name = nameIn(classOf(holder));
    const declared = new Set(name === undefined ? [] : [...membersOf(name), 'constructor']);
    holders[holder] = [...names].filter((name) => declared.has(name));
  }
  return {version, holders};
}

/**
 * Writes the versions that introduced the members in the tables of Pact JVM.
 *
 * @param folder a clone with all tags
 * @throws Error when the newest version lacks a member of a table
 */
async function write(folder: string): Promise<void> {
  const clone = new Clone(folder);
  const wanted = membersInTables('pact-jvm');
  const versions = clone.versions();
  const read = versions.map((version) => readVersion(clone, version, wanted));
  const newest = read.at(-1);
  const missing = [...wanted].flatMap(([holder, names]) =>
    [...names]
      .filter((name) => !newest?.holders[holder]?.includes(name) && !readElsewhere.has(name))
      .map((name) => `${holder}.${name}`),
  );
  if (missing.length > 0) {
    throw new Error(`Not found in the sources of ${newest?.version}: ${missing.join(', ')}. Correct read-source.ts`);
  }
  const since: Since = {
    generated: 'by npm run generate -- since-jvm; change nothing here',
    library: 'pact-jvm',
    oldest,
    holders: firstVersionsOfLines(read),
  };
  const file = path.join(__dirname, '../../../data/api-reference/since/pact-jvm.json');
  writeFileSync(file, await format(JSON.stringify(since), {...(await resolveConfig(file)), parser: 'json'}));
  console.log(`pact-jvm: read ${versions.length} versions since ${oldest}`);
}

if (require.main === module) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Give the folder of a clone of https://github.com/pact-foundation/pact-jvm with all tags.');
    process.exitCode = 1;
  } else {
    write(folder).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
  }
}

import {findTool} from '../../data/errors/tools';
import {isSdkId} from '../../data/sdks';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, setSource, sourceOf} from '../collection';
import {findLanguageFaults, findLinkFault, findMessageFaults, findSlugFaults, findTitleFaults} from './check';
import {readBody} from './read-body';
import type {Family, Message, Problem} from './types';

export type {Blocks, Family, Fix, Message, Note, Problem} from './types';

/** Front matter of an entry. */
interface FrontMatter extends Pick<Problem, 'title' | 'messages'> {
  readonly position: number;
  readonly versions?: Problem['versions'];
  readonly more?: Problem['more'];
  readonly sumsUp?: boolean;
}

const readFamilyNames = defineCollection({
  from: 'content/error-families.yml',
  schema: 'content/error-families.schema.json',
  build: ([file]) => file?.value as readonly Omit<Family, 'problems'>[],
});

/** `content/errors/broker/lock.mdx` belongs to the family `broker`. */
const familyOf = (file: string): string | undefined => /^content\/errors\/([^/]+)\/[^/]+$/.exec(file)?.[1];

function findPlaceFaults({file, id}: ContentFile, families: readonly string[]): string[] {
  const family = familyOf(file);
  return [
    ...(family !== undefined && families.includes(family)
      ? []
      : [`is in no folder of a family; move it to content/errors/<family>/, with one of ${families.join(', ')}.`]),
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)
      ? []
      : ['the name of the file is the id of the entry; write it as lower-case words with hyphens.']),
  ];
}

/** Result of reading an entry; without a problem if its body has faults. */
interface Entry {
  readonly family: string | undefined;
  readonly position: number;
  readonly messages: readonly Message[];
  readonly problem: Problem | undefined;
  readonly faults: readonly string[];
}

function readEntry(file: ContentFile, families: readonly string[], root: string): Entry {
  const frontMatter = file.value as FrontMatter;
  const {title, messages, position, versions = [], more = [], sumsUp = false} = frontMatter;
  const {body, faults, links} = readBody(file);
  const source = sourceOf(frontMatter);
  const problem = body && setSource<Problem>({id: file.id, title, messages, ...body, versions, more, sumsUp}, source);
  return {
    family: familyOf(file.file),
    position,
    messages,
    problem,
    faults: [
      ...findPlaceFaults(file, families).map((fault) => faultAt({file: file.file, line: 1}, fault)),
      ...findTitleFaults(title).map((fault) => faultAt(source, fault)),
      ...messages.flatMap((message) =>
        findMessageFaults(message, root).map((fault) => faultAt(sourceOf(message), fault)),
      ),
      ...more.flatMap((link) =>
        findLinkFault(link.page, root).map((fault) => faultAt(sourceOf(link), `page: ${fault}`)),
      ),
      ...(problem ? findLanguageFaults(messages, problem.fixes) : []).map((fault) => faultAt(source, fault)),
      ...faults,
      ...links.flatMap(({url, line}) =>
        findLinkFault(url, root).map((fault) => faultAt({file: file.file, line}, fault)),
      ),
    ],
  };
}

function build(files: readonly ContentFile[], root: string): readonly Family[] {
  const names = readFamilyNames(root);
  const ids = names.map(({id}) => id);
  const entries = files.map((file) => readEntry(file, ids, root));
  const families = names.map((name): Family => {
    const own = entries.filter(({family}) => family === name.id).sort((a, b) => a.position - b.position);
    return {...name, problems: own.flatMap(({problem}) => problem ?? [])};
  });
  const faults = [
    ...names
      .filter(({id}, index) => ids.indexOf(id) !== index)
      .map((name) => faultAt(sourceOf(name), `id: "${name.id}" appears twice; remove one.`)),
    ...names
      .filter(({id}) => !entries.some(({family}) => family === id))
      .map((name) =>
        faultAt(sourceOf(name), `id: "${name.id}" has no entries; add one to content/errors/${name.id}/.`),
      ),
    ...entries.flatMap((entry) => entry.faults),
    ...findSlugFaults(entries.flatMap(({messages}) => messages)),
  ];
  assertNoFaults(faults);
  return families;
}

/** The error index: families in the order of `content/error-families.yml`, with their entries of `content/errors/`. */
export const readErrorFamilies = defineCollection({
  from: 'content/errors',
  extension: '.mdx',
  schema: 'content/errors.schema.json',
  alsoReads: ['content/error-families.yml', 'content/error-families.schema.json'],
  build,
});

/** A message with the address of its explanation. */
export interface IndexedMessage extends Message {
  readonly family: Family;
  readonly problem: Problem;
  /** Address of the explanation, with the language of the tool. */
  readonly address: string;
}

/** Every message of the index. @param root folder of the project */
export const readErrorMessages = (root?: string): readonly IndexedMessage[] =>
  readErrorFamilies(root).flatMap((family) =>
    family.problems.flatMap((problem) =>
      problem.messages.map((message) => {
        const [sdk] = findTool(message.tool).sdks;
        const query = isSdkId(sdk) && problem.fixes.some(({sdks}) => sdks) ? `?sdk=${sdk}` : '';
        return {...message, family, problem, address: `/help/errors/${family.id}${query}#${problem.id}`};
      }),
    ),
  );

/** Finds a family. @throws Error with the existing ids */
export function findFamily(id: string): Family {
  const families = readErrorFamilies();
  const family = families.find((each) => each.id === id);
  if (!family) {
    throw new Error(`Unknown family "${id}"; use one of ${families.map((each) => each.id).join(', ')}`);
  }
  return family;
}

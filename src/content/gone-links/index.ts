import {assertNoFaults, type ContentFile, defineCollection, faultAt, sourceOf} from '../collection';
import {dateFaults} from '../resources/checks';
import type {KnownDate} from '../../data/resources/types';

/** An address of another site that is gone; `content/gone-links.schema.json` describes the fields. */
export interface GoneLink {
  /** The address, or the beginning of several with `*` at its end. */
  readonly url: string;
  /** Address of an archived copy or of the page's new place; `nothing` if there is neither. */
  readonly instead: string;
  /** When it was first found gone. */
  readonly since: KnownDate;
  /** Day on which somebody last looked. */
  readonly checked: KnownDate;
  /** How it is known to be gone. */
  readonly note: string;
}

const archived = /^https:\/\/web\.archive\.org\/web\/(\d{4,14})\/(https?:\/\/.+)$/;

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

/** An address without what makes no difference: scheme, fragment, slash at the end. */
const comparable = (url: string): string => withoutScheme(url).replace(/\/*(?:#.*)?$/, '');

const beginningOf = (pattern: string): string => withoutScheme(pattern).slice(0, -1);

const matches = (pattern: string, url: string): boolean =>
  pattern.endsWith('*')
    ? `${comparable(url)}/`.startsWith(beginningOf(pattern))
    : comparable(url) === comparable(pattern);

/** The entry that says that an address is gone. */
export const findGone = (url: string, gone: readonly GoneLink[]): GoneLink | undefined =>
  gone.find((entry) => matches(entry.url, url));

/** What to link to in place of an address that is gone; undefined if there is nothing. */
export function replacementFor(url: string, {url: pattern, instead}: GoneLink): string | undefined {
  if (instead === 'nothing') {
    return undefined;
  }
  return instead.endsWith('*') ? instead.slice(0, -1) + withoutScheme(url).slice(beginningOf(pattern).length) : instead;
}

/** Finds what is wrong with the replacement of an entry. */
function insteadFaults({url, instead}: GoneLink, gone: readonly GoneLink[]): string[] {
  if (instead.endsWith('*') && !url.endsWith('*')) {
    return ['instead: ends with *, but url does not; remove the *.'];
  }
  if (instead.startsWith('https://web.archive.org/')) {
    const [, , original] = archived.exec(instead) ?? [];
    if (original === undefined) {
      return [
        'instead: is no address of an archived copy; write https://web.archive.org/web/<time>/<address>, the time as 20260131 or 2026.',
      ];
    }
    return matches(url, original.replace(/\*$/, ''))
      ? []
      : [`instead: is a copy of ${original}; link to a copy of ${url}.`];
  }
  return findGone(instead, gone)
    ? [`instead: ${instead} is gone, too; link to an archived copy or a new address.`]
    : [];
}

/** Finds faults that the schema can't express: dates, duplicates, and wrong replacements. */
function findFaults(gone: readonly GoneLink[]): string[] {
  return gone.flatMap((entry, index) => {
    const same = findGone(entry.url.replace(/\*$/, ''), gone.slice(0, index));
    const dates = (['since', 'checked'] as const).flatMap((field) =>
      dateFaults({date: entry[field]}).map((fault) => fault.replace(/^date/, field)),
    );
    return [
      ...dates,
      ...(same ? [`url: is already covered by ${same.url}; keep one of them.`] : []),
      ...(entry.since > entry.checked ? [`checked: is before ${entry.since}; correct one of the dates.`] : []),
      ...insteadFaults(entry, gone),
    ].map((fault) => faultAt(sourceOf(entry), fault));
  });
}

function build([file]: readonly ContentFile[]): readonly GoneLink[] {
  const gone = file?.value as readonly GoneLink[];
  assertNoFaults(findFaults(gone));
  return gone;
}

/** Addresses of other sites that are gone, from `content/gone-links.yml`. */
export const readGoneLinks = defineCollection({
  from: 'content/gone-links.yml',
  schema: 'content/gone-links.schema.json',
  build,
});

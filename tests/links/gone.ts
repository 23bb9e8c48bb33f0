import {findGone, replacementFor, type GoneLink} from '../../src/content/gone-links';
import {addressesIn, type Source} from './sources';

/** Finds links to addresses that are recorded as gone; messages say what to write instead. */
export function goneLinkFaults({file, text}: Source, gone: readonly GoneLink[]): string[] {
  return addressesIn(text).flatMap(({url, line}) => {
    const entry = findGone(url, gone);
    if (!entry) {
      return [];
    }
    const instead = replacementFor(url, entry);
    const fix = instead === undefined ? 'Remove the link, there is no copy.' : `Write ${instead} instead.`;
    return [`${file}:${line}: ${url} is gone: ${entry.note} ${fix}`];
  });
}

/** Entries whose replacement no file links to, so that they only guard against new links. */
export function unusedEntries(sources: readonly Source[], gone: readonly GoneLink[]): GoneLink[] {
  const linked = sources.flatMap(({text}) => addressesIn(text).map(({url}) => url));
  return gone.filter(
    ({instead}) => instead !== 'nothing' && !linked.some((url) => url.startsWith(instead.replace(/\*$/, ''))),
  );
}

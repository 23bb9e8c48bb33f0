import {collectionIds, type CollectionId, type Collections, type Resource} from '../../data/resources/types';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, sourceOf} from '../collection';
import {addressFaults, dateFaults} from './checks';

const folder = 'content/resources';

/** Finds faults that the schema can't express: dates, order, duplicates, and which lists need notes. */
function findFaults(id: CollectionId, list: readonly Resource[]): string[] {
  const seen = new Map<string, string>();
  const needsNote = id === 'books' || id === 'projects';
  return list.flatMap((entry, index) => {
    const {title, url, date, note, also} = entry;
    const previous = list[index - 1];
    return [
      ...dateFaults(entry),
      ...addressFaults('url', url, title, seen),
      ...(also ? addressFaults('also.url', also.url, title, seen) : []),
      ...(previous && previous.date < date
        ? [
            `date: ${date} is below ${previous.date}; put the newest first, and a date without month or day below those with one.`,
          ]
        : []),
      ...(needsNote && note === undefined ? ['note: is missing; say in a sentence what the reader finds there.'] : []),
    ].map((fault) => faultAt(sourceOf(entry), fault));
  });
}

function build(files: readonly ContentFile[]): Collections {
  const unknown = files.filter(({id}) => !collectionIds.some((each) => each === id));
  const lists = collectionIds.map((id) => {
    const file = files.find((each) => each.id === id);
    return {id, list: file?.value as readonly Resource[] | undefined};
  });
  const faults = [
    ...unknown.map(({file}) =>
      faultAt({file, line: 1}, `no page shows this list; name it ${collectionIds.join('.yml, ')}.yml.`),
    ),
    ...lists.flatMap(({id, list}) =>
      list ? findFaults(id, list) : [faultAt({file: `${folder}/${id}.yml`, line: 1}, 'is missing; add the file.')],
    ),
  ];
  assertNoFaults(faults);
  return Object.fromEntries(lists.map(({id, list}) => [id, list])) as unknown as Collections;
}

/** The lists of `content/resources`: articles, books, events and projects about Pact, newest first. */
export const readResources = defineCollection({
  from: folder,
  schema: 'content/resources.schema.json',
  build,
});

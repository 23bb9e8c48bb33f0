import {attributeOf, elementsOf, headingsOf, placeOf, type ContentPage} from '../pages';

/**
 * Finds headings that are not of level 2 or 3 and duplicate ids on a page.
 *
 * @returns a message per problem, naming file, line and fix
 */
export function headingFaults(page: ContentPage): string[] {
  const headings = headingsOf(page);
  const levels = headings.flatMap(({place, depth}) =>
    depth === 2 || depth === 3
      ? []
      : [`${place}: a heading of level ${depth}; the title is the h1, use ## or ### below it`],
  );
  const written = elementsOf(page)
    .filter(({name}) => /^h[1-6]$/.test(name ?? ''))
    .map((node) => `${placeOf(page, node)}: <${node.name}> is a heading; write it as ## or ###`);
  const anchors = elementsOf(page)
    .filter(({name}) => name === 'Anchor')
    .map((node) => ({place: placeOf(page, node), id: attributeOf(node, 'id') ?? ''}));
  const seen = new Map<string, string>();
  const repeated = [...headings, ...anchors].flatMap(({place, id}) => {
    const first = seen.get(id);
    seen.set(id, first ?? place);
    return first ? [`${place}: the id "${id}" is used at ${first} already; give one of them another with {#id}`] : [];
  });
  return [...levels, ...written, ...repeated];
}

import {describe, expect, it} from 'vitest';

import {findGroups, readApiTables} from '../../src/content/api-reference';
import {attributeOf, elementsOf, parsePage, placeOf, readPages, type ContentPage} from './pages';

/** Groups that a page shows, as `table: group`. */
function shownOn(page: ContentPage): {group: string; place: string}[] {
  return elementsOf(page)
    .filter(({name}) => name === 'ApiTable')
    .flatMap((element) => {
      const of = attributeOf(element, 'of') ?? '';
      return findGroups(of, attributeOf(element, 'group')).map(({title}) => ({
        group: `${of}: ${title}`,
        place: placeOf(page, element),
      }));
    });
}

/** Finds groups that no page shows, and groups that are shown more than once, whose rows would share ids. */
function faultsOf(groups: readonly string[], pages: readonly ContentPage[]): string[] {
  const shown = pages.flatMap(shownOn);
  return groups.flatMap((group) => {
    const places = shown.filter((each) => each.group === group).map(({place}) => place);
    const [of = '', title = ''] = group.split(': ');
    return places.length === 0
      ? [`no page shows ${group}; put <ApiTable of="${of}" group="${title}" /> on one`]
      : places.length > 1
        ? [`${places.join(' and ')} show ${group}; keep one`]
        : [];
  });
}

const apiTables = readApiTables();

const groupsOf = (tables: typeof apiTables): string[] =>
  tables.flatMap(({id, groups}) => groups.map(({title}) => `${id}: ${title}`));

describe('an entry of the API reference', () => {
  it('is on one page', () => {
    const groups = groupsOf(apiTables);
    const entries = apiTables.flatMap((table) => table.groups.flatMap((group) => group.entries as unknown[]));
    console.log(`interfaces: checked ${groups.length} groups of ${apiTables.length} tables, ${entries.length} entries`);
    expect(groups.length).toBeGreaterThan(0);
    expect(faultsOf(groups, readPages('docs'))).toEqual([]);
  });

  it('is reported when it is shown nowhere, or more than once', () => {
    const page = parsePage('docs/a.mdx', '<ApiTable of="pact-js/pact" />\n\n<ApiTable of="pact-js/pact" />');
    const [twice = ''] = groupsOf(apiTables.filter(({id}) => id === 'pact-js/pact'));
    expect(faultsOf([twice, 'pact-js/xml: XmlElement'], [page])).toEqual([
      `docs/a.mdx:1 and docs/a.mdx:3 show ${twice}; keep one`,
      'no page shows pact-js/xml: XmlElement; put <ApiTable of="pact-js/xml" group="XmlElement" /> on one',
    ]);
  });
});

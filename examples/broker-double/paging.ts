import {invalid, type Answer, type Call} from './http';
import type {Link} from './links';

/** The part of a list that a request asks for, with what its document says about it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** `page`, if there are pages. */
  readonly fields: {readonly page?: Readonly<Record<string, number>>};
  readonly links: {readonly next?: Link; readonly previous?: Link};
}

/** The former names of the parameters count only where the new ones are missing. */
const spellings = [
  ['page', 'size'],
  ['pageNumber', 'pageSize'],
] as const;

export function pagingFault({query}: Call): Answer | undefined {
  const faults = spellings.flat().flatMap((name): [string, string[]][] => {
    const value = query.get(name);
    if (value === null || value === '') {
      return [];
    }
    const fault = /^-?\d+$/.test(value) ? 'must be greater than or equal to 1' : 'must be an integer';
    return /^[1-9]\d*$/.test(value) ? [] : [[name, [fault]]];
  });
  return faults.length > 0 ? invalid(Object.fromEntries(faults)) : undefined;
}

/** Cuts a list into pages, as in the Broker only if the request asks for one, or `always`. */
export function pageOf<T>({base, path, query}: Call, all: readonly T[], always = false): Page<T> {
  const [page, size] = spellings.find((names) => names.some((name) => query.get(name))) ?? [undefined, undefined];
  if (page === undefined && !always) {
    return {items: all, fields: {}, links: {}};
  }
  const number = Number((page && query.get(page)) ?? 1);
  const wanted = Number((size && query.get(size)) ?? 100);
  const totalPages = Math.max(1, Math.ceil(all.length / wanted));
  // The Broker forgets the other parameters of the request here.
  const link = (to: number, title: string): Link => ({href: `${base}${path}?size=${wanted}&page=${to}`, title});
  return {
    items: all.slice((number - 1) * wanted, number * wanted),
    fields: {page: {number, size: wanted, totalElements: all.length, totalPages}},
    links: {
      ...(number < totalPages ? {next: link(number + 1, 'Next page')} : {}),
      ...(number > 1 ? {previous: link(number - 1, 'Previous page')} : {}),
    },
  };
}

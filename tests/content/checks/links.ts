import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Link} from 'mdast';

import {attributeOf, elementsOf, placeOf, textOf, type ContentPage} from '../pages';

/** Valid link targets. */
export interface Targets {
  /** Files of docs and blog, relative to the project. */
  readonly files: ReadonlySet<string>;
  /** Addresses of docs pages with their files. */
  readonly addresses: ReadonlyMap<string, string>;
}

const empty = /^(?:click )?here$|^(?:this|the) (?:page|link|article|site)$|^this$|^link$|^(?:read )?more$/i;
const ownHost = /^(?:https?:)?\/\/docs\.pact\.io(?:[/?#]|$)/i;

/** Markdown links. */
export function linksOf(page: ContentPage): Link[] {
  const links: Link[] = [];
  visit(page.tree, 'link', (node) => {
    links.push(node);
  });
  return links;
}

function targetFaults(page: ContentPage, url: string, {files, addresses}: Targets): string[] {
  if (ownHost.test(url)) {
    return [`leads to ${url}, this site itself; link to the file`];
  }
  const [address = ''] = url.split(/[?#]/);
  if (!page.file.startsWith('docs/') || address === '' || /^[a-z][a-z+.-]*:/i.test(address)) {
    return [];
  }
  if (address.startsWith('/')) {
    const file = addresses.get(address.replace(/(.)\/$/, '$1'));
    const relative = file && path.posix.relative(path.posix.dirname(page.file), file);
    return relative ? [`leads to ${url}; link by file: ${relative.startsWith('.') ? relative : `./${relative}`}`] : [];
  }
  const file = path.posix.join(path.posix.dirname(page.file), address);
  return files.has(file) ? [] : [`leads to ${url}, and there is no ${file}; correct the path, with .mdx at its end`];
}

/**
 * Finds links whose text doesn't name the destination, links of docs pages that aren't relative paths of existing files,
 * and absolute links to the site itself.
 *
 * @returns a message per problem, naming file, line and fix
 */
export function linkFaults(page: ContentPage, targets: Targets): string[] {
  const links = linksOf(page).flatMap((link) => {
    const text = textOf(link, true).trim();
    const faults = targetFaults(page, link.url, targets);
    const nameless = empty.test(text) ? [`has the text "${text}"; name the destination`] : [];
    return [...nameless, ...faults].map((fault) => `${placeOf(page, link)}: a link ${fault}`);
  });
  const elements = elementsOf(page).flatMap((node) =>
    ['to', 'href', 'src']
      .map((name) => attributeOf(node, name))
      .filter((url) => url !== undefined && ownHost.test(url))
      .map((url) => `${placeOf(page, node)}: <${node.name}> leads to ${url}, this site itself; give the path alone`),
  );
  return [...links, ...elements];
}

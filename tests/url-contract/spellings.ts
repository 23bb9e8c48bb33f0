import vm from 'node:vm';

/** Finds the address that a host redirects another spelling of it to, or nothing. */
export type Lookup = (requested: string) => string | undefined;

/** Reads the map of nginx: the first expression that matches the decoded path wins. */
export function lookupOfNginx(rules: string): Lookup {
  const entries = [...rules.matchAll(/^"~\*(.*)" (.*);$/gm)].map(
    ([, pattern = '', address = '']) => [new RegExp(pattern, 'i'), address] as const,
  );
  return (requested) => {
    const uri = decodeURIComponent(requested).replaceAll(/\/{2,}/g, '/');
    return entries.find(([pattern]) => pattern.test(uri))?.[1];
  };
}

/** Runs the script of the not-found page. */
export function lookupOfScript(source: string): Lookup {
  const script = new vm.Script(source);
  return (pathname) => {
    let target: string | undefined;
    const location = {pathname, search: '', hash: '', replace: (address: string) => (target = address)};
    script.runInNewContext({location});
    return target;
  };
}

/** Other spellings of an address that readers type and old links have. */
export function otherSpellings(address: string): string[] {
  if (address === '/') {
    return ['//', '/index.html', '/docs/'];
  }
  const spellings = [
    address.toUpperCase(),
    address.replaceAll('_', '-'),
    address.replaceAll('-', '_'),
    `${address}.html`,
    `${address}/`,
    `${address}/index.html`,
    `/docs${address}`,
    `/${address}`,
    address.replaceAll('_', '%5F').replaceAll('-', '%2D'),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== address);
}

/** A spelling of an address that differs in all these ways at once, but for the folder's `/index`. */
export function mixedSpelling(address: string): string {
  const swapped = address.replaceAll(/[-_]/g, (character) => (character === '-' ? '_' : '%2D'));
  return address === '/' ? '//INDEX.html' : `/docs/${swapped.toUpperCase()}.html`;
}

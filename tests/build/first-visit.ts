import vm from 'node:vm';

import {dataIn} from './client-data';
import {readBuilt, type BuiltPage} from './site';

interface Runtime {
  /** Address of a chunk by its id. */
  readonly u: (id: string) => string;
}

type Chunk = [ids: readonly unknown[], modules: object, run: (runtime: Runtime) => void];

/** What a first visit of a page loads by itself, as paths below the build. */
export interface FirstVisit {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Runs the bundler's runtime as far as to ask it for addresses of chunks. */
function runtimeOf(source: string): Runtime {
  const name = /webpackChunk\w*/.exec(source)?.[0];
  const scope: Record<string, unknown> = {};
  scope.self = scope;
  vm.runInNewContext(source, scope);
  let found: Runtime | undefined;
  const chunks = name ? (scope[name] as {push: (chunk: Chunk) => void} | undefined) : undefined;
  chunks?.push([['first-visit'], {}, (runtime) => (found = runtime)]);
  if (!found) {
    throw new Error('the runtime of the build names no chunks; adapt tests/build/first-visit.ts to the bundler');
  }
  return found;
}

function namesIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(namesIn);
}

/** Names of the chunks that the client loads before it shows a page: of its route and of those around it. */
function chunkNamesOf(main: string, address: string, isDoc: boolean): string[] {
  const entries = Object.entries(dataIn(main, '{"/')).map(([key, route]) => ({
    path: key.replace(/-[0-9a-f]{3}$/, ''),
    route: route as object,
  }));
  const own = entries.filter(({path}) => path === address);
  // Routes of docs lie inside of three that stand at the root; these have no content of their own.
  const around = isDoc ? entries.filter(({path, route}) => path === '/' && !('content' in route)) : [];
  if (own.length === 0 || (isDoc && around.length === 0)) {
    throw new Error(
      `the table of routes in main.js has no ${address}; adapt tests/build/first-visit.ts to the framework`,
    );
  }
  return [...new Set([...own, ...around].flatMap(({route}) => namesIn(route)))];
}

/**
 * What a browser loads for a page before anything is asked for: the files that the HTML names, and the
 * chunks of its route. The HTML doesn't name the chunks; the client asks for them when it starts.
 */
export function firstVisitOf({$, address}: BuiltPage): FirstVisit {
  const listed = $('script[src]')
    .map((_, script) => $(script).attr('src'))
    .get();
  const styles = $('link[rel=stylesheet]')
    .map((_, link) => $(link).attr('href'))
    .get();
  const source = (part: string): string => readBuilt(listed.find((src) => src.includes(part))?.slice(1) ?? part);
  const runtime = runtimeOf(source('/runtime~main.'));
  const main = source('/main.');
  const chunks = chunkNamesOf(main, address, $('html').hasClass('docs-doc-page')).flatMap((name) => {
    // The minifier writes a name of digits as a number.
    const key = /^\d+$/.test(name) ? `(?:${name}|0x${Number(name).toString(16)})` : name;
    const loader = new RegExp(`[{,]["']?${key}["']?:\\[(\\(\\)=>.*?)\\.then\\(`).exec(main)?.[1];
    const ids = [...(loader ?? '').matchAll(/\.e\(["']?([\w~-]+)["']?\)/g)].map(([, id = '']) => id);
    if (ids.length === 0) {
      throw new Error(`main.js does not tell how to load the chunk ${name}`);
    }
    // A chunk that consists of styles only has no file of scripts, and no hash for one.
    return ids.map((id) => runtime.u(id)).filter((file) => !file.includes('.undefined.'));
  });
  return {
    scripts: [...new Set([...listed.map((src) => src.slice(1)), ...chunks])],
    styles: styles.map((href) => href.slice(1)),
  };
}

import path from 'node:path';

import type {PastedFile} from './first-sample';

const aPackage = /^package ([\w.]+);?$\n?/m;
const anImport = /^import .*$\n?/gm;
const aType = /^(?:(?:public|abstract|final|sealed|data|enum) )*(?:class|interface|record|enum|object) /m;

const extension = `@au.com.dius.pact.consumer.junit5.PactConsumerTest
@au.com.dius.pact.consumer.junit5.PactTestFor(providerName = "OrderApi")
`;

/** A class for methods that a page shows without one, with the extension for JUnit if they use it. */
const withMethods = (name: string, methods: string): string =>
  `${methods.includes('@PactTestFor') ? extension : ''}class ${name} {\n${methods}\n}\n`;

const nameOf = ({name}: PastedFile): string => path.parse(name).name;

interface Parts {
  readonly file: PastedFile;
  readonly imports: readonly string[];
  readonly body: string;
}

const partsOf = (file: PastedFile): Parts => ({
  file,
  imports: (file.code.match(anImport) ?? []).map((line) => line.trim()),
  body: file.code.replace(aPackage, '').replace(anImport, ''),
});

const isOnlyMethods = ({file, body}: Parts): boolean => file.name.endsWith('.java') && !aType.test(body);

/** Puts methods without a class, from all samples down to the last, into one class with the name of the last. */
function inOneClass(parts: readonly Parts[]): Parts[] {
  const methods = parts.filter(isOnlyMethods);
  const last = methods.at(-1);
  if (!last) {
    return [...parts];
  }
  const body = withMethods(nameOf(last.file), methods.map((each) => each.body.trim()).join('\n\n'));
  return [
    ...parts.filter((each) => !isOnlyMethods(each)),
    {file: last.file, imports: methods.flatMap(({imports}) => imports), body},
  ];
}

/** The package from which pasted files import another of them, such as `com.example.shop.web`. */
function packageIn(parts: readonly Parts[]): string | undefined {
  const names = new Set(parts.map(({file}) => nameOf(file)));
  return parts
    .flatMap(({imports}) => imports)
    .map((line) => /^import (?:static )?((?:[a-z]\w*\.)+)(\w+)/.exec(line))
    .find((match) => names.has(match?.[2] ?? ''))?.[1]
    ?.slice(0, -1);
}

/**
 * Makes files that compile of what a page shows, as its reader would: imports go to the top, methods into a class, and
 * all files into the package that the imports name.
 *
 * @param inPackage of the files that the reader has, if they are there
 */
export function jvmFiles(files: readonly PastedFile[], inPackage?: string): PastedFile[] {
  const parts = inOneClass(files.map(partsOf));
  const home = inPackage ?? packageIn(parts);
  return parts.map(({file, imports, body}) => {
    const end = file.name.endsWith('.java') ? ';' : '';
    const own = home ?? aPackage.exec(file.code)?.[1];
    const head = [...(own === undefined ? [] : [`package ${own}${end}`]), ...new Set(imports)];
    return {name: path.basename(file.name), code: `${head.join('\n')}\n\n${body.trim()}\n`};
  });
}

/** Strips what no page reads from the JSON of a docs version. */
declare function docsVersionLoader(this: {readonly resourcePath: string}, source: string): string;

export default docsVersionLoader;

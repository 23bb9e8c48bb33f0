/** Makes the code of a compiled MDX page with much of it a part that only links to the page fetch. */
declare function loader(source: string): string;

export default loader;

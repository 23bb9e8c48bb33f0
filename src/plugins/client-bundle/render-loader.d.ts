/** Writes the text of rendered pages as validators of HTML want it. */
declare function loader(source: string): string;

export default loader;

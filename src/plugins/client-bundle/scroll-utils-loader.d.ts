/** Asks for the scroll position once. */
declare function loader(source: string): string;

export default loader;

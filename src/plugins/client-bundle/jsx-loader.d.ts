/** Has a page take the functions that make its elements once. */
declare function loader(this: {readonly resourcePath: string}, source: string): string;

export default loader;

/** Tells pages of a new location only once. */
declare function loader(source: string): string;

export default loader;

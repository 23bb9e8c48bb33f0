/** Gives routes and their parts shorter names in the list that says which route has which parts. */
declare function loader(source: string): string;

export default loader;

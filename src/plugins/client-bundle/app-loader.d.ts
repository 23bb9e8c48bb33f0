/** Lets the routes be rendered together with what is around them. */
declare function loader(source: string): string;

export default loader;

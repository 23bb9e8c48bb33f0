/** Takes the names of modules out of the registry of the routes' parts. */
declare function loader(source: string): string;

export default loader;

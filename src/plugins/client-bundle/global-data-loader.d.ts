/** Takes the list of all docs out of the data that every page loads, as JSON. */
declare function loader(source: string): string;

export default loader;

/** Takes out of the data of the docs, as JSON, what the components of docs pages don't read. */
declare function loader(source: string): string;

export default loader;

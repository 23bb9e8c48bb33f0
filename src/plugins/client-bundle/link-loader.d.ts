/** Gives the links of the site to `links.tsx`. */
declare function loader(source: string): string;

export default loader;

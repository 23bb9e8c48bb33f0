/** Takes what only the build reads out of the configuration of the site. */
declare function loader(source: string): string;

export default loader;

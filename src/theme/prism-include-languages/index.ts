/** The browser needs no grammars: rehype-highlight-code highlights while the site is built. */
export default function prismIncludeLanguages(): void {}

/** Loads no grammars: `rehype-highlight-code` highlights code during the build. */
export default function prismIncludeLanguages(): void {}

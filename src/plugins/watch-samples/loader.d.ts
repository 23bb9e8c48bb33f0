interface LoaderContext {
  getOptions(): {readonly root: string; readonly projects: readonly string[]};
  addDependency(file: string): void;
}

/** Names the files that a page includes samples from. */
declare function loader(this: LoaderContext, source: string): string;

export default loader;

interface LoaderContext {
  getOptions(): {readonly root: string; readonly projects: readonly string[]};
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** Names the files that a page includes samples from, and folders of what it shows. */
declare function loader(this: LoaderContext, source: string): string;

export default loader;

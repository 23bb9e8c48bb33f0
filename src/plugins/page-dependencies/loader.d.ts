interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): {readonly root: string; readonly projects: readonly string[]};
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** Adds the files and folders that a page shows as its dependencies. */
declare function loader(this: LoaderContext, source: string): string;

export default loader;

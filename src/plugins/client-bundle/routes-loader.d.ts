import type {LoaderContext} from 'webpack';

/** Gives routes the names that the list of their parts has. */
declare function loader(this: Pick<LoaderContext<unknown>, 'resourcePath' | 'addDependency'>, source: string): string;

export default loader;

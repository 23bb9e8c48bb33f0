import type {LoaderContext} from 'webpack';

/** Takes the names of modules out of the registry of the routes' parts, and gives the parts shorter names. */
declare function loader(this: Pick<LoaderContext<unknown>, 'resourcePath' | 'addDependency'>, source: string): string;

export default loader;

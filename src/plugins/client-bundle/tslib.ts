/**
 * What the framework's client code takes from `tslib`, whose module comes as a whole otherwise, 3.5 kB (brotli) for
 * every reader. `tslib.test.ts` notices when it takes something else.
 */
export function __importDefault<T>(module: T): T | {default: T} {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : {default: module};
}

declare module '@generated/content-collections/default/companies.json' {
  import type {Company} from '@site/src/data/companies';

  const companies: readonly Company[];
  export default companies;
}
declare module '@generated/content-collections/default/hints.json' {
  /** The hint of each term, by the id of the term. */
  const hints: Readonly<Record<string, string>>;
  export default hints;
}
declare module '@generated/content-collections/default/matching-situations.json' {
  import type {JudgedSituation} from '@site/src/data/matching/situations';

  const situations: readonly JudgedSituation[];
  export default situations;
}
declare module '@generated/content-collections/default/plugins.json' {
  import type {Plugin} from '@site/src/data/resources/types';

  const plugins: readonly Plugin[];
  export default plugins;
}
declare module '@generated/content-collections/default/resources.json' {
  import type {Collections} from '@site/src/data/resources/types';

  const collections: Collections;
  export default collections;
}
declare module '@generated/content-collections/default/support-matrix.json' {
  import type {MatrixView} from '@site/src/data/support/matrix';

  const matrix: MatrixView;
  export default matrix;
}

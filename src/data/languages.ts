/** A language that Pact has a library for. */
export interface Language {
  readonly name: string;
  /** Page of this site that tells how to start. */
  readonly to: string;
}

/** Languages in the fixed order of the whole site. */
export const languages: readonly Language[] = [
  {name: 'JavaScript and TypeScript', to: '/implementation_guides/overview#javascript'},
  {name: 'Java and Kotlin', to: '/implementation_guides/overview#jvm'},
  {name: 'Go', to: '/implementation_guides/overview#go'},
  {name: 'Python', to: '/implementation_guides/overview#python'},
  {name: '.NET', to: '/implementation_guides/overview#net'},
  {name: 'Ruby', to: '/implementation_guides/overview#ruby'},
  {name: 'PHP', to: '/implementation_guides/overview#php'},
  {name: 'Rust', to: '/implementation_guides/overview#rust'},
  {name: 'Swift', to: '/implementation_guides/overview#swift'},
  {name: 'Scala', to: '/implementation_guides/overview#scala'},
  {name: 'C++', to: '/implementation_guides/overview#cpp'},
];

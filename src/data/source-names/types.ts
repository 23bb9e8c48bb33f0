/** The names that the sources of a library have; `npm run generate -- names` writes them to `names/`. */
export interface SourceNames {
  readonly generated: string;
  readonly repository: string;
  /** Tag of the version that pages describe. */
  readonly tag: string;
  /** Sorted. */
  readonly names: readonly string[];
  /** Names that other versions have and this one doesn't, sorted. */
  readonly others: readonly string[];
}

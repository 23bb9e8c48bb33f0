/** A member of a type, or an export of a module, as it is declared. */
export interface Declared {
  readonly name: string;
  readonly optional: boolean;
  /** Of a property, the type; of a method, nothing. */
  readonly type?: string;
  /** Of a method, a function or a constructor: name and parameters. */
  readonly signature?: string;
  readonly returns?: string;
}

/** A member as the library declares it. */
export interface SurfaceMember extends Declared {
  /** The default of an attribute, a parameter or a field, where the declaration has one. */
  readonly default?: string;
}

/**
 * What an installed library offers, as `npm run generate -- interfaces` writes it beside this file. Tables of
 * `content/api` with `surface: <file>` take names, types, signatures and defaults from here, and say in their own words
 * what each member means.
 */
export interface Surface {
  readonly generated: string;
  readonly library: string;
  readonly version: string;
  /**
   * Members by what holds them: a class, an annotation, a module of functions. Overloads are one member with a line for
   * each signature, and for each thing that they return unless that is the same.
   */
  readonly holders: {readonly [holder: string]: readonly SurfaceMember[]};
}

/** Reads what is installed for the examples of a language; `root` is the repository's. */
export type SurfaceReader = (root: string) => Promise<Omit<Surface, 'generated'>>;

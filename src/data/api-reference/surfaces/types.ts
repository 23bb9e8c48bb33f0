/** A member of a type, or an export of a module, as declared. */
export interface Declared {
  readonly name: string;
  readonly optional: boolean;
  /** Type of a property; undefined for a method. */
  readonly type?: string;
  /** Name and parameters of a method, function or constructor. */
  readonly signature?: string;
  readonly returns?: string;
}

/** A member with its default. */
export interface SurfaceMember extends Declared {
  /** Default of an attribute, parameter or field, if it is declared. */
  readonly default?: string;
}

/**
 * The public API of an installed library; `npm run generate -- interfaces` writes it to this folder. Tables of
 * `content/api` with `surface: <file>` take names, types, signatures and defaults from it, and add what each member
 * means.
 */
export interface Surface {
  readonly generated: string;
  readonly library: string;
  readonly version: string;
  /**
   * Members by what declares them: a class, an annotation, a module. Overloads are one member, with a line for each
   * signature and, if they differ, for each return type.
   */
  readonly holders: {readonly [holder: string]: readonly SurfaceMember[]};
}

/** Reads the library that the examples of a language use. @param root root of the repository */
export type SurfaceReader = (root: string) => Promise<Omit<Surface, 'generated'>>;

import type {ApiGroup, ApiMethod, ApiOption} from '../types';
import type {Surface, SurfaceMember} from './types';

/** What a member means, in a line of Markdown; or that and what a declaration doesn't have. */
export type Meaning =
  | string
  | (Pick<ApiOption, 'meaning'> &
      Partial<Pick<ApiOption, 'since' | 'allowed' | 'environment' | 'default' | 'required'>>);

/** Meanings by the names of the members. */
export type Meanings = Readonly<Record<string, Meaning>>;

interface Teller {
  /** Fields, attributes and parameters of a holder, as a group of options. */
  readonly options: (title: string, of: string, meanings: Meanings) => ApiGroup;
  /** Methods, functions and constructors of a holder, as a group of methods. */
  readonly methods: (title: string, of: string, meanings: Meanings) => ApiGroup;
}

const told = (meaning: Meaning): Exclude<Meaning, string> => (typeof meaning === 'string' ? {meaning} : meaning);

/**
 * Makes groups of tables whose names, types and signatures come from the surface of a library:
 *
 *     const {options, methods} = tellOf(surface);
 *     methods('Steps', 'consumer.UnconfiguredV4Interaction', {Given: 'Names a provider state.'});
 *
 * A member that is a field without a signature can stand among methods, and a method without parameters (an attribute
 * of an annotation) among options.
 *
 * @throws Error with the holder, or with the members that it has, when a name is none
 */
export function tellOf({library, holders}: Surface): Teller {
  function find(of: string, name: string): SurfaceMember {
    const members = holders[of];
    if (!members) {
      throw new Error(`${library} declares no ${of}; generate its surface, or correct the name`);
    }
    const found = members.find((member) => member.name === name);
    if (!found) {
      throw new Error(`${library}: ${of} has no ${name}; it has ${members.map((member) => member.name).join(', ')}`);
    }
    return found;
  }

  return {
    options: (title, of, meanings) => ({
      kind: 'options',
      title,
      of,
      entries: Object.entries(meanings).map(([name, meaning]): ApiOption => {
        const member = find(of, name);
        return {
          name,
          type: member.type ?? member.returns ?? member.signature ?? '',
          ...(member.default === undefined ? {} : {default: member.default}),
          ...told(meaning),
        };
      }),
    }),
    methods: (title, of, meanings) => ({
      kind: 'methods',
      title,
      of,
      entries: Object.entries(meanings).map(([name, meaning]): ApiMethod => {
        const {signature, returns, type} = find(of, name);
        return {
          name,
          signature: signature ?? (type === undefined ? name : `${name}: ${type}`),
          ...(returns === undefined ? {} : {returns}),
          ...told(meaning),
        };
      }),
    }),
  };
}

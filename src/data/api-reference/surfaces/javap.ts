// cspell:words classfile javap
import type {SurfaceMember} from './types';

/** What Java and Kotlin give to every class of records and data, and what their compilers add. */
const unremarkable =
  /^(?:equals|hashCode|toString|annotationType|component\d+|copy|values|valueOf|getEntries|Companion)$/;

interface Member {
  readonly head: string;
  readonly details: string;
}

/** Names of classes without their packages: `Outer.Inner` for `a.b.Outer$Inner`. */
export function withoutPackages(text: string): string {
  return text.replaceAll(/\b(?:[a-z_]\w*\.)+(?=[A-Z])/g, '').replaceAll(/(?<=\w)\$(?=\w)/g, '.');
}

/** Splits at commas that are not within angle brackets. */
function splitTypes(list: string): string[] {
  return list.trim() === '' ? [] : list.split(/,\s*(?![^<]*>)/);
}

/** Names of parameters, as the debugger sees them; none of an abstract method. */
function parameterNames(details: string, isStatic: boolean): string[] {
  const lines = /LocalVariableTable:\n.*\n((?: +\d+ +\d+ +\d+ .*\n?)+)/.exec(details)?.[1] ?? '';
  return [...lines.matchAll(/^ +\d+ +\d+ +(\d+) +(\S+) /gm)]
    .map(([, slot = '0', name = '']) => ({slot: Number(slot), name: name === '<set-?>' ? 'value' : name}))
    .sort((a, b) => a.slot - b.slot)
    .map(({name}) => name)
    .slice(isStatic ? 0 : 1);
}

/** A default of an annotation's attribute, as Java writes it. */
function defaultOf(details: string): string | undefined {
  const found = /AnnotationDefault:\n +default_value: .*\n((?: {8}.*(?:\n|$))+)/.exec(details)?.[1];
  const value = found?.replaceAll(/\s*\n\s*/g, ' ').trim();
  return value === undefined
    ? undefined
    : withoutPackages(value.replaceAll(/L([\w/$]+);/g, (_, name: string) => name.replaceAll('/', '.')))
        .replaceAll(/\[\s*/g, '{')
        .replaceAll(/\s*\]/g, '}');
}

/** A class that Kotlin or Java calls `com.example.Shop$Size` is `Shop.Size` in tables. */
function describe(className: string, isAnnotation: boolean, {head, details}: Member): SurfaceMember | undefined {
  if (/ACC_SYNTHETIC|ACC_BRIDGE/.test(/flags: .*/.exec(details)?.[0] ?? '')) {
    return undefined;
  }
  const isStatic = /\bstatic\b/.test(head);
  const bare = head
    .replace(/\bthrows .*$/, '')
    .replaceAll(/\b(?:public|final|static|abstract|default|synchronized|native|volatile|transient) /g, '')
    .trim();
  const [, before = '', list] = /^(.*?)\(([^]*)\)$/.exec(bare) ?? [undefined, bare, undefined];
  const name = before.slice(before.lastIndexOf(' ') + 1);
  const type = withoutPackages(before.slice(0, before.lastIndexOf(' ') + 1).trim());
  if (list === undefined) {
    return unremarkable.test(name) ? undefined : {name, optional: false, type};
  }
  const simple = withoutPackages(className);
  if (isAnnotation) {
    const value = defaultOf(details);
    return {name, optional: value !== undefined, type, ...(value === undefined ? {} : {default: value})};
  }
  const names = parameterNames(details, isStatic);
  const parameters = splitTypes(list).map((each, index) => `${withoutPackages(each)} ${names[index] ?? ''}`.trim());
  if (type === '') {
    const own = simple.slice(simple.lastIndexOf('.') + 1);
    // Kotlin's own constructor for defaults ends with a marker.
    return list.includes('DefaultConstructorMarker')
      ? undefined
      : {name: 'constructor', optional: false, signature: `new ${own}(${parameters.join(', ')})`};
  }
  return unremarkable.test(name) || name.includes('$')
    ? undefined
    : {name, optional: false, signature: `${name}(${parameters.join(', ')})`, returns: type};
}

/** Puts overloads together: a line for each signature, and one for each type that they return if these differ. */
function merge(members: readonly SurfaceMember[]): SurfaceMember[] {
  const byName = new Map<string, SurfaceMember[]>();
  members.forEach((member) => byName.set(member.name, [...(byName.get(member.name) ?? []), member]));
  const lines = (values: readonly (string | undefined)[]): string =>
    [...new Set(values.filter((value) => value !== undefined))].join('\n');
  return [...byName.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0 || first.signature === undefined) {
      return first ?? [];
    }
    const all = [first, ...others].filter(({signature}) => signature !== undefined);
    const returns = lines(all.map((member) => member.returns));
    return {...first, signature: lines(all.map(({signature}) => signature)), ...(returns === '' ? {} : {returns})};
  });
}

/**
 * Reads what `javap -v -public` prints of classes.
 *
 * @returns their public members by the names of the classes, without packages
 */
export function readJavap(text: string): Record<string, SurfaceMember[]> {
  const classes = text.split(/^Classfile /m).slice(1);
  return Object.fromEntries(
    classes.map((each) => {
      const name = /^(?:public |final |abstract )*(?:class|interface|enum) ([\w.$]+)/m.exec(each)?.[1] ?? '';
      const isAnnotation = /^ {2}flags: .*ACC_ANNOTATION/m.test(each);
      const body = /\n\{\n([^]*?)\n\}\n/.exec(each)?.[1] ?? '';
      const members = body
        .split(/^(?= {2}public )/m)
        .filter((part) => part.startsWith('  public '))
        .map((part): Member => {
          const end = part.indexOf(';\n');
          return {head: part.slice(0, end).trim(), details: part.slice(end + 2)};
        });
      return [withoutPackages(name), merge(members.flatMap((member) => describe(name, isAnnotation, member) ?? []))];
    }),
  );
}

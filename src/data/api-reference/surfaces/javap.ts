// cspell:words classfile javap
import type {SurfaceMember} from './types';

/** Members that compilers generate for records, data classes and enums. */
const generatedMember =
  /^(?:equals|hashCode|toString|annotationType|component\d+|copy|values|valueOf|getEntries|Companion)$/;

interface Member {
  readonly head: string;
  readonly details: string;
}

/** Strips packages from class names: `a.b.Outer$Inner` becomes `Outer.Inner`. */
export function withoutPackages(text: string): string {
  return text.replaceAll(/\b(?:[a-z_]\w*\.)+(?=[A-Z])/g, '').replaceAll(/(?<=\w)\$(?=\w)/g, '.');
}

/** Splits at commas outside angle brackets. */
function splitTypes(list: string): string[] {
  return list.trim() === '' ? [] : list.split(/,\s*(?![^<]*>)/);
}

/** Parameter names from the debug information, which abstract methods don't have. */
function parameterNames(details: string, isStatic: boolean): string[] {
  const lines = /LocalVariableTable:\n.*\n((?: +\d+ +\d+ +\d+ .*\n?)+)/.exec(details)?.[1] ?? '';
  return [...lines.matchAll(/^ +\d+ +\d+ +(\d+) +(\S+) /gm)]
    .map(([, slot = '0', name = '']) => ({slot: Number(slot), name: name === '<set-?>' ? 'value' : name}))
    .sort((a, b) => a.slot - b.slot)
    .map(({name}) => name)
    .slice(isStatic ? 0 : 1);
}

/** Default of an annotation element, in Java syntax. */
function defaultOf(details: string): string | undefined {
  const found = /AnnotationDefault:\n +default_value: .*\n((?: {8}.*(?:\n|$))+)/.exec(details)?.[1];
  const value = found?.replaceAll(/\s*\n\s*/g, ' ').trim();
  return value === undefined
    ? undefined
    : withoutPackages(value.replaceAll(/L([\w/$]+);/g, (_, name: string) => name.replaceAll('/', '.')))
        .replaceAll(/\[\s*/g, '{')
        .replaceAll(/\s*\]/g, '}');
}

/** Converts a member; undefined for one that the compiler generated. */
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
    return generatedMember.test(name) ? undefined : {name, optional: false, type};
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
    // Kotlin generates a constructor for default arguments, whose last parameter is a marker.
    return list.includes('DefaultConstructorMarker')
      ? undefined
      : {name: 'constructor', optional: false, signature: `new ${own}(${parameters.join(', ')})`};
  }
  return generatedMember.test(name) || name.includes('$')
    ? undefined
    : {name, optional: false, signature: `${name}(${parameters.join(', ')})`, returns: type};
}

/** Merges overloads: a line for each signature and, if they differ, for each return type. */
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
 * Parses the output of `javap -v -public`.
 *
 * @returns public members by class name without the package
 */
export function readJavap(output: string): Record<string, SurfaceMember[]> {
  const classes = output.split(/^Classfile /m).slice(1);
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

/** A component of `src/theme`. */
export interface ThemeComponent {
  /** Name as an import gives it behind `@theme/`. */
  readonly name: string;
  readonly source: string;
}

/** A line of the table in `src/theme/README.md`. */
interface Row {
  readonly name: string;
  readonly kind: string;
  readonly why: string;
  readonly version: string;
}

const kinds = ['wraps', 'replaces', 'adds'];
const budget = 5;

function rowsOf(readme: string): Row[] {
  return [...readme.matchAll(/^\| `([^`]+)` *\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, name = '', kind = '', why = '', version = '']) => ({
      name,
      kind: kind.trim(),
      why: why.trim(),
      version: version.trim(),
    }),
  );
}

/**
 * Compares the components of `src/theme` with the table of its README: each has a line that says truly
 * whether it wraps or replaces, why, and for which version of the framework; at most five replace.
 *
 * @returns one sentence a fault, naming the component and the fix
 */
export function themeFaults(readme: string, components: readonly ThemeComponent[], version: string): string[] {
  const rows = rowsOf(readme);
  const perComponent = components.flatMap(({name, source}) => {
    const row = rows.find((each) => each.name === name);
    if (!row) {
      return [`src/theme/README.md: ${name} is missing; add a line to the table`];
    }
    const wraps = new RegExp(`@theme-(?:original|init)/${name}['"]`).test(source);
    return [
      ...(kinds.includes(row.kind) ? [] : [`src/theme/README.md: ${name} "${row.kind}"; write ${kinds.join(', ')}`]),
      ...((row.kind === 'wraps') === wraps
        ? []
        : [
            `src/theme/README.md: ${name} ${wraps ? 'imports' : 'does not import'} the original; correct "${row.kind}"`,
          ]),
      ...(row.why === '' ? [`src/theme/README.md: ${name} has no reason; tell why`] : []),
      ...(row.version === version
        ? []
        : [`src/theme/README.md: ${name} names version "${row.version}"; compare it with ${version} and write that`]),
    ];
  });
  const gone = rows
    .filter(({name}) => !components.some((component) => component.name === name))
    .map(({name}) => `src/theme/README.md: ${name} is not in src/theme; delete its line`);
  const replaced = rows.filter(({kind}) => kind === 'replaces').map(({name}) => name);
  const dear =
    replaced.length > budget
      ? [
          `src/theme: ${replaced.length} components are replaced (${replaced.join(', ')}); ${budget} is the limit, wrap instead`,
        ]
      : [];
  return [...perComponent, ...gone, ...dear];
}

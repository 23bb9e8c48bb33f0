import {shapes, type Box} from './shapes';

/** How a role looks in one colour mode. */
export interface Colours {
  readonly fill: string;
  readonly border: string;
  /** At least 4.5:1 on the fill, as a test checks. */
  readonly text: string;
}

interface Role {
  /** Labels of boxes with the role. */
  readonly label: RegExp;
  /** Draws the outline of a box as the data of an SVG path. */
  readonly outline: (box: Box) => string;
  readonly light: Colours;
  readonly dark: Colours;
}

/** Ids of the roles, which are also their classes in a drawing. The first role that fits a label wins. */
export const roleIds = ['broker', 'pact', 'consumer', 'provider', 'message'] as const;

export type RoleId = (typeof roleIds)[number];

/** The parts that diagrams show again and again: each has one shape and one colour on the whole site. */
export const roles: Readonly<Record<RoleId, Role>> = {
  broker: {
    // Not the broker of a message queue, which has a small letter.
    label: /\bBroker\b/,
    outline: shapes.drum,
    light: {fill: '#ece0fb', border: '#7a3fc4', text: '#3a1668'},
    dark: {fill: '#36215a', border: '#b893f2', text: '#eaddff'},
  },
  pact: {
    label: /^Pacts?(?:$| file|[:,]| with\b)|(?:^|\/)pacts\//,
    outline: shapes.sheet,
    light: {fill: '#fdeec2', border: '#a86a00', text: '#4a2f00'},
    dark: {fill: '#46340c', border: '#e0b04a', text: '#ffedc2'},
  },
  consumer: {
    label: /(?<![-_.\w])(?:Consumer|consumer)(?![-_\w])|\w(?:Web|App|Board|Client)(?:\.?Tests?|Spec)?\b|\bAPI client\b/,
    outline: shapes.rounded,
    light: {fill: '#dbe8ff', border: '#2a5bd7', text: '#0f2a6b'},
    dark: {fill: '#1b2f5c', border: '#7fa6ff', text: '#dce7ff'},
  },
  provider: {
    label: /(?<![-_.\w])(?:Provider|provider)(?![-_\w])|\w(?:Api|Publisher)(?:\.?Tests?|Spec)?\b/,
    outline: shapes.doubleSided,
    light: {fill: '#d8f3e4', border: '#0b7a4b', text: '#063f27'},
    dark: {fill: '#123d2c', border: '#58c795', text: '#d3f5e4'},
  },
  message: {
    label: /(?<![-_.\w])(?:Message|message)s?(?![-_\w])/,
    outline: shapes.pointed,
    light: {fill: '#fde0ea', border: '#c0306b', text: '#5e0e31'},
    dark: {fill: '#4e1a31', border: '#f08bb2', text: '#ffdce9'},
  },
};

const isRole = (text: string): text is RoleId => (roleIds as readonly string[]).includes(text);

/** The role of a box by its id and label; undefined when it has none. */
export type RoleFinder = (id: string, label: string) => RoleId | undefined;

/**
 * Reads the line `%% roles: id=role, …` of a diagram, which says otherwise where the rule by label is wrong; `none` is no
 * role, and `%% roles: none` takes them from all boxes.
 *
 * @returns what finds the role of a box
 * @throws Error for an entry that is no id with a role
 */
export function roleFinderOf(code: string): RoleFinder {
  const entries = (/^\s*%% roles:(.*)$/m.exec(code)?.[1] ?? '').split(',').map((entry) => entry.trim());
  if (entries.includes('none')) {
    return () => undefined;
  }
  const exceptions = new Map(
    entries.filter(Boolean).map((entry) => {
      const [, id = '', role = ''] = /^(\w+)=(\w+)$/.exec(entry) ?? [];
      if (role !== 'none' && !isRole(role)) {
        throw new Error(`"${entry}" in its roles: write "none", or an id with one of ${roleIds.join(', ')}, none`);
      }
      return [id, isRole(role) ? role : undefined] as const;
    }),
  );
  return (id, label) =>
    exceptions.has(id) ? exceptions.get(id) : roleIds.find((role) => roles[role].label.test(label));
}

const rules = (mode: 'light' | 'dark', scope: string): string[] =>
  roleIds.flatMap((id) => {
    const {fill, border, text} = roles[id][mode];
    return [
      `  ${scope}.role-${id} {\n    --node: ${fill};\n    --node-border: ${border};\n  }\n`,
      `  ${scope}.on-${id} {\n    --text: ${text};\n  }\n`,
    ];
  });

/** The stylesheet of the roles, for `src/components/Diagram`. On paper, dark mode is light. */
export function roleStyles(): string {
  return [
    '/* Written by npm run generate -- diagrams from src/data/diagrams/roles.ts. */\n',
    '@media (forced-colors: none) {\n',
    rules('light', '').join('\n'),
    '}\n\n',
    '@media screen and (forced-colors: none) {\n',
    rules('dark', "[data-theme='dark'] ").join('\n'),
    '}\n',
  ].join('');
}

// JSON as text, since parsing it loses what the core distinguishes, such as `1` and `1.0`.

const token = /"(?:[^"\\]|\\.)*"|[{}[\],]/gsu;

// The texts between the commas of an object or a list.
function split(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = text.search(/[{[]/) + 1;
  for (const {0: part, index} of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      depth += 1;
    } else if (part === '}' || part === ']') {
      depth -= 1;
    }
    if ((part === ',' && depth === 1) || depth === 0) {
      found.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  return found.filter((part) => part !== '');
}

/**
 * Finds the text of each member of a JSON object.
 *
 * @param text - the text of an object
 * @returns the text of each value by the name of its member; of members with the same name the last, as in the core
 * @throws {Error} if the text isn't a JSON object
 */
export function members(text: string): ReadonlyMap<string, string> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('A JSON object is expected.');
  }
  return new Map(
    split(text).map((part) => {
      const [name = ''] = /^"(?:[^"\\]|\\.)*"/su.exec(part) ?? [];
      return [String(JSON.parse(name)), part.slice(part.indexOf(':', name.length) + 1).trim()];
    }),
  );
}

/**
 * Finds the text of each element of a JSON list.
 *
 * @param text - the text of a list
 * @returns the texts of the elements
 * @throws {Error} if the text isn't a JSON list
 */
export function elements(text: string): readonly string[] {
  if (!Array.isArray(JSON.parse(text))) {
    throw new Error('A JSON list is expected.');
  }
  return split(text);
}

/**
 * Adds members to the end of a JSON object, where they win over members with the same name.
 *
 * @param text - the text of an object
 * @param added - the members to add
 * @returns the text of the object with the members
 * @throws {Error} if the text isn't a JSON object
 */
export function withMembers(text: string, added: Readonly<Record<string, unknown>>): string {
  const separator = members(text).size === 0 ? '' : ',';
  return `${text.slice(0, text.lastIndexOf('}'))}${separator}${JSON.stringify(added).slice(1)}`;
}

function printedNumber(text: string): string {
  if (/^-?\d+$/.test(text) && text !== '-0') {
    const whole = BigInt(text);
    if (whole >= -(2n ** 63n) && whole < 2n ** 64n) {
      return text;
    }
  }
  const number = Number(text);
  const scientific = number.toExponential();
  const exponent = Number(scientific.split('e')[1]);
  if (exponent < -5 || exponent >= 16) {
    return scientific;
  }
  return `${Object.is(number, -0) ? '-' : ''}${number}`.replace(/^(-?\d+)$/, '$1.0');
}

/**
 * Prints JSON as the core does when it keeps a value of a pact file as text: without spaces, with sorted members.
 *
 * @param text - the text of a JSON value
 * @returns the text of the same value
 * @throws {Error} if the text isn't JSON
 */
export function compact(text: string): string {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) {
    return `[${elements(text).map(compact).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const sorted = [...members(text)].sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    return `{${sorted.map(([name, member]) => `${JSON.stringify(name)}:${compact(member)}`).join(',')}}`;
  }
  return typeof value === 'number' ? printedNumber(text.trim()) : JSON.stringify(value);
}

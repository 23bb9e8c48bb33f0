/** Replaces a string by an empty one with the names that it interpolates: of `"${order.id} #{id}"` order and id. */
function withoutContent(string: string): string {
  const names = [...string.matchAll(/(?:\$\{|\\\(|#\{)\s*([A-Za-z_]\w*)/g)].map(([, name]) => name);
  return names.length === 0 ? '""' : `"" ${names.join(' ')} `;
}

/** Code without what may hold names by chance: strings and comments. */
export const withoutText = (code: string): string =>
  code
    .replace(/"""[^]*?"""/g, withoutContent)
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, withoutContent)
    .replace(/(?<!:)\/\/.*$|\/\*[^]*?\*\/|^\s*#(?!\[|include).*$/gm, '');

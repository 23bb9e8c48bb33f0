/**
 * Names that no table has, under one reason.
 *
 * @param names separated by spaces; `Holder(member other)` stands for `Holder.member Holder.other`
 */
export function because(reason: string, names: string): Record<string, string> {
  const parts = [...names.matchAll(/([^\s()]+)(?:\(([^)]*)\))?/g)];
  const all = parts.flatMap(([, name = '', members]) =>
    members === undefined ? [name] : (members.match(/\S+/g) ?? []).map((member) => `${name}.${member}`),
  );
  return Object.fromEntries(all.map((name) => [name, reason]));
}

/**
 * Writes dependencies of Maven as Gradle has them; both of its languages accept the result.
 *
 * @param xml `<dependency>` elements
 * @returns undefined when there is anything else, or something that Gradle writes in another place
 */
export function toGradle(xml: string): string | undefined {
  const dependency = /<dependency>([\s\S]*?)<\/dependency>/g;
  const all = [...xml.matchAll(dependency)].map(([, inside = '']) => inside);
  if (all.length === 0 || xml.replaceAll(dependency, '').trim() !== '') {
    return undefined;
  }
  const lines = all.map((inside) => {
    const parts = new Map([...inside.matchAll(/<(\w+)>\s*([^<]+?)\s*<\/\1>/g)].map(([, name, value]) => [name, value]));
    const [group, artifact, version] = ['groupId', 'artifactId', 'version'].map((name) => parts.get(name));
    const isPlain = [...parts.keys()].every((name) => /^(?:groupId|artifactId|version|scope)$/.test(name ?? ''));
    const scope = {test: 'testImplementation', undefined: 'implementation'}[String(parts.get('scope'))];
    return isPlain && group && artifact && version && scope
      ? `    ${scope}("${group}:${artifact}:${version}")`
      : undefined;
  });
  return lines.includes(undefined) ? undefined : ['dependencies {', ...lines, '}'].join('\n');
}

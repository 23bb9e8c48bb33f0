/** What the Broker shows as long as an application has no display name of its own: `OrderWeb` is "Order Web". */
export function displayNameOf(name: string): string {
  return name
    .replaceAll(/([A-Z])([A-Z])([a-z])/g, '$1 $2$3')
    .replaceAll(/([a-z\d])([A-Z])(\S)/g, '$1 $2$3')
    .replaceAll(/(\S)[-_\s.](\S)/g, '$1 $2')
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Messages of the plugin interfaces that no table has. */
export const notDocumented: Readonly<Record<string, string>> = {};

/** What a client sent, before anybody has looked at it. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field's object, or an empty one. */
export function objectAt(from: unknown, key: string): JsonObject {
  const value = isObject(from) ? from[key] : undefined;
  return isObject(value) ? value : {};
}

/** The field's text; undefined when it is missing, blank or something else. */
export function textAt(from: unknown, key: string): string | undefined {
  const value = isObject(from) ? from[key] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The field's list, or an empty one. */
export function listAt(from: unknown, key: string): unknown[] {
  const value = isObject(from) ? from[key] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The texts of the field's list. */
export function textsAt(from: unknown, key: string): string[] {
  return listAt(from, key).filter((value) => typeof value === 'string');
}

import type {SurfaceMember} from './types';

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Property that a getter reads: `port` for `getPort()`, `isPending` for `isPending()`. Undefined for other methods. */
function propertyOf({name, signature}: SurfaceMember): string | undefined {
  if (signature !== `${name}()`) {
    return undefined;
  }
  const read = /^get([A-Z]\w*)$/.exec(name)?.[1];
  return read === undefined ? (/^is[A-Z]/.test(name) ? name : undefined) : lowerFirst(read);
}

/**
 * Converts members of a class to what a build script or POM sets: a getter and its setter become a property,
 * constructors are omitted, and other methods are unchanged. A method with the name of a property replaces it.
 */
export function asProperties(members: readonly SurfaceMember[]): SurfaceMember[] {
  const setters = new Set(members.filter(({name}) => /^get[A-Z]/.test(name)).map(({name}) => name.replace('g', 's')));
  members.filter(({name}) => /^is[A-Z]/.test(name)).forEach(({name}) => setters.add(name.replace('is', 'set')));
  return members
    .filter(({name}) => name !== 'constructor' && !setters.has(name))
    .flatMap((member) => {
      const name = propertyOf(member);
      if (name === undefined) {
        return member;
      }
      return members.some((other) => other !== member && other.name === name)
        ? []
        : {name, optional: true, type: member.returns};
    });
}

import type {SurfaceMember} from './types';

const startingSmall = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The property that a method without parameters reads: `port` of `getPort()`, `isPending` of `isPending()`. */
function propertyOf({name, signature}: SurfaceMember): string | undefined {
  if (signature !== `${name}()`) {
    return undefined;
  }
  const read = /^get([A-Z]\w*)$/.exec(name)?.[1];
  return read === undefined ? (/^is[A-Z]/.test(name) ? name : undefined) : startingSmall(read);
}

/**
 * Members of a class as a build script or a POM writes them: a getter and its setter are a property, constructors are
 * left out, and other methods stay what they are; one that is called like a property stands for it.
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

// cspell:words Dinclude
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {exampleVersion, run, withArtifacts} from './maven';
import type {Surface, SurfaceMember, SurfaceReader} from './types';

/** Members by message, enum or service; the name of a nested one includes the outer message. */
type Holders = Record<string, SurfaceMember[]>;

const field = /^((?:repeated )?(?:map<[\w.]+, [\w.]+>|[\w.]+)) (\w+) = (\d+);$/;
const value = /^(\w+) = (\d+);$/;
const call = /^rpc (\w+)\(([\w.]+)\) returns \(([\w.]+)\);$/;
const block = /^(message|enum|service|oneof) (\w+) \{$/;

/**
 * Reads the messages, enums and services of a .proto file.
 *
 * @throws Error with the line that it can't parse
 */
export function readProto(source: string): Holders {
  const holders: Holders = {};
  const open: {readonly kind: string; readonly name: string}[] = [];
  const holder = (): string =>
    open
      .filter(({kind}) => kind !== 'oneof')
      .map(({name}) => name)
      .join('.');
  const add = (member: Omit<SurfaceMember, 'optional'>): void => {
    (holders[holder()] ??= []).push({...member, optional: false});
  };
  const lines = source.split('\n').map((line) => line.replace(/\/\/.*/, '').trim());
  for (const line of lines.filter((text) => text !== '' && !/^(?:syntax|import|package|option) /.test(text))) {
    const [, kind, opened] = block.exec(line) ?? [];
    const [, fieldType, fieldName = '', number] = field.exec(line) ?? [];
    const [, valueName, valueNumber] = value.exec(line) ?? [];
    const [, callName, request, returns] = call.exec(line) ?? [];
    const inside = open.at(-1);
    if (kind !== undefined && opened !== undefined) {
      open.push({kind, name: opened});
    } else if (line === '}' && inside) {
      open.pop();
    } else if (inside?.kind === 'enum' && valueName !== undefined) {
      add({name: valueName, type: valueNumber});
    } else if (callName !== undefined) {
      add({name: callName, signature: `${callName}(${request})`, returns});
    } else if (fieldType !== undefined) {
      const choice = inside?.kind === 'oneof' ? `, one of ${inside.name}` : '';
      add({name: fieldName, type: `${fieldType} = ${number}${choice}`});
    } else {
      throw new Error(`Can't parse this line of a .proto file: "${line}"`);
    }
  }
  return holders;
}

/** Merges the declarations of a member in both versions, one per line if they differ. */
const both = (first?: string, second?: string): string | undefined =>
  first === undefined || first === second ? second : `${first}, interface 1\n${second}, interface 2`;

/** Merges two versions of an interface. A member that differs, or that only one version has, names the version. */
export function joinVersions(first: Holders, second: Holders): Surface['holders'] {
  const only = (member: SurfaceMember, version: number): SurfaceMember => {
    const {type, signature} = member;
    const mark = `, interface ${version}`;
    return type === undefined ? {...member, signature: `${signature}${mark}`} : {...member, type: `${type}${mark}`};
  };
  const joined = [...new Set([...Object.keys(second), ...Object.keys(first)])].map((holder) => {
    const [before = [], now = []] = [first[holder], second[holder]];
    const shared = now.map((member) => {
      const old = before.find(({name}) => name === member.name);
      return old
        ? {
            ...member,
            ...(member.type === undefined ? {} : {type: both(old.type, member.type)}),
            ...(member.signature === undefined ? {} : {signature: both(old.signature, member.signature)}),
            ...(old.returns === member.returns ? {} : {returns: `${old.returns}\n${member.returns}`}),
          }
        : only(member, 2);
    });
    const gone = before.filter(({name}) => !now.some((member) => member.name === name));
    return [holder, [...shared, ...gone.map((member) => only(member, 1))]] as const;
  });
  return Object.fromEntries(joined);
}

/**
 * Reads both plugin interfaces from the plugin driver that the Java examples use; its archive contains the .proto files.
 *
 * @throws Error when Maven can't find the driver
 */
export const readProtos: SurfaceReader = async (root) => {
  const consumer = {group: 'au.com.dius.pact', name: 'consumer', version: exampleVersion(root)};
  return withArtifacts([consumer], ['-DincludeGroupIds=io.pact.plugin.driver'], async (folder) => {
    const jar = readdirSync(folder).find((file) => file.startsWith('io.pact.plugin.driver.core-')) ?? '';
    await run('jar', ['--extract', '--file', jar, 'plugin.proto', 'plugin_v2.proto'], folder);
    const read = (file: string): Holders => readProto(readFileSync(path.join(folder, file), 'utf8'));
    const holders = joinVersions(read('plugin.proto'), read('plugin_v2.proto'));
    return {library: 'Pact plugin interfaces', version: /-([\d.]+)\.jar$/.exec(jar)?.[1] ?? '', holders};
  });
};

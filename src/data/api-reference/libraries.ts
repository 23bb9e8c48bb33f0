import {pactGo} from './pact-go';
import {notDocumented as pactGoNotDocumented} from './pact-go/not-documented';
import {pactJvm, pactJvmBuild} from './pact-jvm';
import {buildNotDocumented} from './pact-jvm/build-not-documented';
import {consumerNotDocumented} from './pact-jvm/consumer-not-documented';
import {providerNotDocumented} from './pact-jvm/provider-not-documented';
import {pactPlugins} from './pact-plugins';
import {notDocumented as pactPluginsNotDocumented} from './pact-plugins/not-documented';
import {pactPython} from './pact-python';
import {notDocumented as pactPythonNotDocumented} from './pact-python/not-documented';
import {pactRust} from './pact-rust';
import {notDocumented as pactRustNotDocumented} from './pact-rust/not-documented';
import type {NotDocumented} from './surfaces/compare';
import pactGoSurface from './surfaces/pact-go.json';
import pactJvmBuildSurface from './surfaces/pact-jvm-build.json';
import pactJvmSurface from './surfaces/pact-jvm.json';
import pactPluginsSurface from './surfaces/pact-plugins.json';
import pactPythonSurface from './surfaces/pact-python.json';
import pactRustSurface from './surfaces/pact-rust.json';
import type {Surface} from './surfaces/types';
import type {ApiTable} from './types';

/** A library whose tables are compared with its surface. */
export interface DocumentedLibrary {
  /** Names its surface. */
  readonly id: string;
  readonly surface: Surface;
  readonly tables: readonly ApiTable[];
  readonly notDocumented: NotDocumented;
}

export const documentedLibraries: readonly DocumentedLibrary[] = [
  {
    id: 'pact-jvm',
    surface: pactJvmSurface,
    tables: pactJvm,
    notDocumented: {...consumerNotDocumented, ...providerNotDocumented},
  },
  {id: 'pact-jvm-build', surface: pactJvmBuildSurface, tables: pactJvmBuild, notDocumented: buildNotDocumented},
  {id: 'pact-go', surface: pactGoSurface, tables: pactGo, notDocumented: pactGoNotDocumented},
  {id: 'pact-python', surface: pactPythonSurface, tables: pactPython, notDocumented: pactPythonNotDocumented},
  {id: 'pact-rust', surface: pactRustSurface, tables: pactRust, notDocumented: pactRustNotDocumented},
  {id: 'pact-plugins', surface: pactPluginsSurface, tables: pactPlugins, notDocumented: pactPluginsNotDocumented},
];

import type {ApiTable} from '../types';
import {contents, fields} from './contents';
import {calls, host, init} from './init';
import {manifest} from './manifest';
import {transport} from './transport';

/** Both plugin interfaces, as their descriptions in the driver have them. */
export const pactPlugins: readonly ApiTable[] = [calls, init, host, contents, fields, transport];

/** What a plugin says outside of the interfaces; no declaration has it. */
export const pactPluginFiles: readonly ApiTable[] = [manifest];

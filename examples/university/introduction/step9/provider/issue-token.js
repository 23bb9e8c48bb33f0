import {issueToken} from './tokens.js';

console.log(issueToken());

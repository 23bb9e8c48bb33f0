import {execFileSync} from 'node:child_process';

/*
 * Builds the site for the tests of the hosted search and of feedback, into build-hosted/: the ordinary build with the
 * variables of hosted.env. The two builds share a cache, so don't run them at the same time.
 */
const folder = 'build-hosted';
process.loadEnvFile('tests/e2e/hosted.env');
execFileSync('npx', ['docusaurus', 'build', '--out-dir', folder], {stdio: 'inherit'});
execFileSync('npx', ['tsx', 'deploy/finish.ts', folder], {stdio: 'inherit'});

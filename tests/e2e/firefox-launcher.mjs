#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and relays WebDriver BiDi between the two. Playwright sets the
// colour scheme of every context by a command that Firefox ESR doesn't have yet. Light is the default there.
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {WebSocket, WebSocketServer} from 'ws';

function setColourScheme(id, scheme) {
  return scheme === 'dark'
    ? {type: 'error', id, error: 'unsupported operation', message: "It can't emulate dark: tag the test @chromium."}
    : {type: 'success', id, result: {}};
}

function relay(playwright, address) {
  const browser = new WebSocket(address);
  playwright.pause();
  browser.on('open', () => playwright.resume());
  browser.on('message', (data) => playwright.send(data.toString()));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
  playwright.on('message', (data) => {
    const text = data.toString();
    const {id, method, params} = JSON.parse(text);
    if (method === 'emulation.setMediaFeaturesOverride') {
      playwright.send(JSON.stringify(setColourScheme(id, params.features['prefers-color-scheme'])));
    } else {
      browser.send(text);
    }
  });
}

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {stdio: ['ignore', 'inherit', 'pipe']});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({input: firefox.stderr}).on('line', (line) => {
  const [announcement, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (announcement === undefined) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (playwright, {url}) => relay(playwright, `${address}${url}`));
  server.on('listening', () => console.error(announcement.replace(address, `ws://127.0.0.1:${server.address().port}`)));
});

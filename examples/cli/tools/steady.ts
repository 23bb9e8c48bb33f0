import {normalise} from '../broker-client/normalise';

/** What a tool printed, without what changes from run to run, as pages show it. */
export function steady(output: string): string {
  return normalise(
    output
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-20T09:26:53.000000Z')
      .replaceAll(/\/tmp\/order-shop-\w+/g, '/home/build/order-shop')
      .replaceAll(
        /thread '([\w-]+)' \(\d+\) panicked at \S*\/([\w-]+-\d+\.\d+\.\d+\/\S+)/g,
        "thread '$1' panicked at $2",
      )
      .replaceAll(/\((?:\d+\w*) loading, \d+\w*s verification\)/g, '(0s loading, 20ms verification)'),
  );
}

/** The same with the ids, except one that a test made up, and the ports of mock servers. */
export function steadyPorts(output: string): string {
  return steady(output.replaceAll(/\b(?!12345678)[\dA-F]{8}\b/g, '0E839567').replaceAll(/\b[3-6]\d{4}\b/g, '40123'));
}

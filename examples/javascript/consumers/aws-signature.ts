// #region sigv4-signer
import {Sha256} from '@aws-crypto/sha256-js';
import {SignatureV4} from '@smithy/signature-v4';

const signer = new SignatureV4({
  service: 'execute-api',
  region: process.env.AWS_REGION ?? 'eu-west-1',
  credentials: {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? 'ACCESS_KEY',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? 'SECRET_KEY',
    sessionToken: process.env.AWS_SESSION_TOKEN,
  },
  sha256: Sha256,
});

/** Gives the headers with which the request is signed, `host` among them. */
export async function signatureOf(
  method: string,
  url: URL,
  body?: string | Uint8Array,
): Promise<Record<string, string>> {
  const {headers} = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: {host: url.host},
    body,
  });
  return headers;
}
// #endregion sigv4-signer

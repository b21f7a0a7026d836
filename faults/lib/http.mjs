import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const TIMEOUT_MS = 40_000;

/**
 * One call. Resolves with {status, headers, body} or with {error, sent: false} when it certainly never left us;
 * `sent: true` means that nobody knows what became of it.
 */
export function call(url, { method = 'GET', headers = {}, json, raw, timeoutMs = TIMEOUT_MS } = {}) {
  return new Promise((resolve) => {
    const payload = raw ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
    const outgoing = request(url, {
      method,
      agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(payload ? { 'content-length': payload.length } : {}),
        ...headers,
      },
    });
    const failed = (error) => resolve({ error: error.code ?? error.name, sent: error.code !== 'ECONNREFUSED' });
    outgoing.once('error', failed);
    outgoing.once('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', failed);
      response.once('aborted', () => failed({ code: 'ABORTED' }));
      response.once('end', () => {
        const text = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: readJson(text, response),
          bytes: text,
        });
      });
    });
    outgoing.end(payload);
  });
}

function readJson(bytes, response) {
  if (!String(response.headers['content-type'] ?? '').includes('json')) return {};
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return {};
  }
}

export const answers = async (url) => (await call(url, { timeoutMs: 3_000 })).status === 200;

export const reaches = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

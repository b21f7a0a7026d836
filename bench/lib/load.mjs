import { Agent, request } from 'node:http';

const CONNECTIONS = 4;
export const agent = () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS, keepAliveMsecs: 60_000 });

/** One HTTP call; resolves with {status, headers, text}. */
export function call(keepAlive, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const outgoing = request(url, {
      method,
      agent: keepAlive,
      headers: {
        ...headers,
        ...(payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {}),
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.end(payload);
  });
}

/** `count` calls over a fixed number of kept connections, each as soon as the one before it is answered. */
export async function fire(keepAlive, count, next) {
  let started = 0;
  const lane = async () => {
    while (started < count) {
      const one = next(started++);
      const answer = await call(keepAlive, one.url, one);
      if (one.expect ? answer.status !== one.expect : answer.status >= 300)
        throw new Error(`${one.method ?? 'GET'} ${one.url}: ${answer.status} ${answer.text.slice(0, 300)}`);
      one.seen?.(answer);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return performance.now() - began;
}

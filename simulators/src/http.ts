import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY = 5_000_000;

export class BadRequest extends Error {}

/** One request as a simulated system sees it: the prefix is taken off the path. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Answer {
  status: number;
  body: unknown;
  /** The body is a page for people, not JSON. */
  html?: boolean;
  /** The body is a Buffer of this type. */
  type?: string;
}

const bodies = new WeakMap<IncomingMessage, Promise<Buffer>>();

/** The body of a request. Read once and kept: what a slow system has received stays received when the caller hangs up. */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  const body = bodies.get(request) ?? readOnce(request);
  bodies.set(request, body);
  return body;
}

async function readOnce(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new BadRequest('Isi permintaan terlalu besar');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readBytes(request);
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // not JSON at all: said below in the same words
  }
  throw new BadRequest('Isi permintaan harus berupa objek JSON');
}

/** Pages show what others have sent: nothing in them runs, nothing is loaded from anywhere. */
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The body as it goes over the line, and what it is called. */
function written({ body, html, type }: Answer): { bytes: Buffer; head: Record<string, string> } {
  if (Buffer.isBuffer(body)) return { bytes: body, head: { 'content-type': type ?? 'application/octet-stream' } };
  if (html) return { bytes: Buffer.from(String(body)), head: PAGE };
  return { bytes: Buffer.from(JSON.stringify(body)), head: { 'content-type': 'application/json; charset=utf-8' } };
}

export function send(response: ServerResponse, answer: Answer): void {
  const { status } = answer;
  if (response.destroyed || response.headersSent) return;
  if (status === 204) {
    response.writeHead(204).end();
    return;
  }
  const { bytes, head } = written(answer);
  response.writeHead(status, { ...head, 'content-length': bytes.length }).end(bytes);
}

/** The same answer twice on one connection, as a broken proxy in front of an old system does. */
export function sendTwice(response: ServerResponse, answer: Answer): void {
  const { bytes, head } = written(answer);
  const lines = [
    `HTTP/1.1 ${answer.status} OK`,
    ...Object.entries({ ...head, 'content-length': bytes.length }).map((h) => h.join(': ')),
  ];
  const message = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
  response.socket?.end(Buffer.concat([message, message]));
}

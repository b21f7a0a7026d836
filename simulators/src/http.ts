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
}

const bodies = new WeakMap<IncomingMessage, Promise<Record<string, unknown>>>();

/** The body of a request. Read once and kept: what a slow system has received stays received when the caller hangs up. */
export function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = bodies.get(request) ?? readOnce(request);
  bodies.set(request, body);
  return body;
}

async function readOnce(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new BadRequest('Isi permintaan terlalu besar');
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
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

export function send(response: ServerResponse, { status, body, html }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  if (status === 204) {
    response.writeHead(204).end();
    return;
  }
  const text = html ? String(body) : JSON.stringify(body);
  response.writeHead(status, {
    ...(html ? PAGE : { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** The same answer twice on one connection, as a broken proxy in front of an old system does. */
export function sendTwice(response: ServerResponse, { status, body }: Answer): void {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${status} OK\r\ncontent-type: application/json; charset=utf-8\r\n`;
  const message = `${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  response.socket?.end(message + message);
}

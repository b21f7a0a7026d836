export class TooLarge extends Error {}
export class NotJson extends Error {}

/** Throws TooLarge. */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`); // leaving the loop cancels the body
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of an answer. An error page that is not JSON is no news (null); a success that is not JSON is broken. */
export async function readBody(response: Response, maxBytes: number): Promise<unknown> {
  const text = (await readBytes(response, maxBytes)).toString('utf8');
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (response.ok) throw new NotJson('the answer is not JSON');
    return null;
  }
}

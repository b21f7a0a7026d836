import { randomBytes } from 'node:crypto';

/** Unguessable, so that no stored text can pass for a place that is filled in. */
const MARK = `raw:${randomBytes(16).toString('hex')}:`;
const PLACE = new RegExp(`"${MARK}(\\d+)"`);
let found: string[] = [];

/** JSON that exists as text already (made by the database, or once for many answers) and goes out as it is. */
export class RawJson {
  private constructor(private readonly text: string) {}

  /** The text stands where a T is expected; only `toText` may write it. */
  static of<T>(text: string): T {
    return new RawJson(text) as T;
  }

  toJSON(): string {
    return `${MARK}${found.push(this.text) - 1}`;
  }
}

/** JSON of a value with every raw part in its place. */
export function toText(value: unknown): string {
  found = [];
  const text = JSON.stringify(value);
  if (found.length === 0) return text;
  const pieces = text.split(PLACE);
  for (let i = 1; i < pieces.length; i += 2) pieces[i] = found[Number(pieces[i])] ?? 'null';
  found = [];
  return pieces.join('');
}

/** Whether an answer has raw parts: they stand among the fields of an object, never inside lists. */
export const hasRaw = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value as Record<string, unknown>).some((field) => field instanceof RawJson);

// Looks for seeded secrets in logs: session ids, tokens, passwords, tax and identity numbers, telephones, addresses.
import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const WORD = /[A-Za-z0-9_-]{12,}/g;
const digitsOf = (text) => text.replace(/\D/g, '');

/** Single words are found by look-up (there are thousands of them), sentences by searching. */
export class SecretFinder {
  #words = new Map();
  #sentences = new Set();

  constructor(secrets) {
    for (const secret of new Set(secrets.filter(Boolean))) {
      if (secret.match(WORD)?.[0] === secret) this.#word(secret);
      else this.#sentences.add(secret);
      const digits = digitsOf(secret);
      if (/^[+\d\s().-]+$/.test(secret) && digits.length >= 8 && digits !== secret) this.#sentences.add(digits);
    }
  }

  #word(secret) {
    const known = this.#words.get(secret.length) ?? new Set();
    this.#words.set(secret.length, known.add(secret));
  }

  /** The secrets in one line, also inside longer words. */
  in(line) {
    const found = new Set([...this.#sentences].filter((sentence) => line.includes(sentence)));
    for (const [word] of line.matchAll(WORD)) {
      for (const [length, known] of this.#words) {
        for (let at = 0; at + length <= word.length; at += 1) {
          const part = word.slice(at, at + length);
          if (known.has(part)) found.add(part);
        }
      }
    }
    return [...found];
  }
}

const logsBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every log of a run against every secret of the run: {files, lines, leaks: [{file, line, kind}]}, never the secret itself. */
export async function searchLogs(folder, secrets) {
  const finder = new SecretFinder(secrets);
  const result = { files: 0, lines: 0, leaks: [] };
  for (const file of logsBelow(folder)) {
    result.files += 1;
    let number = 0;
    for await (const line of createInterface({ input: createReadStream(file) })) {
      number += 1;
      for (const secret of finder.in(line)) {
        result.leaks.push({
          file: path.relative(folder, file),
          line: number,
          secret: `${secret.slice(0, 4)}…(${secret.length})`,
        });
      }
    }
    result.lines += number;
  }
  return result;
}

// Pure: positions in PostgreSQL's write-ahead log and the files that hold them (16 MB each, as initdb makes them).
export const SEGMENT = 16n * 1024n * 1024n;
const PER_LOG = 0x1_0000_0000n / SEGMENT;
const hex = (value) => value.toString(16).toUpperCase().padStart(8, '0');

/** "16/B374D848" as a number. */
export function parseLsn(text) {
  const [high, low] = text.split('/').map((part) => BigInt(`0x${part}`));
  return high * 0x1_0000_0000n + low;
}

export const formatLsn = (lsn) => `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();

export const segmentStart = (lsn) => lsn - (lsn % SEGMENT);

export function segmentName(timeline, lsn) {
  const segment = lsn / SEGMENT;
  return hex(timeline) + hex(segment / PER_LOG) + hex(segment % PER_LOG);
}

export const isSegment = (name) => /^[0-9A-F]{24}$/.test(name);

/** Where the first byte of a segment lies. */
export function positionOf(name) {
  const [log, part] = [name.slice(8, 16), name.slice(16, 24)].map((piece) => BigInt(`0x${piece}`));
  return (log * PER_LOG + part) * SEGMENT;
}

/** Names of all segments from one position to another. */
export function segmentsBetween(timeline, from, to) {
  const names = [];
  for (let at = segmentStart(from); at <= to; at += SEGMENT) names.push(segmentName(timeline, at));
  return names;
}

/** What a browser's own interface takes as it is; its shape is the standard's, not ours. */
export const polos = (pilihan: object | null): Record<string, unknown> | null =>
  pilihan && (JSON.parse(JSON.stringify(pilihan)) as Record<string, unknown>);

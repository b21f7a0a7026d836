/** Longest title of a paper beside the minutes. */
export const MAKS_JUDUL = 200;

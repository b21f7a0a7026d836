/** One rule made wrong: `dari` becomes `jadi` in `file`, the first time after `sesudah`; `nama` of `uji` must notice. */
export const satu = (apa, file, sesudah, dari, jadi, uji, nama) => ({ apa, file, sesudah, dari, jadi, uji, nama });

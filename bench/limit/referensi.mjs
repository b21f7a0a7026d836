// The least that a search of a reference list can cost: prepared statements by hand, their rows as they come.
const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (keyword) =>
  /^\d[\d.\s]*$/.test(keyword) ? [keyword.replace(/[.\s]/g, '')] : (keyword.toLowerCase().match(WORD) ?? []);

/** Tariff lines have eight digits; ports are those of other countries. `|| ''`: by the trigram index alone. */
const WHICH = {
  hs: `jenis || '' = 'hs' AND char_length(kode) = 8`,
  pelabuhan: `jenis || '' = 'pelabuhan' AND induk <> 'ID'`,
};

/** The code and its beginning, texts that begin with the words, own texts before those above, short before long. */
const has = (list, words) => `
  SELECT kode, uraian, data FROM referensi
  WHERE ${WHICH[list]} AND ${words.map((_, i) => `cari LIKE $${i + 5}`).join(' AND ')}
  ORDER BY CASE WHEN lower(kode) LIKE $3 THEN lower(kode) END,
    CASE WHEN starts_with(lower(uraian), $1) THEN 0 WHEN strpos(lower(uraian), $2) = 0 THEN 2 ELSE 1 END, char_length(uraian), urut, kode
  LIMIT $4`;

/** Words of the list that come near to one that no text has. The word hangs on the threshold, so that it is set first. */
const NEAR_WORDS = `
  WITH asked AS MATERIALIZED (SELECT $1 || left(set_config('pg_trgm.word_similarity_threshold', '0.45', true), 0) AS word)
  SELECT kata, word_similarity(word, kata) - 0.01 * abs(char_length(kata) - char_length(word)) AS alike
  FROM asked CROSS JOIN kata_referensi WHERE jenis || '' = $2 AND word <% kata ORDER BY alike DESC, kata LIMIT 8`;

const near = (list, found) => `
  SELECT kode, uraian, data FROM referensi WHERE ${WHICH[list]} AND cari LIKE ANY ($4)
  ORDER BY CASE ${found.map(({ kata, alike }) => `WHEN cari LIKE '%${kata}%' THEN ${alike}::float8`).join(' ')} END DESC,
    CASE WHEN lower(kode) LIKE $2 THEN lower(kode) END,
    CASE strpos(lower(uraian), $1) WHEN 1 THEN 0 WHEN 0 THEN 2 ELSE 1 END, char_length(uraian), urut, kode
  LIMIT $3`;

async function exact(pool, list, words, limit) {
  const [first] = words;
  const values = [words.join(' '), first, `${first}%`, limit, ...words.map((word) => `%${word}%`)];
  return (await pool.query({ name: `${list} ${words.length}`, text: has(list, words), values })).rows;
}

/** One word: two misspelt ones are not measured. */
async function nearest(pool, list, word, limit) {
  const found = (await pool.query({ name: 'near', text: NEAR_WORDS, values: [word, list] })).rows;
  if (found.length === 0) return [];
  const best = found[0].kata;
  const patterns = found.map(({ kata }) => `%${kata}%`);
  return (await pool.query(near(list, found), [best, `${best}%`, limit, patterns])).rows;
}

export async function search(pool, query) {
  const [list, limit] = [query.get('list'), Number(query.get('limit'))];
  const words = wordsOf(query.get('keyword'));
  const rows = await exact(pool, list, words, limit);
  const data = rows.length > 0 ? rows : await nearest(pool, list, words[0], limit);
  return JSON.stringify({ status: true, code: '01', data });
}

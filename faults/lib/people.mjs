import { call } from './http.mjs';
import { sleep } from './time.mjs';

const PATH = '/nk/v2/data-nk';
/** 5xx other than "no place" and "not reached": the change may have happened before the answer failed. */
const kindOf = ({ status, error, sent }) => {
  if (error) return sent ? 'unknown' : 'fail';
  if (status < 300) return 'ok';
  return status >= 500 && status !== 503 ? 'unknown' : 'fail';
};

const asked = (person, options) => ({
  ...options,
  headers: { cookie: person.cookie, 'x-csrf-token': person.csrf, ...options.headers },
});

/** One call of a signed-in person, written down when it is a change. */
export const get = (base, person, at, options = {}) => call(base + at, asked(person, options));

async function change(world, base, op, args, person, at, options, tell) {
  const id = world.journal.invoke(op, args);
  const answer = await call(base + at, asked(person, options));
  const type = kindOf(answer);
  const result = type === 'ok' ? tell(answer.body.data) : { kini: answer.body?.data ?? null };
  world.journal.complete(id, type, { http: answer.status ?? null, galat: answer.error, ...result });
  return { ...answer, type };
}

const receipt = ({ tanda_terima: { nomor, sha256 } }) => ({ nomor, sha256 });

export const kirim = (world, base, file, timeoutMs) =>
  change(
    world,
    base,
    'kirim',
    { berkas: file.id, versi: file.versi },
    file,
    `${PATH}/kirimPermohonan`,
    { method: 'POST', json: { idNk: file.id, versi: file.versi }, timeoutMs },
    receipt,
  );

export const kirimUlang = (world, base, file) =>
  change(
    world,
    base,
    'kirim_ulang',
    { berkas: file.id },
    file,
    `${PATH}/resendRKI/${file.id}`,
    { method: 'POST' },
    () => ({}),
  );

export const simpan = (world, base, file, versi, isi) =>
  change(
    world,
    base,
    'simpan',
    { berkas: file.id, versi, isi },
    file,
    PATH,
    { method: 'PUT', json: { idNk: file.id, versi, kepala: { alamat_pabrik: isi } } },
    (data) => ({ versi_baru: data.versi }),
  );

export const buat = (world, base, person, kunci, kdKomoditas = '0143') =>
  change(
    world,
    base,
    'buat',
    { kunci: `${person.user}:${kunci}` },
    person,
    PATH,
    { method: 'POST', json: { kd_rekom: '07', kd_komoditas: kdKomoditas }, headers: { 'idempotency-key': kunci } },
    (data) => ({ berkas: data.idNk, noAju: data.noAju }),
  );

/** Repeats the same submission until somebody says what became of it, as a person (or the page) does. */
export async function kirimSampaiPasti(world, baseOf, file, { withinMs = 60_000, timeoutMs } = {}) {
  const end = performance.now() + withinMs;
  let shed = 0;
  for (;;) {
    const answer = await kirim(world, baseOf(), file, timeoutMs);
    if (answer.type === 'ok' || (answer.status >= 400 && answer.status < 500)) return { ...answer, shed };
    if (performance.now() > end) return { ...answer, shed };
    if (answer.status === 503) shed += 1;
    const wait = Number(answer.headers?.['retry-after'] ?? 0) * 1_000;
    await sleep(wait > 0 ? wait : 150 + Math.random() * 150);
  }
}

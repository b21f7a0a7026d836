import { createRequire } from 'node:module';
import { inRoot } from '../../tools/lib/paths.mjs';
import { fill, signIn } from './fill.mjs';
import { call } from './http.mjs';
import { get } from './people.mjs';

const prisma = createRequire(inRoot('prisma/package.json'));
/** Fishery products: a service that has a fee, and the ministry that charges it. */
const RPHP = { kd_rekom: '03', kd_komoditas: '013' };
const GA = '032';
const BILLING = '/nk/v2/data-nk/rki/pengajuan';

/** Files before the coordinator, who issues their bills; resolves with {files, coordinator}. */
export async function beforeBilling(world, count) {
  const { files } = await fill(world, count, RPHP);
  await world.sql(
    `UPDATE pengajuan SET kd_status = '22', kd_ga = $1, tgl_kirim = now(), status_sejak = now() WHERE npwp LIKE '0770%'`,
    [GA],
  );
  const db = prisma('./dist/client.js').createClient(world.url());
  try {
    const { buatPengguna } = prisma('./dist/factories/akun.js');
    const { id } = await buatPengguna(db, {
      username: 'koordinator',
      fullname: 'Koordinator Contoh',
      kode_peran: 'KL_KOORDINATOR',
      password_hash: '-',
      kd_ga: GA,
    });
    return { files, coordinator: await signIn(world, id) };
  } finally {
    await db.$disconnect();
  }
}

const post = (world, person, at, json = {}) =>
  call(world.base + at, {
    method: 'POST',
    json,
    headers: { cookie: person.cookie, 'x-csrf-token': person.csrf },
    timeoutMs: 20_000,
  });
export const issue = (world, person, file) => post(world, person, `${BILLING}/billing/${file.id}`);
export const refresh = (world, file) => get(world.base, file, `${BILLING}/refreshBilling/${file.id}`);
export const withdraw = (world, file) =>
  post(world, file, `/nk/v2/data-nk/batalkan/${file.id}`, { alasan: 'Tidak jadi' });

/** Over the counter of the billing system: `telling` is how often it tells us; `amount` other than the bill's is wrong. */
export const pay = (world, code, telling, amount) =>
  call(`${world.simulators.url}/pnbp/tagihan/${code}/bayar`, {
    method: 'POST',
    json: { kabar: telling, ...(amount ? { jumlah: amount } : {}) },
  });

const BILLS = `SELECT id_pengajuan::text AS file, ref, kode, jumlah::text, status, ntpn FROM tagihan`;
const FILES = `
  SELECT p.id::text, p.no_aju, p.kd_status, p.status_billing,
    (SELECT count(*)::int FROM riwayat r WHERE r.id_pengajuan = p.id AND r.peristiwa = 'bayar') AS paid,
    (SELECT count(*)::int FROM riwayat r WHERE r.id_pengajuan = p.id AND r.peristiwa = 'terbit_billing') AS issued
  FROM pengajuan p WHERE p.npwp LIKE '0770%'`;

/**
 * Every bill, payment and file held against what the billing system made and took: no bill lost or made twice, no payment
 * lost or counted twice, none that is open after it was paid. Gives what is wrong, and counts.
 */
export async function judgeBills(world) {
  const [ours, files] = [await world.sql(BILLS), await world.sql(FILES)];
  const told = await world.sql('SELECT kode, ntpn, jumlah::text, hasil FROM pembayaran');
  const { body: theirs } = await call(`${world.simulators.url}/pnbp/tagihan`);
  const wrong = [];
  const say = (rule, what) => wrong.push({ rule, what });
  const byRef = new Map(ours.map((bill) => [bill.ref, bill]));
  for (const { ref } of theirs)
    if (!byRef.has(ref)) say('billOfNothing', `bill ${ref} was asked for and is not stored`);
  for (const bill of ours)
    if (bill.kode && theirs.find(({ ref }) => ref === bill.ref)?.kode !== bill.kode)
      say('otherCode', `bill ${bill.ref} has a code that was not given for it`);
  const paid = theirs.filter(({ bayar }) => bayar);
  for (const { ref, kode, jumlah, bayar } of paid) {
    const right = bayar.jumlah === jumlah;
    const bill = byRef.get(ref);
    if (!told.some((t) => t.kode === kode && t.ntpn === bayar.ntpn)) say('lost', `payment of ${kode} is not known`);
    else if (right && bill?.status !== 'LUNAS' && !told.some((t) => t.kode === kode && t.hasil === 'terlambat'))
      say('lost', `payment of ${kode} had no effect, and nobody is told`);
    if (!right && bill?.status === 'LUNAS') say('wrongAmount', `${kode} counts as paid by another amount`);
    if (bill?.status === 'LUNAS' && bill.ntpn !== bayar.ntpn)
      say('otherReceipt', `${kode} has a receipt of another payment`);
  }
  for (const file of files) {
    const bills = ours.filter((bill) => bill.file === file.id);
    const settled = bills.filter(({ status }) => status === 'LUNAS').length;
    const open = bills.filter(({ status }) => ['DIMINTA', 'BELUM_DIBAYAR'].includes(status)).length;
    if (file.paid > 1 || settled > 1) say('paidTwice', `${file.no_aju} was paid ${Math.max(file.paid, settled)} times`);
    if (file.paid !== settled) say('halfPaid', `${file.no_aju}: history says ${file.paid}, bills say ${settled}`);
    if (settled > 0 && (open > 0 || ['22', '30', '31'].includes(file.kd_status)))
      say('openAfterPayment', `${file.no_aju} is paid and stands in ${file.kd_status} with ${open} open bills`);
    if (file.issued > 1 || bills.length > 1) say('issuedTwice', `${file.no_aju} has ${bills.length} bills`);
  }
  const lost = wrong.filter(({ rule }) => rule === 'lost' || rule === 'halfPaid').length;
  const doubled = wrong.filter(({ rule }) => ['paidTwice', 'issuedTwice', 'billOfNothing'].includes(rule)).length;
  const passed = files.filter((file) => file.paid === 1).length;
  return { wrong, counts: { accepted: paid.length, delivered: passed, effects: theirs.length, lost, doubled } };
}

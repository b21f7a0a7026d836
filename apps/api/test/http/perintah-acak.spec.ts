import * as fc from 'fast-check';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { selLayanan } from '@sinas/domain/harapan/alur.harapan';
import { PeriksaRantaiService } from '../../src/modules/audit/periksa-rantai.service';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { drafLengkap, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { MAJU, type Gerak, type Perintah } from '../support/gerak-acak';
import { layanan } from '../support/kerjakan';
import { ORANG, perintahAcak, pk, sistemAcak, type Kasus, type Orang } from '../support/perintah-acak';
import { gaKoordinator, komoditasUntuk, namaPetugas } from '../support/perjalanan';
import { DAGING, drafPk } from '../support/pk';
import { KOMODITAS as BAN } from '../support/rencana';
import { drafTarik, rencanaDitetapkan } from '../support/tarik';
import { World } from '../support/world';

/*
 * Random people give random commands to a file of each service. Whatever they try, the history shows only what the tables
 * typed from the page allow to that role, a refusal leaves nothing behind, and nobody reads what is not his.
 */
const NK = '/nk/v2/data-nk';
/** A longer run: ACAK_JALAN=400. A run again: ACAK_BENIH, which a failure prints. */
const JALAN = Number(process.env.ACAK_JALAN ?? 16);
const BENIH = Number(process.env.ACAK_BENIH ?? 20261123);

let dunia: World;
let perintah: ReturnType<typeof perintahAcak>;
let sistem: ReturnType<typeof sistemAcak>;
beforeAll(async () => {
  dunia = await World.open({ KIRIM_ULANG_JEDA_MS: '0' });
  perintah = perintahAcak(dunia);
  sistem = sistemAcak(dunia);
});
afterAll(() => dunia.close());

/** B, hard rules 1 and 2: another company, another ministry, another branch, a stranger. */
const ASING: readonly Orang[] = ['cabang', 'firmaLain', 'tamu', 'verifLain', 'koordLain', 'putusLain'];

interface Keadaan {
  status: string;
  versi: number;
  urut: number;
}
const orang = (k: Kasus, o: Orang): Client => k.siapa.get(o)?.c as Client;
async function kasus(kd: string): Promise<Kasus> {
  await dunia.db.pengajuan.updateMany({ data: { kd_status: '91', fl_arsip: true } });
  const kd_komoditas = kd === '08' ? DAGING : komoditasUntuk(kd);
  const d =
    kd === '08'
      ? await drafPk(dunia, await dunia.sebagai('wayan'))
      : await drafLengkap(await dunia.sebagai('ratna'), { kd_rekom: kd, kd_komoditas });
  return denganOrang(kd, kd_komoditas, d);
}
/** A case that draws from a plan; the one before is withdrawn, so that its reserve is free. */
async function kasusTarik(noAju: string, sebelum: Kasus | null): Promise<Kasus> {
  if (sebelum) await perintah.batalkan(sebelum, orang(sebelum, 'pemilik'));
  return denganOrang('01', BAN, await drafTarik(await dunia.sebagai('ratna'), noAju, ['7', '3']));
}
async function denganOrang(kd: string, kd_komoditas: string, d: Draf): Promise<Kasus> {
  const { kd_ga } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
  const lain = kd_ga === '024' ? '063' : '024';
  const menko = gaKoordinator(kd_komoditas);
  const kl = (peran: KodePeran, ga: string, tambah = ''): Promise<string> =>
    tambah
      ? dunia.tambahPetugas(`${peran}.${ga}${tambah}`, peran, ga).then(() => `${peran}.${ga}${tambah}`)
      : namaPetugas(dunia, peran, ga);
  const nama: Record<Exclude<Orang, 'tamu'>, string> = {
    ...{ pemilik: 'ratna', rekan: 'bagus', cabang: 'sari', firmaLain: 'hendra' },
    verif: await kl('KL_VERIFIKATOR', kd_ga),
    verif2: await kl('KL_VERIFIKATOR', kd_ga, '.2'),
    koord: await kl('KL_KOORDINATOR', kd_ga),
    putus: await kl('KL_PEMUTUS', kd_ga),
    putus2: await kl('KL_PEMUTUS', kd_ga, '.2'),
    admin: await kl('KL_ADMIN', kd_ga),
    verifLain: await kl('KL_VERIFIKATOR', lain),
    koordLain: await kl('KL_KOORDINATOR', lain),
    putusLain: await kl('KL_PEMUTUS', lain),
    menko: await kl('KOORDINATOR', menko),
    menkoLain: await kl('KOORDINATOR', menko === '128' ? '035' : '128'),
    ...{ sekre: 'maya', pantau: 'rudi', operator: 'fajar', super: 'super' },
  };
  const siapa: Kasus['siapa'] = new Map([['tamu', { c: dunia.tamu(), id: null }]]);
  for (const [o, n] of Object.entries(nama))
    siapa.set(o as Orang, { c: await dunia.sebagai(n), id: dunia.pengguna(n).id });
  return { kd, d, kd_komoditas, siapa };
}

/** Transitions that happened: event, from, to. */
const dilalui = new Set<string>();
const riwayat = (k: Kasus) =>
  dunia.db.riwayat.findMany({ where: { id_pengajuan: BigInt(k.d.idNk) }, orderBy: { urut: 'asc' } });
async function keadaan(k: Kasus): Promise<Keadaan> {
  const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(k.d.idNk) } });
  return { status: p.kd_status, versi: p.versi, urut: (await riwayat(k)).length };
}
/** The new history against the tables typed from the page. */
async function periksaRiwayat(k: Kasus, dulu: Keadaan, oleh: string | null): Promise<void> {
  const semua = await riwayat(k);
  const sel = selLayanan(k.kd);
  for (const r of semua.slice(dulu.urut)) {
    const sebelum = semua[r.urut - 2]?.ke;
    const cocok = sel.filter(
      (s) => s.peristiwa === r.peristiwa && s.dari === r.dari && (s.ke === 'tetap' ? r.dari : s.ke) === r.ke,
    );
    dilalui.add(`${r.peristiwa} ${r.dari} ${r.ke}`);
    expect([r.peristiwa, r.dari, r.ke, cocok.length]).toEqual([r.peristiwa, sebelum, r.ke, 1]);
    expect([r.peristiwa, cocok[0]?.peran]).toEqual([r.peristiwa, expect.arrayContaining([r.kode_peran])]);
    expect([r.peristiwa, r.id_user]).toEqual([r.peristiwa, r.kode_peran === 'SISTEM' ? null : oleh]);
  }
}
/** B: drafts are their owner's; what is filed is its ministry's, too; never another's. */
async function periksaBaca(k: Kasus, status: string): Promise<void> {
  for (const [o, { c }] of k.siapa) {
    const h = await c.get(`${NK}/get?id_nk=${k.d.idNk}`);
    const kl = ['verif', 'verif2', 'koord', 'putus', 'putus2', 'admin'].includes(o);
    const milik = pk(k) ? kl : o === 'pemilik' || o === 'rekan';
    const tangani = kl && status !== '00';
    const bolehLihat = milik || tangani;
    const dilarang = ASING.includes(o) || (!milik && status === '00') || (pk(k) && (o === 'pemilik' || o === 'rekan'));
    if (bolehLihat) expect([o, status, h.http]).toEqual([o, status, 200]);
    if (dilarang) expect([o, status, [401, 403, 404].includes(h.http)]).toEqual([o, status, true]);
    if (dilarang) expect([o, status, h.raw.toString().includes('"baris"')]).toEqual([o, status, false]);
  }
}

async function langkah(k: Kasus, l: { acak: number; p: number; o: number }): Promise<void> {
  const dulu = await keadaan(k);
  const maju = MAJU[dulu.status] ?? [];
  const semua = Object.keys(perintah) as Perintah[];
  const gerak: Gerak =
    l.acak < 7 && maju.length > 0
      ? (maju[l.p % maju.length] as Gerak)
      : [ORANG[l.o % ORANG.length] as Orang, semua[l.p % semua.length] as Perintah];
  const [siapa, apa] = gerak;
  if (siapa === 'sistem') {
    await sistem[apa](k);
    return periksaRiwayat(k, dulu, null);
  }
  const h = await perintah[apa](k, orang(k, siapa));
  const kini = await keadaan(k);
  expect([siapa, apa, dulu.status, h.http < 500]).toEqual([siapa, apa, dulu.status, true]);
  if (ASING.includes(siapa)) expect([siapa, apa, dulu.status, h.http >= 400]).toEqual([siapa, apa, dulu.status, true]);
  if (h.http >= 400) expect([siapa, apa, h.http, kini]).toEqual([siapa, apa, h.http, dulu]);
  await periksaRiwayat(k, dulu, k.siapa.get(siapa)?.id ?? null);
}

describe('random people give random commands', () => {
  it.each(['01', '02', '03', '04', '05', '06', '07', '08'])(
    'service %s: nothing that the tables forbid, and the history tells the same state',
    async (kd) => {
      const acak = fc.record({ acak: fc.nat(9), p: fc.nat(997), o: fc.nat(997) });
      const jalan = fc.array(acak, { minLength: 24, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(jalan, async (daftar) => {
          const k = await kasus(kd);
          await periksaBaca(k, '00');
          for (const l of daftar) await langkah(k, l);
          const { status } = await keadaan(k);
          await periksaBaca(k, status);
          expect((await riwayat(k)).at(-1)?.ke).toBe(status);
        }),
        { seed: BENIH + Number(kd), numRuns: Math.ceil(JALAN / 8), endOnFailure: true },
      );
      // Files of before were closed by hand, so that one is open at a time: their status is not their history's.
      const { temuan } = await layanan(dunia, PeriksaRantaiService).periksa();
      expect(temuan.filter((t) => t.jenis !== 'status_menyimpang')).toEqual([]);
      expect((await layanan(dunia, PutarBukuService).periksa()).temuan).toEqual([]);
    },
  );
  it('what draws from a plan: no meeting, no reserve but of an open case, the ledger rebuilt from its events', async () => {
    const rencana = await rencanaDitetapkan(dunia, await dunia.sebagai('ratna'), '1000');
    let k: Kasus | null = null;
    const acak = fc.record({ acak: fc.nat(9), p: fc.nat(997), o: fc.nat(997) });
    await fc.assert(
      fc.asyncProperty(fc.array(acak, { minLength: 24, maxLength: 40 }), async (daftar) => {
        k = await kasusTarik(rencana.noAju, k);
        for (const l of daftar) await langkah(k, l);
        const semua = await riwayat(k);
        expect(semua.map((r) => r.ke).filter((s) => ['40', '41', '42', '43'].includes(s))).toEqual([]);
        const cadangan = await dunia.db.bukuAkun.count({
          where: { jenis: 'P.DICADANGKAN', sumber: `berkas:${k.d.idNk}`, saldo: { gt: 0 } },
        });
        const terbuka = ['10', '20', '21', '22', '23', '25', '26', '30', '31'].includes(semua.at(-1)?.ke ?? '');
        expect([semua.at(-1)?.ke, cadangan > 0]).toEqual([semua.at(-1)?.ke, terbuka]);
        expect((await layanan(dunia, PutarBukuService).periksa()).temuan).toEqual([]);
      }),
      { seed: BENIH + 87, numRuns: Math.ceil(JALAN / 4), endOnFailure: true },
    );
  });
  it('came far enough to mean something', () => {
    expect([...dilalui]).toEqual(expect.arrayContaining(['teruskan 21 22', 'teruskan 22 23', 'kembalikan 21 25']));
    expect(dilalui.size).toBeGreaterThan(15);
  });
});

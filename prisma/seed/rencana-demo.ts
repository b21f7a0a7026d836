import type { Pengajuan, Prisma, PrismaClient } from '@prisma/client';
import { sha256 } from '@sinas/api/platform/hash/canonical';
import { susunKiriman } from '@sinas/api/modules/pengajuan/kirim/susun-kiriman';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { awalBulan } from '@sinas/domain/baris/bulan';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { rapikan } from '@sinas/domain/format/angka';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { tambahHariKerja } from '@sinas/domain/kalender/hari-kerja';
import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { opsiAwal } from '@sinas/domain/komoditas/opsi';
import { layanan } from '@sinas/domain/layanan/daftar';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { bulanTerakhir } from '@sinas/domain/layanan/rkt/tombol';
import { buatBerkas, type Langkah } from '../factories/berkas';
import { beriPutusan } from '../factories/putusan';
import { rekamanSah } from '../factories/rekaman';
import { garisWaktu, jamSesudah } from './garis-waktu';
import { jalanRencana, RESEP_RENCANA, type BarisResep, type ResepRencana } from './resep-rencana';

const RKT = '09';
const JAM = 3_600_000;
const HARI = 24 * JAM;
/** Share of a quantity that is planned for each quarter, in its first month. */
const BULAN_RENCANA = [1, 4, 7, 10];

/** Names of codes as the reference lists have them; only those that the recipes use. */
const NAMA: Readonly<Record<string, string>> = {
  TH: 'Thailand',
  JP: 'Jepang',
  US: 'Amerika Serikat',
  IDTPP: 'Tanjung Priok',
};
const nama = (kode: string): string => NAMA[kode] ?? kode;
function konteks(r: ResepRencana, tahun: number): KonteksBaris {
  const kelompok = KELOMPOK.get(r.komoditas);
  if (!kelompok) throw new RangeError(`unknown commodity ${r.komoditas}`);
  return {
    ...{ kelompok, jenis: 'impor', tahun, opsi: opsiAwal(kelompok, tahun) },
    acuan: { hs: () => kelompok.uraian, negara: nama, pelabuhan: nama, satuan: (k) => (k === 'TNE' ? 'Ton' : k) },
    hs: { kode: new Set(kelompok.contohHs), lengkap: false },
    ...{ pelaku: r.kepala['jenis_pelaku'], trader: r.kepala['trader_type'] },
  };
}

/** Plans (RKT) of a producer, a trader and an end user: a draft, at a desk, returned, determined this year and for the next. */
export async function buatRencanaDemo(db: PrismaClient, kini: Date, libur: Set<string>): Promise<void> {
  const orang = new Map((await db.pengguna.findMany()).map((u) => [u.username, u]));
  const org = new Map((await db.organisasi.findMany()).map((o) => [o.id_nib ?? '', o]));
  for (const [ke, r] of RESEP_RENCANA.entries()) {
    const o = org.get(`DEMO-${r.org}`);
    const pembuat = orang.get(r.oleh);
    if (!o || !pembuat) continue;
    const tahun = kini.getUTCFullYear() + r.tahunGeser;
    const jalan = jalanRencana(r);
    const berlakuSampai = new Date(`${tahun}-12-31T00:00:00Z`);
    const { sla_hari: sla, alur } = layanan(RKT);
    const waktu = garisWaktu(
      jalan.map(([peristiwa]) => peristiwa),
      { kini, hariLalu: r.hariLalu, libur, berlakuSampai, sla },
    );
    const mulai = waktu[0] ?? new Date(kini.getTime() - r.hariLalu * HARI);
    const langkah = jalan.map(([peristiwa, status, siapa], i): Langkah => {
      const u = siapa === 'pemohon' ? pembuat : orang.get(siapa);
      return {
        ...{ peristiwa, ke: status, id_user: u?.id ?? null, nama: u?.fullname ?? 'Sistem', waktu: waktu[i] ?? mulai },
        kode_peran: u ? PERAN[u.kode_peran as KodePeran].kode : 'SISTEM',
        ...(peristiwa === 'kembalikan' ? { data: { butir: 1 } } : {}),
      };
    });
    const saat = (peristiwa: string): Date | null => langkah.find((l) => l.peristiwa === peristiwa)?.waktu ?? null;
    const meja = (nomor: number) => langkah.filter((l) => l.peristiwa === 'teruskan')[nomor]?.id_user ?? null;
    const putus = r.diberi ? (langkah.at(-1)?.waktu ?? null) : null;
    const kembali = saat('kembalikan');
    const ambil = langkah.find((l) => l.peristiwa === 'ambil');
    const impor = r.baris.filter((b) => b.jenis === 'barang_impor');
    const p = await buatBerkas(db, {
      ...{ id_organisasi: o.id, npwp: o.npwp ?? '', dibuat_oleh: pembuat.id, pembuat: pembuat.fullname },
      ...{ kd_rekom: RKT, kd_komoditas: r.komoditas, tahun, waktu: new Date(mulai.getTime() - JAM) },
      ...{ langkah, kepala: { ...r.kepala }, rekaman: [], ...(jalan.length === 0 ? { tanpaDokumen: true } : {}) },
      ubah: {
        ...jamSesudah(alur, langkah, sla, libur),
        jml_total: impor.reduce((a, b) => a + Number(b.jml), 0),
        ...{ jumlah_baris: impor.length, satuan: impor.length > 0 ? 'TNE' : null },
        ...(ambil ? { id_pengambil: ambil.id_user, diambil_pada: ambil.waktu } : {}),
        ...{ id_verifikator: meja(0), id_koordinator: meja(1) },
        ...(kembali
          ? { perbaikan_ke: 1, pernyataan: false, tenggat_perbaikan: tambahHariKerja(kembali, HARI_PERBAIKAN, libur) }
          : {}),
        ...(putus
          ? {
              ...{ tgl_keputusan: putus, no_keputusan: `${300 + ke}/RKT/${r.kd_ga}/${tahunJakarta(putus)}` },
              kode_periksa: `RKT-${String(tahunJakarta(putus)).slice(2)}-${String(300 + ke).padStart(6, '0')}-DEMR${ke + 2}2`,
              ...{ berlaku_mulai: mulaiBerlaku(tahun, putus), berlaku_sampai: berlakuSampai },
              id_pemutus: langkah.at(-1)?.id_user ?? null,
            }
          : {}),
      },
    });
    await isiBaris(db, p, r, kini);
    if (putus) await putuskan(db, p, r, putus, langkah.at(-1)?.nama ?? '');
    if (kembali) await catatan(db, p, r, kembali, ambil?.id_user ?? '');
    if (p.kirim_ke > 0) await bekukan(db, p);
    await suratDemo(db, p, putus !== null);
    for (const [i, level] of [4, 3].entries())
      await lembar(db, p, level, langkah.filter((l) => l.peristiwa === 'teruskan')[i]);
  }
}
/** From the first day of its year, or from the day of the decision where that is later. */
const mulaiBerlaku = (tahun: number, putus: Date): Date => {
  const [awal, hari] = [`${tahun}-01-01`, tanggalIso(putus)];
  return new Date(`${hari > awal ? hari : awal}T00:00:00Z`);
};

/** Rows of the recipe, each as the check of its kind would store it, with its months. */
async function isiBaris(db: PrismaClient, p: Pengajuan, r: ResepRencana, kini: Date): Promise<void> {
  const ktx = konteks(r, p.tahun);
  const id = new Map<string, bigint>();
  const nomor = new Map<string, number>();
  for (const b of r.baris) {
    const jenis = JENIS_RKT.get(b.jenis);
    if (!jenis) throw new RangeError(`unknown kind of row ${b.jenis}`);
    const rujuk = b.barang ? { id_barang: String(id.get(b.barang) ?? '') } : {};
    const hasil = jenis.siapkan({ ...isiDari(b, r, p.tahun), ...rujuk }, ktx);
    if (!hasil.sah) throw new Error(`demo plan ${r.org} ${b.jenis}: ${hasil.message}`);
    const id_induk = b.di ? (id.get(b.di) ?? null) : null;
    const di = `${b.jenis} ${b.di ?? ''}`;
    const seri = (nomor.get(di) ?? 0) + 1;
    nomor.set(di, seri);
    const { kunci, data, ...isi } = hasil.isi;
    const baris = await db.baris.create({
      data: {
        ...{
          id_pengajuan: p.id,
          jenis: b.jenis,
          id_induk,
          seri,
          ...isi,
          data: JSON.parse(JSON.stringify(data)) as object,
        },
        kunci: kunci === null ? null : sha256(kunci),
      },
    });
    if (b.nama) id.set(b.nama, baris.id);
    await db.barisBulan.createMany({
      data: bulanDari(b, p.tahun, kini).map((m) => ({ ...m, id_pengajuan: p.id, id_baris: baris.id })),
    });
  }
}
function isiDari(b: BarisResep, r: ResepRencana, tahun: number): Record<string, unknown> {
  if (!b.jenis.startsWith('barang_') || b.jenis === 'barang_digunakan') return { ...b.isi };
  const { elements: _e, ...dasar } = rekamanSah(r.komoditas, tahun, {
    ...{ satuan: 'TNE', jml_bahan_baku: b.jml },
    ...b.isi,
  });
  const impor = b.jenis === 'barang_impor';
  const hanyaImpor = ['negara_asal', 'ur_negara_asal', 'pelabuhan_tujuan', 'ur_pelabuhan_tujuan', 'periode_importasi'];
  return impor ? dasar : Object.fromEntries(Object.entries(dasar).filter(([k]) => !hanyaImpor.includes(k)));
}
/** A quarter of it in the first month of each quarter; what became of it, of the year before and of the months that have ended. */
function bulanDari(b: BarisResep, tahun: number, kini: Date) {
  const seperempat = rapikan((Math.floor((Number(b.jml) * 1000) / 4) / 1000).toFixed(3));
  const sisa = rapikan((Number(b.jml) - 3 * Number(seperempat)).toFixed(3));
  const rencana = BULAN_RENCANA.map((m, i) => ({
    ...{ sisi: 'rencana', ref: null, periode: bulan(m, tahun), jml: i === 3 ? sisa : seperempat },
  }));
  const lalu = b.lalu ? [{ sisi: 'realisasi', ref: null, periode: bulan(6, tahun - 1), jml: b.lalu }] : [];
  const akhir = bulanTerakhir(kini);
  const dilaporkan = Array.from({ length: 12 }, (_, i) => bulan(i + 1, tahun))
    .filter((m) => b.terlapor !== undefined && m <= akhir)
    .map((periode) => ({ sisi: 'realisasi', ref: null, periode, jml: b.terlapor ?? '0' }));
  return [...(b.bulan ? rencana : []), ...lalu, ...dilaporkan];
}
const bulan = (m: number, tahun: number): Date => awalBulan(`${String(m).padStart(2, '0')}${tahun}`);

/** What the ministry recommended and the chair determined of its imported goods. */
async function putuskan(db: PrismaClient, p: Pengajuan, r: ResepRencana, waktu: Date, oleh: string): Promise<void> {
  const rows = await db.baris.findMany({
    where: { id_pengajuan: p.id, jenis: 'barang_impor' },
    orderBy: { seri: 'asc' },
  });
  for (const [i, b] of rows.entries()) {
    const minta = b.jml?.toFixed() ?? '0';
    const jml = r.diberi?.[i] ?? minta;
    const alasan = jml === minta ? {} : { kd_alasan: 'A05', alasan: 'Realisasi tahun lalu lebih rendah dari rencana.' };
    await beriPutusan(db, b, oleh, waktu, [
      { tingkat: TINGKAT.kl, jml, dari: minta, ...alasan },
      { tingkat: TINGKAT.penetapan, jml, dari: jml, ...alasan },
    ]);
  }
}
async function catatan(db: PrismaClient, p: Pengajuan, r: ResepRencana, waktu: Date, oleh: string): Promise<void> {
  const b = await db.baris.findFirst({
    where: { id_pengajuan: p.id, jenis: r.catatan?.jenis ?? '' },
    orderBy: { seri: 'asc' },
  });
  if (!r.catatan || !b) return;
  const { jenis, kd_field, teks } = r.catatan;
  await db.catatan.create({
    data: {
      ...{ id_pengajuan: p.id, putaran: 1, langkah: JENIS_RKT.get(jenis)?.langkah ?? 'barang', id_baris: b.id },
      ...{ seri: b.seri, kd_field, kd_alasan: 'A02', catatan: teks, oleh, waktu },
    },
  });
}
/** Papers that the portal makes of it. */
async function suratDemo(db: PrismaClient, { id, kirim_ke }: Pengajuan, ditetapkan: boolean): Promise<void> {
  const kerja = (jenis: string, kunci: string) => ({
    ...{ jenis: 'bangun-dokumen', kunci },
    muatan: { id_pengajuan: String(id), jenis, ke: 1 },
  });
  if (kirim_ke > 0) await db.outbox.create({ data: kerja('tanda_terima', `dokumen:tanda_terima:${id}:1`) });
  if (ditetapkan) await db.outbox.create({ data: kerja('keputusan', `dokumen:keputusan:${id}`) });
}
/** The sheet of a desk that has recommended what was asked for. */
async function lembar(db: PrismaClient, { id }: Pengajuan, level: number, l: Langkah | undefined): Promise<void> {
  if (!l) return;
  const rows = await db.baris.findMany({
    where: { id_pengajuan: id, jenis: 'barang_impor' },
    orderBy: { seri: 'asc' },
  });
  const rincian = rows.map((b) => {
    const jml = b.jml?.toFixed() ?? '0';
    return { id: String(b.id), seri: b.seri, jml_usulan: jml, jml_keputusan: jml, kd_alasan: null, alasan: null };
  });
  const checklist = [1, 2, 3, 4, 5].map((kode) => ({ kode, hasil: 'Y', catatan: '' }));
  await db.keputusan.create({
    data: {
      ...{ id_pengajuan: id, level, putaran: 0, kd_keputusan: '4', rincian, checklist, selesai: true },
      ...{ oleh: l.id_user ?? '', waktu: l.waktu },
    },
  });
}
/** What was sent, with rows of every kind. */
async function bekukan(db: PrismaClient, p: Pengajuan): Promise<void> {
  const where = { id_pengajuan: p.id };
  const rows = await db.baris.findMany({ where, orderBy: [{ jenis: 'asc' }, { seri: 'asc' }] });
  const org = p.id_organisasi ? await db.organisasi.findUnique({ where: { id: p.id_organisasi } }) : null;
  const { muatan, sha256: sidik } = susunKiriman(p, 1, {
    org,
    dokumen: await db.dokumen.findMany({ where }),
    jawaban: {},
    baris: rows.map((b) => ({
      ...{ id: String(b.id), id_induk: b.id_induk === null ? null : String(b.id_induk), jenis: b.jenis, seri: b.seri },
      ...{ data: b.data as object, jml: b.jml?.toFixed() ?? null },
    })),
  });
  await db.kiriman.updateMany({
    where: { ...where, kirim_ke: 1 },
    data: { muatan: muatan as Prisma.InputJsonObject, sha256: sidik },
  });
}

import type { PrismaClient } from '@prisma/client';
import { canonical, sha256 } from '@sinas/api/platform/hash/canonical';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { buatBerkas, type Langkah } from '../factories/berkas';
import { beriPutusan } from '../factories/putusan';
import { rekamanSah } from '../factories/rekaman';
import { garisWaktu } from './garis-waktu';

const JAM = 3_600_000;
/** Meat, which 018 leads; its own verifier files, its own official concludes. */
const DAGING = '014';
const GA = '018';
const KEPALA = {
  dasar_kebutuhan: 'Rapat koordinasi terbatas 5 Februari 2025: penugasan BUMN pangan dan importir umum.',
  nomor_surat_usulan: 'B-118/PK.210/F/11/2026',
  unit_pengusul: 'Direktorat Jenderal Peternakan dan Kesehatan Hewan',
};
type Siapa = 'wayan' | 'agus' | 'sekretariat' | 'sistem';
const KIRIM: [string, KdStatusTersimpan, Siapa][] = [
  ['kirim_pk', '10', 'wayan'],
  ['integrasi_pk', '23', 'sistem'],
];
const SAMPAI_TERBIT: typeof KIRIM = [
  ...KIRIM,
  ['pertimbangan', '40', 'agus'],
  ['agenda_rakornis', '41', 'sekretariat'],
  ['final_rakornis', '42', 'sekretariat'],
  ['agenda_rakormen', '43', 'sekretariat'],
  ['tetapkan_sebagian', '51', 'sekretariat'],
];
interface ResepPk {
  jalan: typeof KIRIM;
  hariLalu: number;
  /** Balance year, counted from the year now. */
  tahunGeser: 0 | 1;
  /** Company, what is asked for it and what it got. */
  penerima: readonly { org: string; minta: string; diberi?: string }[];
  nasional: string;
  uraian: string;
}
/* Domain page, E.4: beef and buffalo of state companies 100,000 t each, 80,000 t for general importers. */
const RESEP_PK: readonly ResepPk[] = [
  {
    ...{
      jalan: SAMPAI_TERBIT,
      hariLalu: 40,
      tahunGeser: 0,
      nasional: '180000',
      uraian: 'Daging lembu, penugasan dan umum',
    },
    penerima: [
      { org: 'nusa', minta: '100000', diberi: '100000' },
      { org: 'dingin', minta: '80000', diberi: '60000' },
    ],
  },
  {
    ...{ jalan: KIRIM, hariLalu: 4, tahunGeser: 1, nasional: '200000', uraian: 'Daging kerbau, penugasan BUMN pangan' },
    penerima: [
      { org: 'nusa', minta: '100000' },
      { org: 'dingin', minta: '80000' },
    ],
  },
  {
    ...{ jalan: [], hariLalu: 2, tahunGeser: 1, nasional: '80000', uraian: 'Daging lembu, importir umum' },
    penerima: [{ org: 'nusa', minta: '30000' }],
  },
];

/** What a ministry files itself: one determined, one before the official, one draft. */
export async function buatPkDemo(db: PrismaClient, kini: Date, libur: Set<string>): Promise<void> {
  const orang = new Map((await db.pengguna.findMany()).map((u) => [u.username, u]));
  const org = new Map((await db.organisasi.findMany()).map((o) => [o.id_nib ?? '', o]));
  const wayan = orang.get('wayan');
  if (!wayan) return;
  for (const [ke, r] of RESEP_PK.entries()) {
    const tahun = kini.getUTCFullYear() + r.tahunGeser;
    const sampai = new Date(`${tahun}-12-31T00:00:00Z`);
    const rencana = { kini, hariLalu: r.hariLalu, libur, lambat: undefined, berlakuSampai: sampai, sla: null };
    const waktu = garisWaktu(
      r.jalan.map(([p]) => p),
      rencana,
    );
    const mulai = waktu[0] ?? new Date(kini.getTime() - r.hariLalu * 24 * JAM);
    const langkah = r.jalan.map(([peristiwa, status, siapa], i): Langkah => {
      const u = orang.get(siapa);
      return {
        ...{ peristiwa, ke: status, id_user: u?.id ?? null, nama: u?.fullname ?? 'Sistem', waktu: waktu[i] ?? mulai },
        kode_peran: u ? PERAN[u.kode_peran as KodePeran].kode : 'SISTEM',
      };
    });
    const kirim = langkah[0]?.waktu ?? null;
    const putus = langkah.find((l) => l.ke === '51')?.waktu ?? null;
    const p = await buatBerkas(db, {
      ...{ id_organisasi: null, kd_ga_pemilik: GA, npwp: '', dibuat_oleh: wayan.id, pembuat: wayan.fullname },
      ...{ kd_rekom: '08', kd_komoditas: DAGING, tahun, waktu: new Date(mulai.getTime() - JAM), kepala: KEPALA },
      ...{ langkah, rekaman: [], tanpaDokumen: kirim === null },
      ubah: {
        ...{ jumlah_baris: r.penerima.length, satuan: 'TNE', pernyataan: kirim !== null },
        jml_total: r.penerima.reduce((a, b) => a + Number(b.minta), 0),
        ...(kirim ? { tgl_kirim: kirim, kirim_ke: 1 } : {}),
        ...(putus
          ? {
              tgl_keputusan: putus,
              no_keputusan: `${200 + ke}/PK/${GA}/${tahunJakarta(putus)}`,
              kode_periksa: `PK-${String(tahunJakarta(putus)).slice(2)}-${String(200 + ke).padStart(6, '0')}-DEMP${ke + 2}2`,
              berlaku_mulai: new Date(`${putus.toISOString().slice(0, 10)}T00:00:00Z`),
              berlaku_sampai: sampai,
              id_pemutus: orang.get('agus')?.id ?? null,
            }
          : {}),
      },
    });
    const isi = await isiBaris(db, p.id, r, tahun, org);
    for (const b of putus ? isi : []) {
      const alasan = b.diberi === b.minta ? {} : { kd_alasan: 'A05', alasan: 'Realisasi tahun lalu rendah.' };
      await beriPutusan(db, b, orang.get('agus')?.fullname ?? '', putus ?? kini, [
        { tingkat: TINGKAT.kl, jml: b.diberi, dari: b.minta, ...alasan },
        { tingkat: TINGKAT.penetapan, jml: b.diberi, dari: b.diberi, ...alasan },
      ]);
    }
    if (!kirim) continue;
    const dokumen = Object.fromEntries(
      (await db.dokumen.findMany({ where: { id_pengajuan: p.id } })).map(({ id, kd_dokumen, nama_file, sha256 }) => [
        id,
        { kd_dokumen, nama_file, sha256 },
      ]),
    );
    const muatan = { no_aju: p.no_aju, kirim_ke: 1, kd_ga_pemilik: GA, kepala: KEPALA, dokumen };
    await db.kiriman.create({
      data: {
        ...{ id_pengajuan: p.id, kirim_ke: 1, format: 1, muatan, sha256: sha256(canonical(muatan)) },
        ...{ versi_dasar: 1, dikirim_oleh: wayan.id, waktu: kirim },
      },
    });
  }
}

/** The national figure, who receives of it, and the goods of each; the recipients' rows. */
async function isiBaris(
  db: PrismaClient,
  id_pengajuan: bigint,
  r: ResepPk,
  tahun: number,
  org: ReadonlyMap<string, { npwp: string | null; nama: string }>,
) {
  const sah = rekamanSah(DAGING, tahun);
  const { '02': dua, '03': tiga, ur_02, ur_03 } = sah;
  const kebutuhan = { uraian: r.uraian, '02': dua, '03': tiga, ur_02, ur_03, satuan: 'TNE', jml: r.nasional };
  const kunci = (...v: unknown[]): string => sha256(JSON.stringify(v));
  const atas = await db.baris.create({
    data: {
      ...{ id_pengajuan, jenis: 'kebutuhan', seri: 1, data: JSON.parse(JSON.stringify(kebutuhan)) as object },
      ...{ uraian: r.uraian, satuan: 'TNE', jml: r.nasional, kunci: kunci(dua ?? '', tiga ?? '', 'tne') },
    },
  });
  const hasil = [];
  for (const [i, { org: kode, minta, diberi }] of r.penerima.entries()) {
    const o = org.get(`DEMO-${kode}`);
    const npwp = o?.npwp ?? '';
    const nama = o?.nama ?? '';
    const penerima = await db.baris.create({
      data: {
        ...{
          id_pengajuan,
          jenis: 'penerima',
          id_induk: atas.id,
          seri: i + 1,
          data: { npwp, nama, satuan: 'TNE', jml: minta },
        },
        ...{ uraian: nama, satuan: 'TNE', jml: minta, kunci: kunci(npwp) },
      },
    });
    const hs = sah['08'] ?? '';
    const periode = ['01', '02', '03'].map((b) => `${b}${tahun}`);
    const barang = {
      uraian_barang: 'Daging beku tanpa tulang',
      '08': hs,
      negara_asal: 'AU',
      periode,
      satuan: 'TNE',
      jml: minta,
    };
    await db.baris.create({
      data: {
        ...{
          id_pengajuan,
          jenis: 'barang_pk',
          id_induk: penerima.id,
          seri: 1,
          data: barang,
          uraian: barang.uraian_barang,
        },
        ...{ hs, satuan: 'TNE', jml: minta, kunci: kunci(hs, 'au', periode) },
      },
    });
    hasil.push({ ...penerima, minta, diberi: diberi ?? minta });
  }
  return hasil;
}

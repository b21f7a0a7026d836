import type { PrismaClient } from '@prisma/client';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { tambahHariKerja } from '@sinas/domain/kalender/hari-kerja';
import type { Kepala } from '@sinas/domain/pengajuan/formulir';
import { LAYANAN, type KdRekom } from '@sinas/domain/pengajuan/layanan';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { buatBerkas, jamBerjalan, KEPALA_SAH, type Langkah } from '../factories/berkas';
import { rekamanSah } from '../factories/rekaman';

const HARI = 86_400_000;
const JAM = 3_600_000;

interface Resep {
  org: string;
  oleh: string;
  rekom: KdRekom;
  komoditas: string;
  tahunGeser?: number;
  status: KdStatusTersimpan;
  /** Days ago it was sent (a draft: created). */
  hariLalu: number;
  rekaman?: Partial<RekamanKomoditas>[];
  kepala?: Kepala;
  pengambil?: string;
  gagal?: string;
  arsip?: boolean;
}
const PRODUSEN: Kepala = {
  ...KEPALA_SAH,
  jenis_pelaku: 'PRODUSEN',
  tujuan_penggunaan: '1',
  produk: 'Gula rafinasi',
  kapasitas_terpasang: '50000',
  rendemen: '94',
  stok_awal: '1200',
  pasokan_lokal: '1800',
  kebutuhan_setahun: '27000',
  realisasi_tahun_lalu: '20400',
};
const gula: Partial<RekamanKomoditas>[] = [
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'BR',
    ur_negara_asal: 'Brasil',
    pelabuhan_tujuan: 'IDCIW',
    ur_pelabuhan_tujuan: 'Ciwandan',
    jml_bahan_baku: '8000',
  },
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'TH',
    ur_negara_asal: 'Thailand',
    pelabuhan_tujuan: 'IDCIW',
    ur_pelabuhan_tujuan: 'Ciwandan',
    jml_bahan_baku: '6000',
  },
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'AU',
    ur_negara_asal: 'Australia',
    pelabuhan_tujuan: 'IDTPP',
    ur_pelabuhan_tujuan: 'Tanjung Priok',
    jml_bahan_baku: '5000',
  },
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'IN',
    ur_negara_asal: 'India',
    pelabuhan_tujuan: 'IDSUB',
    ur_pelabuhan_tujuan: 'Tanjung Perak / Surabaya',
    jml_bahan_baku: '3000',
  },
];
const baja = (uraian: string, hs: string, jml: string): Partial<RekamanKomoditas>[] => [
  {
    uraian_barang: uraian,
    '08': hs,
    negara_asal: 'JP',
    ur_negara_asal: 'Jepang',
    pelabuhan_tujuan: 'IDTPP',
    ur_pelabuhan_tujuan: 'Tanjung Priok',
    jml_bahan_baku: jml,
  },
  {
    uraian_barang: `${uraian}, mutu kedua`,
    '08': hs,
    negara_asal: 'KR',
    ur_negara_asal: 'Korea Selatan',
    pelabuhan_tujuan: 'IDMRK',
    ur_pelabuhan_tujuan: 'Merak',
    jml_bahan_baku: String(Math.round(Number(jml) / 4)),
  },
];

/** Some files in every state. */
const RESEP: readonly Resep[] = [
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '015',
    status: '00',
    hariLalu: 1,
    rekaman: gula.slice(0, 2),
    kepala: { jenis_pelaku: 'PRODUSEN', tujuan_penggunaan: '1' },
  },
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '0121',
    status: '25',
    hariLalu: 12,
    pengambil: 'dewi',
    rekaman: [{ uraian_barang: 'Jagung untuk pati', jml_bahan_baku: '36000' }],
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'bagus',
    rekom: '01',
    komoditas: '012',
    status: '10',
    hariLalu: 0.2,
    gagal: 'Sistem K/L tidak menjawab tepat waktu',
    rekaman: [{ uraian_barang: 'Garam aneka pangan', jml_bahan_baku: '12500' }],
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '015',
    tahunGeser: -1,
    status: '50',
    hariLalu: 200,
    rekaman: gula,
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '0118',
    status: '41',
    hariLalu: 40,
    rekaman: [{ uraian_barang: 'Base oil Group II', jml_bahan_baku: '6750' }],
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'bagus',
    rekom: '03',
    komoditas: '013',
    status: '30',
    hariLalu: 6,
    rekaman: [{ uraian_barang: 'Ikan makarel beku', jml_bahan_baku: '600' }],
  },
  {
    org: 'nusa',
    oleh: 'bagus',
    rekom: '03',
    komoditas: '013',
    tahunGeser: -1,
    status: '51',
    hariLalu: 150,
    rekaman: [{ uraian_barang: 'Salmon beku', jml_bahan_baku: '400' }],
  },
  {
    org: 'nusa-sby',
    oleh: 'sari',
    rekom: '01',
    komoditas: '0123',
    status: '21',
    hariLalu: 5,
    pengambil: 'rizal',
    rekaman: [{ uraian_barang: 'Papan serat MDF', jml_bahan_baku: '9800' }],
  },
  {
    org: 'pipa',
    oleh: 'lilis',
    rekom: '07',
    komoditas: '016',
    status: '20',
    hariLalu: 4,
    rekaman: baja('Pipa baja paduan', '72279090', '860'),
  },
  {
    org: 'pipa',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '016',
    status: '23',
    hariLalu: 6,
    rekaman: baja('Baja canai panas', '72083990', '2400'),
    pengambil: 'dewi',
  },
  {
    org: 'pipa',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '016',
    tahunGeser: -1,
    status: '90',
    hariLalu: 90,
    rekaman: baja('Baja lapis seng', '72104919', '1500'),
  },
  {
    org: 'pipa',
    oleh: 'lilis',
    rekom: '07',
    komoditas: '0142',
    status: '80',
    hariLalu: 20,
    rekaman: [{ uraian_barang: 'Katup bola kuningan', jml_bahan_baku: '15000' }],
  },
  {
    org: 'pipa',
    oleh: 'lilis',
    rekom: '07',
    komoditas: '0142',
    tahunGeser: -1,
    status: '70',
    hariLalu: 400,
    arsip: true,
  },
  {
    org: 'baja',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '016',
    status: '21',
    hariLalu: 9,
    pengambil: 'dewi',
    rekaman: baja('Baja canai panas', '72083990', '12500'),
  },
  {
    org: 'sinar',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '016',
    status: '22',
    hariLalu: 7,
    pengambil: 'dewi',
    rekaman: baja('Baja lapis seng (BJLS)', '72104919', '3200'),
  },
  {
    org: 'dingin',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '0132',
    status: '20',
    hariLalu: 6,
    rekaman: [{ uraian_barang: 'Pengatur suhu udara split', jml_bahan_baku: '48000' }],
  },
  {
    org: 'ban',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '017',
    status: '26',
    hariLalu: 8,
    pengambil: 'dewi',
    rekaman: [{ uraian_barang: 'Ban truk dan bus, radial', jml_bahan_baku: '22400' }],
  },
  {
    org: 'ban',
    oleh: 'hendra',
    rekom: '01',
    komoditas: '017',
    status: '40',
    hariLalu: 30,
    rekaman: [{ uraian_barang: 'Ban mobil penumpang', jml_bahan_baku: '90000' }],
  },
  { org: 'dingin', oleh: 'hendra', rekom: '07', komoditas: '0141', status: '52', hariLalu: 120, tahunGeser: -1 },
  { org: 'dingin', oleh: 'hendra', rekom: '07', komoditas: '0130', status: '85', hariLalu: 130, tahunGeser: -1 },
  { org: 'sinar', oleh: 'hendra', rekom: '07', komoditas: '0144', status: '91', hariLalu: 40 },
  { org: 'sinar', oleh: 'hendra', rekom: '07', komoditas: '0133', status: '57', hariLalu: 60, tahunGeser: -1 },
  {
    org: 'buah',
    oleh: 'hendra',
    rekom: '04',
    komoditas: '0122',
    status: '20',
    hariLalu: 3,
    rekaman: [
      {
        uraian_barang: 'Bawang putih segar',
        '08': '07032090',
        negara_asal: 'CN',
        ur_negara_asal: 'Tiongkok',
        jml_bahan_baku: '5200',
      },
    ],
  },
  {
    org: 'buah',
    oleh: 'hendra',
    rekom: '04',
    komoditas: '0122',
    status: '21',
    hariLalu: 4,
    pengambil: 'wayan',
    rekaman: [
      {
        uraian_barang: 'Apel segar',
        '08': '08081000',
        negara_asal: 'NZ',
        ur_negara_asal: 'Selandia Baru',
        jml_bahan_baku: '900',
      },
    ],
  },
  { org: 'buah', oleh: 'hendra', rekom: '05', komoditas: '0137', status: '31', hariLalu: 8 },
  { org: 'nusa', oleh: 'ratna', rekom: '01', komoditas: '0124', tahunGeser: -1, status: '42', hariLalu: 60 },
  { org: 'nusa', oleh: 'ratna', rekom: '01', komoditas: '0125', status: '43', hariLalu: 70 },
];

interface Orang {
  id: string;
  nama: string;
  peran: KodePeran;
}
/** The way from draft to a status, as the table allows it. */
const JALAN: Record<
  string,
  [string, KdStatusTersimpan, 'pemohon' | 'sistem' | 'verif' | 'koord' | 'putus' | 'sekre'][]
> = {
  '10': [['kirim', '10', 'pemohon']],
  '20': [
    ['kirim', '10', 'pemohon'],
    ['integrasi_ok', '20', 'sistem'],
  ],
  '21': [
    ['kirim', '10', 'pemohon'],
    ['integrasi_ok', '20', 'sistem'],
    ['ambil', '21', 'verif'],
  ],
};
JALAN['22'] = [...(JALAN['21'] ?? []), ['teruskan', '22', 'verif']];
JALAN['23'] = [...JALAN['22'], ['teruskan', '23', 'koord']];
JALAN['25'] = [...(JALAN['21'] ?? []), ['kembalikan', '25', 'verif']];
JALAN['26'] = [...JALAN['25'], ['kirim_perbaikan', '26', 'pemohon']];
JALAN['30'] = [...JALAN['22'], ['terbit_billing', '30', 'verif']];
JALAN['31'] = [...JALAN['30'], ['bayar', '31', 'sistem']];
JALAN['40'] = [...JALAN['23'], ['pertimbangan', '40', 'putus']];
JALAN['41'] = [...JALAN['40'], ['agenda_rakornis', '41', 'sekre']];
JALAN['42'] = [...JALAN['41'], ['final_rakornis', '42', 'sekre']];
JALAN['43'] = [...JALAN['42'], ['agenda_rakormen', '43', 'sekre']];
JALAN['50'] = [...JALAN['43'], ['tetapkan', '50', 'sistem']];
JALAN['51'] = [...JALAN['43'], ['tetapkan_sebagian', '51', 'sistem']];
JALAN['50t'] = [...JALAN['23'], ['setuju', '50', 'putus']];
JALAN['90'] = [...JALAN['23'], ['tolak', '90', 'putus']];
JALAN['80'] = [...(JALAN['20'] ?? []), ['batalkan', '80', 'pemohon']];
JALAN['91'] = [...JALAN['25'], ['batas_perbaikan_lewat', '91', 'sistem']];
JALAN['52'] = [...JALAN['50t'], ['diganti', '52', 'sistem']];
JALAN['57'] = [...JALAN['22'], ['terbit_otomatis', '57', 'sistem']];
JALAN['70'] = [...JALAN['50t'], ['kedaluwarsa', '70', 'sistem']];
JALAN['85'] = [...JALAN['50t'], ['cabut', '85', 'putus']];

const TERBIT = new Set(['50', '51', '57', '52', '70', '85']);
const BERJALAN = new Set(['20', '21', '22', '23', '26']);

export async function buatBerkasDemo(db: PrismaClient, kini: Date): Promise<void> {
  const orang = new Map(
    (await db.pengguna.findMany()).map((u): [string, Orang] => [
      u.username,
      { id: u.id, nama: u.fullname, peran: u.kode_peran as KodePeran },
    ]),
  );
  const org = new Map((await db.organisasi.findMany()).map((o) => [o.id_nib ?? '', o]));
  const dari = (nama: string): Orang => orang.get(nama) ?? { id: '', nama, peran: 'PU_USER' };
  for (const r of RESEP) {
    const o = org.get(`DEMO-${r.org}`);
    if (!o) continue;
    const pertanian = LAYANAN[r.rekom].kd_ga === '018';
    const petugas = {
      pemohon: dari(r.oleh),
      verif: dari(r.pengambil ?? (pertanian ? 'wayan' : 'dewi')),
      koord: dari(pertanian ? 'tuti' : 'yusuf'),
      putus: dari(pertanian ? 'agus' : 'hari'),
      sekre: dari('sekretariat'),
      sistem: null,
    };
    const mulai = new Date(kini.getTime() - r.hariLalu * HARI);
    const jalan = r.status === '00' ? [] : (JALAN[r.status] ?? []);
    const jarak = (kini.getTime() - mulai.getTime()) / (jalan.length + 1);
    const langkah: Langkah[] = jalan.map(([peristiwa, ke, siapa], i) => {
      const p = petugas[siapa];
      return {
        peristiwa,
        ke,
        id_user: p?.id ?? null,
        nama: p?.nama ?? 'Sistem',
        kode_peran: p ? (siapa === 'pemohon' ? p.peran : PERAN[p.peran].kode) : 'SISTEM',
        waktu: new Date(
          mulai.getTime() + Math.min(jarak, 2 * HARI) * i * (i > 2 ? 1 : 0) + i * 2 * JAM * Math.min(1, jarak / HARI),
        ),
        ...(peristiwa === 'kembalikan' ? { data: { butir: 2 } } : {}),
      };
    });
    langkah.sort((a, b) => a.waktu.getTime() - b.waktu.getTime());
    const tahun = kini.getUTCFullYear() + 1 + (r.tahunGeser ?? 0);
    const terbit = TERBIT.has(r.status);
    const terima = langkah.find((l) => l.peristiwa === 'integrasi_ok')?.waktu ?? mulai;
    const p = await buatBerkas(db, {
      id_organisasi: o.id,
      npwp: o.npwp ?? '',
      dibuat_oleh: petugas.pemohon.id,
      pembuat: petugas.pemohon.nama,
      kd_rekom: r.rekom,
      kd_komoditas: r.komoditas,
      tahun,
      waktu: new Date(mulai.getTime() - JAM),
      langkah,
      ...(r.kepala ? { kepala: r.kepala } : {}),
      ...(r.status === '00' ? { tanpaDokumen: true } : {}),
      rekaman: (r.rekaman ?? [{}]).map((isi) => rekamanSah(r.komoditas, tahun, isi)),
      ubah: {
        ...(BERJALAN.has(r.status)
          ? jamBerjalan(r.rekom, terima)
          : { sla_hari: LAYANAN[r.rekom].sla_hari, sla_terpakai: r.status === '00' ? 0 : 3 }),
        ...(r.gagal ? { status_kirim: 'GAGAL', ket_integrasi: r.gagal } : {}),
        ...(langkah.some((l) => l.peristiwa === 'ambil')
          ? { id_pengambil: petugas.verif.id, diambil_pada: terima }
          : {}),
        ...(langkah.some((l) => l.peristiwa === 'teruskan') ? { id_verifikator: petugas.verif.id } : {}),
        ...(langkah.filter((l) => l.peristiwa === 'teruskan').length > 1 ? { id_koordinator: petugas.koord.id } : {}),
        ...(r.status === '25' || r.status === '26' || r.status === '91' ? { perbaikan_ke: 1 } : {}),
        ...(r.status === '25' ? { tenggat_perbaikan: tambahHariKerja(kini, 5, new Set()), pernyataan: false } : {}),
        ...(r.status === '30'
          ? { status_billing: 'BELUM_DIBAYAR' }
          : r.status === '31'
            ? { status_billing: 'LUNAS' }
            : {}),
        ...(terbit
          ? {
              tgl_keputusan: langkah.at(-1)?.waktu ?? kini,
              no_keputusan: `${100 + RESEP.indexOf(r)}/${LAYANAN[r.rekom].jnsLayanan}/${LAYANAN[r.rekom].kd_ga}/${tahun - 1}`,
              kode_periksa: `${LAYANAN[r.rekom].jnsLayanan}-${String(tahun - 1).slice(2)}-${String(100 + RESEP.indexOf(r)).padStart(6, '0')}-DEMQ${String(RESEP.indexOf(r)).padStart(2, '2').replace(/[01]/g, '7')}`,
              berlaku_mulai: new Date(`${tahun}-01-01T00:00:00Z`),
              berlaku_sampai: new Date(`${r.status === '70' ? tahun - 1 : tahun}-12-31T00:00:00Z`),
              id_pemutus: petugas.putus.id,
            }
          : {}),
        ...(r.status === '90'
          ? {
              tgl_keputusan: langkah.at(-1)?.waktu ?? kini,
              id_pemutus: petugas.putus.id,
              keterangan_tolak: {
                kd_alasan: 'A04',
                alasan: 'Pasokan baja lapis seng dalam negeri mencukupi kebutuhan tahun ini.',
                dasar_hukum: 'Permenperin 1/2024',
                saran: 'Ajukan kembali bila kontrak pemasok dalam negeri tidak terpenuhi.',
                butir: [],
                oleh: petugas.putus.nama,
                tanggal: kini.toISOString(),
              },
            }
          : {}),
        ...(r.arsip ? { fl_arsip: true } : {}),
      },
    });
    await isiTurunan(db, p.id, r, petugas, kini);
  }
}

/** Remarks, quantities and waiting work that belong to a state. */
async function isiTurunan(
  db: PrismaClient,
  id: bigint,
  r: Resep,
  petugas: { verif: Orang; koord: Orang; putus: Orang },
  kini: Date,
): Promise<void> {
  const baris = await db.pengajuanBaris.findMany({ where: { id_pengajuan: id }, orderBy: { seri: 'asc' } });
  const pertama = baris[0];
  if (r.status === '25' || r.status === '26') {
    const jawab = r.status === '26' ? { jawaban: 'Sudah diperbaiki.', dijawab_pada: kini } : {};
    await db.catatan.createMany({
      data: [
        {
          id_pengajuan: id,
          putaran: 1,
          langkah: 'barang',
          id_baris: pertama?.id ?? null,
          seri: 1,
          kd_field: 'spesifikasi',
          kd_alasan: 'A02',
          catatan: 'Lengkapi spesifikasi sesuai data SIINas.',
          oleh: petugas.verif.id,
          waktu: kini,
          ...jawab,
        },
        {
          id_pengajuan: id,
          putaran: 1,
          langkah: 'produksi',
          kd_field: 'kebutuhan_setahun',
          kd_alasan: 'A03',
          catatan: 'Kebutuhan setahun tidak sejalan dengan kapasitas terpasang.',
          oleh: petugas.verif.id,
          waktu: kini,
          ...jawab,
        },
      ],
    });
  }
  if (['22', '23', '40', '41', '42', '43'].includes(r.status)) {
    const rincian = baris.map((b) => ({
      id: String(b.id),
      seri: b.seri,
      jml_usulan: b.jml.toFixed(),
      jml_keputusan: b.jml.toFixed(),
      kd_alasan: null,
      alasan: null,
    }));
    const checklist = [1, 2, 3, 4, 5].map((kode) => ({ kode, hasil: 'Y', catatan: '' }));
    const levels = r.status === '22' ? [4] : [4, 3];
    for (const level of levels)
      await db.keputusan.create({
        data: {
          id_pengajuan: id,
          level,
          putaran: 0,
          kd_keputusan: '4',
          rincian,
          checklist,
          selesai: true,
          oleh: level === 4 ? petugas.verif.id : petugas.koord.id,
          waktu: kini,
        },
      });
    for (const b of baris)
      await db.pengajuanBaris.update({
        where: { id: b.id },
        data: { jml_verifikator: b.jml, ...(r.status >= '40' ? { jml_kl: b.jml } : {}) },
      });
  }
  if (TERBIT.has(r.status)) {
    for (const b of baris) {
      const penuh = r.status !== '51';
      const ke = penuh ? b.jml : b.jml.mul(0.75).toDecimalPlaces(0);
      const potongan = penuh
        ? []
        : [
            {
              level: 'kl',
              oleh: petugas.putus.nama,
              kd_alasan: 'A05',
              alasan: 'Realisasi tahun lalu 41% dari keputusan.',
              dari: b.jml.toFixed(),
              ke: ke.toFixed(),
            },
          ];
      await db.pengajuanBaris.update({ where: { id: b.id }, data: { jml_kl: ke, jml_penetapan: ke, potongan } });
    }
    await db.outbox.create({
      data: {
        jenis: 'bangun-dokumen',
        kunci: `dokumen:keputusan:${id}`,
        muatan: { id_pengajuan: String(id), jenis: 'keputusan', ke: 1 },
      },
    });
  }
  if (r.status === '90')
    for (const b of baris)
      await db.pengajuanBaris.update({
        where: { id: b.id },
        data: {
          jml_kl: 0,
          jml_penetapan: 0,
          potongan: [
            {
              level: 'kl',
              oleh: petugas.putus.nama,
              kd_alasan: 'A04',
              alasan: 'Pasokan dalam negeri cukup.',
              dari: b.jml.toFixed(),
              ke: '0',
            },
          ],
        },
      });
  if (r.status !== '00')
    await db.outbox.create({
      data: {
        jenis: 'bangun-dokumen',
        kunci: `dokumen:tanda_terima:${id}:1`,
        muatan: { id_pengajuan: String(id), jenis: 'tanda_terima', ke: 1 },
      },
    });
  if (r.status === '10')
    await db.outbox.create({
      data: {
        jenis: 'kirim-kl',
        kunci: `kirim-kl:${id}:1`,
        muatan: { id_pengajuan: String(id), kirim_ke: 1 },
        status: 'GAGAL',
        percobaan: 3,
        kesalahan: r.gagal ?? null,
      },
    });
  if (r.status === '26')
    await db.outbox.create({
      data: {
        jenis: 'kirim-kl',
        kunci: `kirim-kl:${id}:1`,
        muatan: { id_pengajuan: String(id), kirim_ke: 1 },
        status: 'SELESAI',
        percobaan: 1,
      },
    });
}

import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '@prisma/client';
import { hashRiwayat } from '@sinas/api/platform/hash/riwayat-hash';
import { HASH_AWAL, VERSI_TEKS } from '@sinas/api/platform/hash/teks-riwayat';
import { canonical, sha256 } from '@sinas/api/platform/hash/canonical';
import { tanggalRapat } from '@sinas/domain/format/tanggal';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { kunciBaris } from '@sinas/domain/baris/barang';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { layanan } from '@sinas/domain/layanan/daftar';
import { tentukanKdGa } from '@sinas/domain/pengajuan/layanan';
import { susunNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { rekamanSah } from './rekaman';

export const KEPALA_SAH: Kepala = {
  jenis_pelaku: 'PENGGUNA',
  tujuan_penggunaan: '1',
  alamat_pabrik: 'Kawasan Industri Contoh Blok A1, Bekasi',
  nama_penanggung_jawab: 'Budi Contoh',
  jabatan_penanggung_jawab: 'Direktur',
  telepon: '+62 21 555 0100',
  surel: 'kontak@contoh.invalid',
  stok_awal: '50',
  pasokan_lokal: '100',
  kebutuhan_setahun: '450',
  realisasi_tahun_lalu: '300',
};
const KEPALA_KHUSUS: Kepala = {
  lokasi_gudang: 'Jl. Contoh Raya 1, Kota Bekasi: 1.200 ton',
  kapasitas_gudang: '1200',
  jumlah_karyawan: '85',
  jumlah_kendaraan: '6',
};
/** What a service asks beside: warehouses, employees, vehicles. */
export const khususUntuk = (kdRekom: KdRekom): Kepala =>
  layanan(kdRekom).formulir?.isian.some((i) => i.kd_field === 'lokasi_gudang') ? KEPALA_KHUSUS : {};
/** The same, plausible for a quantity: what comes in is what is needed (or `lebih` percent more), as in the year before. */
export function kepalaUntuk(jumlah: number, dasar: Kepala = KEPALA_SAH, lebih = 0): Kepala {
  const pasokan = Number(dasar.stok_awal) + Number(dasar.pasokan_lokal) + jumlah;
  return {
    ...dasar,
    kebutuhan_setahun: String(Math.round((pasokan * 100_000) / (100 + lebih)) / 1000),
    realisasi_tahun_lalu: String(jumlah),
    ...(dasar.kapasitas_terpasang ? { kapasitas_terpasang: String(Math.ceil(jumlah * 1.2)) } : {}),
  };
}

const objek = (r: RekamanKomoditas): object => r;

export interface Langkah {
  peristiwa: string;
  ke: KdStatusTersimpan;
  id_user: string | null;
  nama: string;
  kode_peran: string;
  waktu: Date;
  catatan?: string;
  data?: object;
}
/** A row of distribution. */
export interface BarisAnak {
  jenis_distribusi: 'lokal' | 'ekspor' | 'lainnya';
  nama_pembeli?: string;
  npwp_pembeli?: string;
  kota?: string;
  keterangan?: string;
  satuan: string;
  ur_satuan?: string;
  jml: string;
}
export interface BerkasBaru {
  /** Owner: a company, or with `kd_ga_pemilik` a ministry. */
  id_organisasi: string | null;
  kd_ga_pemilik?: string;
  npwp: string;
  dibuat_oleh: string;
  pembuat: string;
  kd_rekom: KdRekom;
  kd_komoditas: string;
  tahun: number;
  waktu: Date;
  kepala?: Kepala;
  rekaman?: RekamanKomoditas[];
  /** To whom each of them goes. */
  distribusi?: (r: RekamanKomoditas) => BarisAnak[];
  /** What happened after the creation, in order. */
  langkah?: Langkah[];
  ubah?: Partial<Prisma.PengajuanUncheckedCreateInput>;
  tanpaDokumen?: boolean;
}

/** A file with its rows, documents (rows only), history chain and counters, as the services would have left it. */
export async function buatBerkas(db: PrismaClient, b: BerkasBaru) {
  const kelompok = KELOMPOK.get(b.kd_komoditas);
  if (!kelompok) throw new RangeError(`unknown commodity ${b.kd_komoditas}`);
  const rekaman = b.rekaman ?? [rekamanSah(b.kd_komoditas, b.tahun)];
  const tanggal = tanggalRapat(b.waktu);
  const kunci = `aju:${b.kd_rekom}:${tanggal}`;
  const { nilai } = await db.nomorUrut.upsert({
    where: { kunci },
    create: { kunci, nilai: 1 },
    update: { nilai: { increment: 1 } },
  });
  const kdGa = tentukanKdGa(b.kd_rekom, kelompok.kdGa);
  const akhir = b.langkah?.at(-1);
  const jumlah = rekaman.reduce((a, r) => a + Number(r.jml_bahan_baku ?? 0) * 1000, 0) / 1000;
  const kepala = { ...khususUntuk(b.kd_rekom), ...(b.kepala ?? kepalaUntuk(jumlah)) };
  const kirim = b.langkah?.find((l) => l.peristiwa === 'kirim');
  const p = await db.pengajuan.create({
    data: {
      no_aju: susunNoAju(b.kd_rekom, kdGa, b.npwp, tanggal, nilai),
      kd_rekom: b.kd_rekom,
      kd_ga: kdGa,
      kd_komoditas: b.kd_komoditas,
      tahun: b.tahun,
      id_organisasi: b.id_organisasi,
      kd_ga_pemilik: b.kd_ga_pemilik ?? null,
      npwp: b.npwp,
      kepala,
      kd_status: akhir?.ke ?? '00',
      pernyataan: !!kirim,
      dibuat_oleh: b.dibuat_oleh,
      disunting_oleh: b.dibuat_oleh,
      created_at: b.waktu,
      updated_at: akhir?.waktu ?? b.waktu,
      status_sejak: akhir?.waktu ?? b.waktu,
      tgl_kirim: kirim?.waktu ?? null,
      kirim_ke: kirim ? 1 : 0,
      status_kirim: kirim ? 'TERKIRIM' : null,
      jml_total: jumlah,
      jumlah_baris: rekaman.length,
      satuan: new Set(rekaman.map((r) => r.satuan)).size === 1 ? (rekaman[0]?.satuan ?? null) : null,
      ...b.ubah,
    },
  });
  await db.baris.createMany({
    data: rekaman.map((r, i) => ({
      id_pengajuan: p.id,
      jenis: 'barang',
      seri: i + 1,
      data: objek(r),
      uraian: r.uraian_barang ?? '',
      hs: r['08'] ?? null,
      satuan: r.satuan ?? '',
      jml: r.jml_bahan_baku ?? '1',
      kunci: sha256(kunciBaris(r)),
    })),
  });
  const salur = rekaman.map((r) => b.distribusi?.(r) ?? []);
  if (salur.flat().length > 0) await buatDistribusi(db, p.id, salur);
  if (!b.tanpaDokumen)
    await db.dokumen.createMany({
      data: dokumenBerlaku(layanan(b.kd_rekom).dokumen, b.kd_komoditas, kepala.jenis_pelaku)
        .filter((d) => d.wajib)
        .map((d) => ({
          id_pengajuan: p.id,
          kd_dokumen: d.kd_dokumen,
          nama_file: `${d.nama.replace(/[^A-Za-z]+/g, '-')}.pdf`,
          ukuran: 412n,
          sha256: sha256(d.kd_dokumen),
          mime: 'application/pdf',
          kunci: `dokumen/demo/${randomUUID()}.pdf`,
          status: 'READY',
          id_organisasi: b.id_organisasi,
          dibuat_oleh: b.dibuat_oleh,
          created_at: b.waktu,
        })),
    });
  await buatRiwayat(db, p.id, b);
  if (kirim && b.id_organisasi) {
    const org = await db.organisasi.findUniqueOrThrow({ where: { id: b.id_organisasi } });
    const dokumen = await db.dokumen.findMany({ where: { id_pengajuan: p.id } });
    const muatan = {
      no_aju: p.no_aju,
      kirim_ke: 1,
      perusahaan: { nib: org.nib, npwp: org.npwp, nama: org.nama, alamat: org.alamat, api_code: org.api_code },
      kepala,
      barang: Object.fromEntries(
        rekaman.map((r, i) => [
          `seri_${i + 1}`,
          { ...r, rincian: [], ...(salur[i]?.length ? { distribusi: salur[i] } : {}) },
        ]),
      ),
      dokumen: Object.fromEntries(
        dokumen.map((d) => [d.id, { kd_dokumen: d.kd_dokumen, nama_file: d.nama_file, sha256: d.sha256 }]),
      ),
    };
    await db.kiriman.create({
      data: {
        id_pengajuan: p.id,
        kirim_ke: 1,
        format: 1,
        muatan: JSON.parse(canonical(muatan)) as object,
        sha256: sha256(canonical(muatan)),
        versi_dasar: 1,
        dikirim_oleh: b.dibuat_oleh,
        waktu: kirim.waktu,
        no_tanda_terima: p.status_kirim === 'TERKIRIM' ? `KL-${p.no_aju.slice(-14)}` : null,
      },
    });
  }
  return p;
}

async function buatDistribusi(db: PrismaClient, id_pengajuan: bigint, salur: readonly BarisAnak[][]): Promise<void> {
  const barang = await db.baris.findMany({ where: { id_pengajuan, jenis: 'barang' }, orderBy: { seri: 'asc' } });
  await db.baris.createMany({
    data: barang.flatMap(({ id, seri }) =>
      (salur[seri - 1] ?? []).map((d, i) => ({
        ...{ id_pengajuan, jenis: 'distribusi', id_induk: id, seri: i + 1, data: { ...d } },
        ...{ uraian: d.nama_pembeli ?? '', satuan: d.satuan, jml: d.jml },
      })),
    ),
  });
}

async function buatRiwayat(db: PrismaClient, id: bigint, b: BerkasBaru): Promise<void> {
  const semua: Langkah[] = [
    {
      peristiwa: 'buat',
      ke: '00',
      id_user: b.dibuat_oleh,
      nama: b.pembuat,
      kode_peran: b.kd_ga_pemilik ? 'KL_VERIFIKATOR' : 'PU_USER',
      waktu: b.waktu,
    },
    ...(b.langkah ?? []),
  ];
  let hash_lama = HASH_AWAL;
  let dari: string | null = null;
  for (const [i, l] of semua.entries()) {
    const isi = {
      peristiwa: l.peristiwa,
      dari,
      ke: l.ke,
      id_user: l.id_user,
      nama: l.nama,
      kode_peran: l.kode_peran,
      catatan: l.catatan ?? null,
      data: l.data ?? {},
      waktu: l.waktu,
    };
    const versi_teks = VERSI_TEKS;
    const hash = hashRiwayat(isi, id, i + 1, hash_lama, versi_teks);
    await db.riwayat.create({ data: { ...isi, id_pengajuan: id, urut: i + 1, versi_teks, hash_lama, hash } });
    hash_lama = hash;
    dari = l.ke;
  }
}

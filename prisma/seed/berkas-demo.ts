import type { PrismaClient } from '@prisma/client';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { tambahHariKerja } from '@sinas/domain/kalender/hari-kerja';
import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { layanan } from '@sinas/domain/layanan/daftar';
import { buatBerkas, kepalaUntuk, KEPALA_SAH, type Langkah } from '../factories/berkas';
import { rekamanSah } from '../factories/rekaman';
import { garisWaktu, jamSesudah } from './garis-waktu';
import { JALAN } from './jalan-berkas';
import { kabariDemo } from './kabar-demo';
import { buatPkDemo } from './pk-demo';
import { buatRencanaDemo } from './rencana-demo';
import { RESEP, type Resep } from './resep-berkas';
import { salurDemo } from './salur-demo';
import { isiTagihanDemo } from './tagihan-demo';
import { beritahukanDemo } from './pabean-demo';
import { laporkanDemo } from './realisasi-demo';
import { isiTurunan, TERBIT, type Orang } from './turunan-demo';

const HARI = 86_400_000;
const JAM = 3_600_000;
/** Verifier, coordinator and decider of a ministry. */
const MEJA_PERINDUSTRIAN = ['dewi', 'yusuf', 'hari'] as const;
const MEJA: Record<string, readonly [string, string, string]> = {
  '018': ['wayan', 'tuti', 'agus'],
  '032': ['galih', 'rini', 'surya'],
};
const PUTUSAN = new Set(['setuju', 'tolak', 'tetapkan', 'tetapkan_sebagian', 'terbit_otomatis']);

export async function buatBerkasDemo(db: PrismaClient, kini: Date): Promise<void> {
  const orang = new Map(
    (await db.pengguna.findMany()).map((u): [string, Orang] => [
      u.username,
      { id: u.id, nama: u.fullname, peran: u.kode_peran as KodePeran },
    ]),
  );
  const libur = new Set((await db.hariLibur.findMany()).map((h) => tanggalIso(h.tanggal)));
  const org = new Map((await db.organisasi.findMany()).map((o) => [o.id_nib ?? '', o]));
  const dari = (nama: string): Orang => orang.get(nama) ?? { id: '', nama, peran: 'PU_USER' };
  for (const r of RESEP) {
    const o = org.get(`DEMO-${r.org}`);
    if (!o) continue;
    const [verif, koord, putus] = MEJA[layanan(r.rekom).kd_ga ?? ''] ?? MEJA_PERINDUSTRIAN;
    const petugas = {
      pemohon: dari(r.oleh),
      verif: dari(r.pengambil ?? verif),
      koord: dari(koord),
      putus: dari(putus),
      sekre: dari('sekretariat'),
      sistem: null,
    };
    const jalan = r.status === '00' ? [] : (JALAN[r.status] ?? []);
    const tahun = kini.getUTCFullYear() + 1 + (r.tahunGeser ?? 0);
    const terbit = TERBIT.has(r.status);
    const sla = layanan(r.rekom).sla_hari;
    const berlakuSampai = new Date(`${tahun}-12-31T00:00:00Z`);
    const rencana = { kini, hariLalu: r.hariLalu, libur, lambat: r.lambat, berlakuSampai, sla };
    const waktu = garisWaktu(
      jalan.map(([peristiwa]) => peristiwa),
      rencana,
    );
    const mulai = waktu[0] ?? new Date(kini.getTime() - r.hariLalu * HARI);
    const langkah: Langkah[] = jalan.map(([peristiwa, ke, siapa], i) => {
      const p = petugas[siapa];
      return {
        peristiwa,
        ke,
        id_user: p?.id ?? null,
        nama: p?.nama ?? 'Sistem',
        kode_peran: p ? (siapa === 'pemohon' ? p.peran : PERAN[p.peran].kode) : 'SISTEM',
        waktu: waktu[i] ?? mulai,
        ...(peristiwa === 'kembalikan' ? { data: { butir: 2 } } : {}),
        ...(peristiwa === 'integrasi_gagal' && r.gagal ? { catatan: r.gagal } : {}),
      };
    });
    const saat = (peristiwa: string): Date | null => langkah.findLast((l) => l.peristiwa === peristiwa)?.waktu ?? null;
    const diputus = langkah.findLast((l) => PUTUSAN.has(l.peristiwa))?.waktu ?? null;
    const kembali = saat('kembalikan');
    const rekaman = (r.rekaman ?? [{}]).map((isi) => rekamanSah(r.komoditas, tahun, isi));
    const kepala = kepalaResep(r, rekaman);
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
      kepala,
      distribusi: salurDemo(r.rekom, kepala),
      ...(r.status === '00' ? { tanpaDokumen: true } : {}),
      rekaman,
      ubah: {
        ...jamSesudah(layanan(r.rekom).alur, langkah, sla, libur),
        ...(r.gagal ? { status_kirim: 'GAGAL', ket_integrasi: r.gagal } : {}),
        ...(langkah.some((l) => l.peristiwa === 'ambil')
          ? { id_pengambil: petugas.verif.id, diambil_pada: saat('ambil') }
          : {}),
        ...(langkah.some((l) => l.peristiwa === 'teruskan') ? { id_verifikator: petugas.verif.id } : {}),
        ...(langkah.filter((l) => l.peristiwa === 'teruskan').length > 1 ? { id_koordinator: petugas.koord.id } : {}),
        ...(kembali ? { perbaikan_ke: 1, tenggat_perbaikan: tambahHariKerja(kembali, HARI_PERBAIKAN, libur) } : {}),
        ...(r.status === '25' ? { pernyataan: false } : {}),
        ...(r.status === '26' ? { kirim_ke: 2, tgl_kirim: saat('kirim_perbaikan') } : {}),
        ...(r.status === '30'
          ? { status_billing: 'BELUM_DIBAYAR' }
          : r.status === '31'
            ? { status_billing: 'LUNAS' }
            : {}),
        ...(terbit
          ? {
              tgl_keputusan: diputus,
              no_keputusan: `${100 + RESEP.indexOf(r)}/${layanan(r.rekom).jnsLayanan}/${layanan(r.rekom).kd_ga}/${tahunJakarta(diputus ?? kini)}`,
              kode_periksa: `${layanan(r.rekom).jnsLayanan}-${String(tahunJakarta(diputus ?? kini)).slice(2)}-${String(100 + RESEP.indexOf(r)).padStart(6, '0')}-DEMQ${String(RESEP.indexOf(r)).padStart(2, '2').replace(/[01]/g, '7')}`,
              berlaku_mulai: mulaiBerlaku(tahun, diputus ?? kini),
              berlaku_sampai: berlakuSampai,
              id_pemutus: petugas.putus.id,
            }
          : {}),
        ...(r.status === '90'
          ? {
              tgl_keputusan: diputus,
              id_pemutus: petugas.putus.id,
              keterangan_tolak: {
                kd_alasan: 'A04',
                alasan: 'Pasokan baja lapis seng dalam negeri mencukupi kebutuhan tahun ini.',
                dasar_hukum: 'Permenperin 1/2024',
                saran: 'Ajukan kembali bila kontrak pemasok dalam negeri tidak terpenuhi.',
                butir: [],
                oleh: petugas.putus.nama,
                tanggal: (diputus ?? kini).toISOString(),
              },
            }
          : {}),
        ...(r.arsip ? { fl_arsip: true } : {}),
      },
    });
    await isiTurunan(db, p, r, petugas, langkah);
    await isiTagihanDemo(db, p, petugas.koord.nama);
    if (TERBIT.has(r.status)) {
      await laporkanDemo(db, p.id, kini);
      await beritahukanDemo(db, p.id, kini);
    }
  }
  await buatPkDemo(db, kini, libur);
  await buatRencanaDemo(db, kini, libur);
  await kabariDemo(db, kini);
}
/** From the first day of its year, or from the day of the decision where that is later. */
const mulaiBerlaku = (tahun: number, diputus: Date): Date => {
  const awal = `${tahun}-01-01`;
  const hari = tanggalIso(diputus);
  return new Date(`${hari > awal ? hari : awal}T00:00:00Z`);
};

/** Figures that go with the rows; a draft has what is typed so far. */
function kepalaResep(r: Resep, rekaman: readonly RekamanKomoditas[]): Kepala {
  if (r.status === '00') return r.kepala ?? KEPALA_SAH;
  const jumlah = rekaman.reduce((a, b) => a + Number(b.jml_bahan_baku ?? 0), 0);
  return {
    ...kepalaUntuk(jumlah, r.kepala ?? KEPALA_SAH, r.lebih),
    ...(r.catatan ? { catatan_kewajaran: r.catatan } : {}),
  };
}

import type { PrismaClient } from '@prisma/client';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { tambahHariKerja } from '@sinas/domain/kalender/hari-kerja';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { Kepala } from '@sinas/domain/pengajuan/formulir';
import { LAYANAN } from '@sinas/domain/pengajuan/layanan';
import { buatBerkas, jamBerjalan, kepalaUntuk, KEPALA_SAH, type Langkah } from '../factories/berkas';
import { rekamanSah } from '../factories/rekaman';
import { JALAN } from './jalan-berkas';
import { RESEP, type Resep } from './resep-berkas';

const HARI = 86_400_000;
const JAM = 3_600_000;

interface Orang {
  id: string;
  nama: string;
  peran: KodePeran;
}
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
    const rekaman = (r.rekaman ?? [{}]).map((isi) => rekamanSah(r.komoditas, tahun, isi));
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
      kepala: kepalaResep(r, rekaman),
      ...(r.status === '00' ? { tanpaDokumen: true } : {}),
      rekaman,
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

/** Figures that go with the rows; a draft has what is typed so far. */
function kepalaResep(r: Resep, rekaman: readonly RekamanKomoditas[]): Kepala {
  if (r.status === '00') return r.kepala ?? KEPALA_SAH;
  const jumlah = rekaman.reduce((a, b) => a + Number(b.jml_bahan_baku ?? 0), 0);
  return {
    ...kepalaUntuk(jumlah, r.kepala ?? KEPALA_SAH, r.lebih),
    ...(r.catatan ? { catatan_kewajaran: r.catatan } : {}),
  };
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

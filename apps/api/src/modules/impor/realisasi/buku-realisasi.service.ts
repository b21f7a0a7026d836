import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { bacaAngka, desimalSah, rapikan } from '@sinas/domain/format/angka';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { Storage } from '../../../platform/storage/storage';
import { RealisasiService, type LaporanMasuk } from '../../pengajuan/realisasi/realisasi.service';
import { desimalDariAngka, selTeks, type Sel } from '../buku/sel';
import { ImporRepository, tahanSampai, type ImporRow } from '../impor.repository';
import { VERSI_TEMPLAT } from '../templat/templat';
import type { TautanTemplat } from '../templat/templat.service';
import { laporanRealisasi, type SalahBulan } from './laporan-realisasi';
import { alirRealisasi, bacaRealisasi, type BacaanRealisasi, type IsiBukuRealisasi } from './buku-realisasi';

type Izin = Awaited<ReturnType<RealisasiService['untukBuku']>>;
/** Months of a workbook: those to be reported, and what is wrong with the others. */
interface Terpilah {
  laporan: LaporanMasuk[];
  salah: SalahBulan[];
}

/** Realisation of a permit as a workbook, rows by months, out and in. */
@Injectable()
export class BukuRealisasiService {
  constructor(
    private readonly realisasi: RealisasiService,
    private readonly repo: ImporRepository,
    private readonly storage: Storage,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async tautan(aktor: Aktor, idNk: string): Promise<TautanTemplat> {
    const izin = await this.realisasi.satu(aktor, idNk);
    return {
      url: `/nk/v2/data-nk/templat-realisasi/${izin.idNk}`,
      nama_file: namaFile(izin.noAju),
      versi_templat: VERSI_TEMPLAT,
    };
  }
  async unduh(aktor: Aktor, idNk: string): Promise<{ nama: string; isi: Readable }> {
    const izin = await this.realisasi.satu(aktor, idNk);
    return { nama: namaFile(izin.noAju), isi: alirRealisasi(isiBuku(izin, this.clock.now())) };
  }

  /** Every byte of a file that was just handed in, before anything is stored. */
  async periksa(aktor: Aktor, idNk: string, isi: Buffer): Promise<void> {
    const izin = await this.realisasi.satu(aktor, idNk);
    pastikanMilik(await bacaRealisasi(isi, periode(izin), true), izin);
  }

  /** Reports the months that are right, or tells what it would report; the workbook that comes back says what is wrong. */
  async kerjakan(impor: ImporRow, selesai: (tx: Tx) => Promise<void>): Promise<void> {
    const { izin, bacaan, laporan, salah } = await this.baca(impor);
    if (laporan.length + salah.length === 0) throw new AturanDilanggar('impor.kosong');
    const kunciHasil = `impor/${impor.id}/hasil-${impor.ulang + 1}.xlsx`;
    const bulanSalah = jumlahBulan(salah);
    const baru = laporan.filter((l) => l.versi === 0).length;
    const hitungan = {
      ...{ total: laporan.length + bulanSalah, diproses: laporan.length + bulanSalah },
      ...{ diterima: laporan.length, ditolak: bulanSalah, baru, berubah: laporan.length - baru },
      laporan: laporanRealisasi(izin, laporan, salah),
      kunci_hasil: kunciHasil,
      selesai_pada: this.clock.now(),
    };
    await this.storage.put(kunciHasil, alirRealisasi(hasil(izin, bacaan, salah, this.clock.now())), {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    if (impor.cara === 'uji') {
      const { berubah, ditolak } = hitungan;
      await this.prisma.tx(async (tx) => {
        await selesai(tx);
        await this.repo.tutup(tx, impor.id, {
          ...{ ...hitungan, status: 'SIAP', berlaku_sampai: tahanSampai(this.clock.now()) },
          pesan: pesan('realisasi.impor_siap', { baru, berubah, ditolak }),
        });
      });
      return;
    }
    await this.realisasi.laporSemua(
      impor.id_pengajuan,
      { id_user: impor.oleh, nama: impor.nama },
      laporan,
      async (tx) => {
        await selesai(tx);
        await this.repo.tutup(tx, impor.id, {
          ...{ ...hitungan, status: 'SELESAI' },
          pesan: pesan('realisasi.impor_selesai', { diterima: laporan.length, ditolak: bulanSalah }),
        });
      },
    );
  }
  /**
   * The months of a workbook that was told about before. Read again: where a month was reported meanwhile, less of it is
   * right than was told, and nothing is taken (false).
   */
  async ambil(
    impor: ImporRow,
    oleh: Pick<Aktor, 'id_user' | 'nama'>,
    lanjut: (tx: Tx) => Promise<void>,
  ): Promise<boolean> {
    const { laporan, salah } = await this.baca(impor);
    if (laporan.length !== impor.diterima || jumlahBulan(salah) !== impor.ditolak) return false;
    await this.realisasi.laporSemua(impor.id_pengajuan, oleh, laporan, lanjut);
    return true;
  }
  private async baca(impor: ImporRow): Promise<Terpilah & { izin: Izin; bacaan: BacaanRealisasi }> {
    const isi = await buffer(await this.storage.get(impor.kunci));
    const izin = await this.realisasi.untukBuku(impor.id_pengajuan);
    const bacaan = await bacaRealisasi(isi, periode(izin), false);
    pastikanMilik(bacaan, izin);
    return { izin, bacaan, ...pilah(bacaan, izin) };
  }
}
const jumlahBulan = (salah: Terpilah['salah']): number => new Set(salah.map((s) => s.periode)).size;

const namaFile = (noAju: string): string => `realisasi-${noAju}.xlsx`;
const periode = (izin: Izin): string[] => izin.bulan.map((b) => b.periode);
function pastikanMilik(bacaan: BacaanRealisasi, izin: Izin): void {
  if (bacaan.idNk !== izin.idNk) throw new AturanDilanggar('impor.templat_berkas');
}
const isiBuku = (izin: Izin, dibuat: Date): IsiBukuRealisasi => ({
  idNk: izin.idNk,
  noAju: izin.noAju,
  noKeputusan: izin.no_keputusan,
  bulan: izin.bulan,
  baris: izin.baris.map((b) => ({ ...b, kunci: b.id, bulan: bulanBaris(b, izin) })),
  dibuat,
});
/** What a row had in each month that was reported: nothing is a figure, too. */
const bulanBaris = (b: Izin['baris'][number], izin: Izin): Map<string, string> =>
  new Map(
    izin.bulan.flatMap((m): [string, string][] =>
      m.versi === 0 ? [] : [[m.periode, b.bulan.find((x) => x.periode === m.periode)?.jml ?? '0']],
    ),
  );

function pilah(bacaan: BacaanRealisasi, izin: Izin): Terpilah {
  const milik = new Map(izin.baris.map((b) => [b.id, b]));
  const keluar: Terpilah = { laporan: [], salah: [] };
  for (const { periode: p, versi } of izin.bulan) {
    const isi = bacaan.baris.filter((b) => b.bulan.has(p));
    if (isi.length === 0) continue;
    const baris = isi.map((b) => ({ nomor: b.nomor, id: b.kunci, ...nilai(b.bulan.get(p) ?? selTeks('')) }));
    const lama = new Map(izin.baris.map((b) => [b.id, bulanBaris(b, izin).get(p) ?? '']));
    const berubah = baris.filter((b) => b.salah !== null || lama.get(b.id) !== b.jml);
    if (berubah.length === 0) continue;
    const kali = new Map<string, number>();
    for (const b of baris) kali.set(b.id, (kali.get(b.id) ?? 0) + 1);
    const salah = baris.flatMap((b) => {
      const message = !milik.has(b.id)
        ? pesan('realisasi.baris_asing')
        : (kali.get(b.id) ?? 0) > 1
          ? pesan('realisasi.baris_ganda')
          : b.salah;
      return message === null ? [] : [{ periode: p, nomor: b.nomor, message }];
    });
    if (salah.length === 0 && bacaan.versi.get(p) !== versi) {
      const { oleh } = izin.bulan.find((m) => m.periode === p) ?? { oleh: null };
      const message = pesan('realisasi.usang', { bulan: tampilPeriode(p), nama: oleh ?? '-' });
      keluar.salah.push({ periode: p, nomor: baris[0]?.nomor ?? 0, message });
    } else if (salah.length > 0) keluar.salah.push(...salah);
    else {
      const ref = (id: string): string | null => milik.get(id)?.bulan.find((x) => x.periode === p)?.ref ?? null;
      keluar.laporan.push({
        periode: p,
        versi,
        baris: baris.map((b) => ({ id: b.id, jml: b.jml, ref: ref(b.id) })),
      });
    }
  }
  return keluar;
}
interface Nilai {
  jml: string;
  salah: string | null;
}
/** A number cell is what it is; a text is read as people here write numbers. */
function nilai({ teks, angka, rumus, galat }: Sel): Nilai {
  const tolak = (salah: string): Nilai => ({ jml: '0', salah });
  if (galat) return tolak(pesan('impor.sel_galat', { teks }));
  if (rumus) return tolak(pesan('impor.rumus'));
  const bilangan = angka === null ? bacaAngka(teks) : null;
  const jml = bilangan ? (bilangan.sah ? bilangan.nilai : null) : desimalDariAngka(angka ?? 0);
  return desimalSah(jml) && !jml.startsWith('-')
    ? { jml: rapikan(jml), salah: null }
    : tolak(pesan('realisasi.jumlah'));
}
/** The workbook as it came in, with what is wrong beside the rows. */
function hasil(izin: Izin, bacaan: BacaanRealisasi, salah: Terpilah['salah'], dibuat: Date): IsiBukuRealisasi {
  const isi = isiBuku(izin, dibuat);
  const masuk = new Map(bacaan.baris.map((b) => [b.kunci, b]));
  return {
    ...isi,
    baris: isi.baris.map((b) => {
      const dari = masuk.get(b.kunci);
      const bulan = new Map(b.bulan);
      for (const [p, s] of dari?.bulan ?? []) {
        const n = nilai(s);
        if (n.salah === null) bulan.set(p, n.jml);
      }
      const milik = salah.filter((s) => s.nomor === dari?.nomor);
      return {
        ...b,
        bulan,
        keterangan: milik.map((s) => `${tampilPeriode(s.periode)}: ${s.message}`).join('; '),
      };
    }),
  };
}

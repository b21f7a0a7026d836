import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import { awalBulan, periodeDari } from '@sinas/domain/baris/bulan';
import { desimalSah, jumlahkan, rapikan } from '@sinas/domain/format/angka';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { keadaanLapor, masaLapor } from '@sinas/domain/realisasi/lapor';
import { sisaIzin } from '@sinas/domain/realisasi/sisa';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import {
  RealisasiRepository,
  type BarisIzinRow,
  type BulanRealisasiRow,
  type IsiLaporan,
  type IzinRow,
  type JumlahIzinRow,
  type LaporanRow,
} from './realisasi.repository';

/** A report of one month as it comes from outside. Rows that it does not name had nothing. */
export interface LaporanMasuk {
  /** MMYYYY */
  periode: string;
  /** Of the report that was seen; 0 = none. */
  versi: number;
  baris: readonly { id: string; jml: string; ref?: string | null }[];
}
/** Who reports. */
type Pelapor = Pick<Aktor, 'id_user' | 'nama'>;
/** By code. */
type NamaSatuan = ReadonlyMap<string, string>;
interface Bahan {
  jumlah: readonly JumlahIzinRow[];
  laporan: readonly LaporanRow[];
  nama: NamaSatuan;
}
const LIMIT = 20;
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());

/** Realisation of permits: reported by the company month by month, read by whoever may see the file. */
@Injectable()
export class RealisasiService {
  constructor(
    private readonly repo: RealisasiRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly kalender: KalenderService,
    private readonly referensi: ReferensiService,
  ) {}

  async daftar(aktor: Aktor, q: { keadaan?: 'lewat'; page?: number; limit?: number }) {
    const { page = 1, limit = LIMIT } = q;
    const hari = q.keadaan === 'lewat' ? tanggalIso(this.kalender.kini()) : null;
    const { rows, total } = await this.repo.izin(this.pintu.lingkup(aktor), hari, page, limit);
    const ids = rows.map((r) => r.id);
    const [jumlah, laporan] = await Promise.all([this.repo.jumlah(ids), this.repo.laporan(ids)]);
    const nama = await this.namaSatuan(jumlah);
    return {
      rows: rows.map((r) => ({ ...this.tampil(aktor, r, { jumlah, laporan, nama }), baris: null })),
      meta: { page, limit, total },
    };
  }

  async satu(aktor: Aktor, kunci: string) {
    const id = await this.pintu.id(aktor, kunci);
    const izin = await this.repo.satu(this.pintu.buka(aktor), id);
    if (!izin) throw new TidakAda('realisasi.bukan_keputusan');
    return this.utuh(aktor, izin);
  }
  private async utuh(aktor: Aktor | null, izin: IzinRow) {
    const { id } = izin;
    const [jumlah, laporan, baris, bulan] = await Promise.all([
      this.repo.jumlah([id]),
      this.repo.laporan([id]),
      this.repo.baris(id),
      this.repo.bulan(id),
    ]);
    const nama = await this.namaSatuan(jumlah);
    return {
      ...this.tampil(aktor, izin, { jumlah, laporan, nama }),
      baris: baris.map((b) => barisTampil(b, bulan, nama)),
    };
  }
  private async namaSatuan(jumlah: readonly JumlahIzinRow[]): Promise<NamaSatuan> {
    const kode = [...new Set(jumlah.map((j) => j.satuan))];
    return new Map(
      await Promise.all(
        kode.map(async (k): Promise<[string, string]> => [k, await this.referensi.namaDari('satuan', k)]),
      ),
    );
  }

  /** The same for whoever works on it without a session. */
  async untukBuku(id: bigint) {
    const izin = await this.repo.satu([{ jenis: 'semua' }], id);
    if (!izin) throw new TidakAda('realisasi.bukan_keputusan');
    return this.utuh(null, izin);
  }

  async lapor(aktor: Aktor, kunci: string, masuk: LaporanMasuk): Promise<void> {
    const id = await this.pintu.id(aktor, kunci);
    await this.pintu.tulisMilik(aktor, id, async (tx, p) => {
      if (!dalam('diberikan', p.kd_status)) throw new AturanDilanggar('realisasi.bukan_keputusan');
      await this.tulis(tx, p, aktor, masuk);
    });
  }
  /** All of them or none. */
  async laporSemua(
    id: bigint,
    oleh: Pelapor,
    laporan: readonly LaporanMasuk[],
    lanjut: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    await this.pintu.tulis(null, id, async (tx, p) => {
      for (const l of laporan) await this.tulis(tx, p, oleh, l);
      await lanjut(tx);
    });
  }
  private async tulis(
    tx: Tx,
    p: Pick<IzinRow, 'id' | 'tahun' | 'berlaku_mulai' | 'berlaku_sampai'>,
    oleh: Pelapor,
    masuk: LaporanMasuk,
  ): Promise<void> {
    const kini = this.kalender.kini();
    const bulan = tampilPeriode(masuk.periode);
    if (!masa(p, kini).some((m) => m.periode === masuk.periode))
      throw new AturanTeks(pesan('realisasi.belum_waktunya', { bulan }), [
        { langkah: 'realisasi', path: 'periode', message: pesan('realisasi.belum_waktunya', { bulan }) },
      ]);
    const milik = new Set((await this.repo.baris(p.id)).map((b) => String(b.id)));
    const salah = periksaLaporan(masuk.baris, milik);
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    const isi = isiLaporan(masuk.baris);
    const lama = await this.repo.terakhir(tx, p.id, awalBulan(masuk.periode));
    // The same report again.
    if (lama && JSON.stringify(lama.isi) === JSON.stringify(isi) && lama.versi >= masuk.versi) return;
    if ((lama?.versi ?? 0) !== masuk.versi)
      throw new Bentrok('realisasi.usang', { versi: lama?.versi ?? 0 }, { bulan, nama: lama?.nama ?? '-' });
    await this.repo.tulis(tx, p.id, {
      periode: awalBulan(masuk.periode),
      versi: masuk.versi + 1,
      isi,
      id_user: oleh.id_user,
      nama: oleh.nama,
      waktu: kini,
    });
  }

  private tampil(aktor: Aktor | null, p: IzinRow, { jumlah, laporan, nama }: Bahan) {
    const kini = this.kalender.kini();
    const lapor = new Map(
      laporan.flatMap((l) => (l.id_pengajuan === p.id ? [[periodeDari(l.periode), l] as const] : [])),
    );
    const hari = (d: Date | null): string | null => (d ? tanggalIso(d) : null);
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      no_keputusan: p.no_keputusan ?? '',
      jnsLayanan: layanan(p.kd_rekom as KdRekom).jnsLayanan,
      kd_komoditas: p.kd_komoditas,
      ur_komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? p.kd_komoditas,
      tahun: p.tahun,
      nama_perusahaan: p.nama_perusahaan,
      berlaku_mulai: hari(p.berlaku_mulai),
      berlaku_sampai: hari(p.berlaku_sampai),
      boleh_lapor: !!aktor && PERAN[aktor.peran].izin.includes('realisasi.lapor'),
      jumlah: jumlah
        .filter((j) => j.id_pengajuan === p.id)
        .map((j) => jumlahTampil(j.satuan, nama, teks(j.ditetapkan), teks(j.terealisasi))),
      bulan: masa(p, kini).map((m) => {
        const l = lapor.get(m.periode);
        return {
          ...m,
          keadaan: keadaanLapor(m, l?.pertama ?? null, kini),
          dilaporkan: l?.terakhir ?? null,
          oleh: l?.nama ?? null,
          versi: l?.versi ?? 0,
        };
      }),
    };
  }
}

const masa = (p: Pick<IzinRow, 'tahun' | 'berlaku_mulai' | 'berlaku_sampai'>, kini: Date) =>
  masaLapor(
    p.tahun,
    p.berlaku_mulai && tanggalIso(p.berlaku_mulai),
    p.berlaku_sampai && tanggalIso(p.berlaku_sampai),
    kini,
  );
const jumlahTampil = (satuan: string, nama: NamaSatuan, ditetapkan: string, terealisasi: string) => ({
  satuan,
  ur_satuan: nama.get(satuan) ?? satuan,
  ditetapkan,
  terealisasi,
  sisa: sisaIzin(ditetapkan, terealisasi),
});
function barisTampil(b: BarisIzinRow, semua: readonly BulanRealisasiRow[], nama: NamaSatuan) {
  const bulan = semua
    .filter((m) => m.id_baris === b.id)
    .map((m) => ({ periode: periodeDari(m.periode), jml: teks(m.jml), ref: m.ref }));
  return {
    ...{ id: String(b.id), seri: b.seri, uraian: b.uraian ?? '', hs: b.hs, bulan },
    ...jumlahTampil(b.satuan, nama, teks(b.ditetapkan), jumlahkan(bulan.map((m) => m.jml))),
  };
}
/** Faults of a report's rows, each at its place. */
function periksaLaporan(baris: LaporanMasuk['baris'], milik: ReadonlySet<string>): Masalah[] {
  const sudah = new Set<string>();
  return baris.flatMap((b, i): Masalah[] => {
    const di = (medan: string, message: string): Masalah[] => [
      { langkah: 'realisasi', path: `baris.${i}.${medan}`, message },
    ];
    if (!milik.has(b.id)) return di('id', pesan('realisasi.baris_asing'));
    if (sudah.has(b.id)) return di('id', pesan('realisasi.baris_ganda'));
    sudah.add(b.id);
    return desimalSah(b.jml) && !b.jml.startsWith('-') ? [] : di('jml', pesan('realisasi.jumlah'));
  });
}
/** In one order whoever sends it, without rows that had nothing. */
const isiLaporan = (baris: LaporanMasuk['baris']): IsiLaporan[] =>
  baris
    .map(({ id, jml, ref }) => ({ id, jml: rapikan(jml), ref: ref?.trim() || null }))
    .filter((b) => b.jml !== '0')
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));

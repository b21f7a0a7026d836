import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { Kerja } from '@sinas/formulir/simpan/gabung';
import type {
  AkhirBaris,
  BarisKirim,
  HasilBaris as Hasil,
  HasilSimpan,
  IsiBerkas,
  Kawat,
} from '@sinas/formulir/simpan/kawat';
import { GalatKawat } from '@sinas/formulir/simpan/kawat';
import { galatKawat, panggilKawat } from '../../../components/simpan/galat-kawat';
import { GalatApi } from '../../../lib/galat';
import type { BulanWire } from '../wire';
import { bedaKirim, dariWire, keWire, laporanKirim } from './baris-kawat';
import type { FaktaRencana, IsiRencana } from './koleksi';
import { isiBerkas, muatRencana, type BerkasRencana, type RencanaDatang } from './muat';
import type { PanggilanRencana } from './panggilan';

interface Usang {
  kd_status_pengajuan?: string;
  penyunting?: Penyunting[];
}
export interface BahanKawat {
  tahun: number;
  /** The autosaved part as the server has it. */
  dasar: () => Kerja;
  /** Fields of a kind, in the context of this plan. */
  kolom: (jenis: string) => readonly string[];
  /** The plan was determined: what became of its months is all that it takes. */
  lapor: () => boolean;
}

/** The calls of one plan, row by row, as the saving engine asks for them. */
export class KawatRencana implements Kawat<BerkasRencana> {
  /** Stored rows by kind and id: their parents, and the sources of their months. */
  private readonly ingat = new Map<string, FaktaRencana>();

  constructor(
    private readonly api: PanggilanRencana,
    private readonly bahan: BahanKawat,
    awal: RencanaDatang,
  ) {
    this.catat(awal);
  }
  private catat({ baris }: RencanaDatang): void {
    this.ingat.clear();
    for (const [jenis, rows] of Object.entries(baris)) for (const b of rows) this.ingat.set(`${jenis} ${b.id}`, b);
  }
  private simpanan(versi: number, ubah: Partial<Kerja> = {}): HasilSimpan<BerkasRencana> {
    return { versi, kerja: { ...this.bahan.dasar(), ...ubah, baris: {} }, berkas: {} };
  }

  muat(): Promise<IsiBerkas<BerkasRencana>> {
    return panggilKawat(async () => {
      const datang = await muatRencana(this.api);
      this.catat(datang);
      return isiBerkas(datang);
    });
  }

  simpan: Kawat<BerkasRencana>['simpan'] = (versi, { kepala, pernyataan, jawaban }) =>
    panggilKawat(async () => {
      const { versi: baru } = await this.api.simpan({
        versi,
        ...(kepala ? { kepala } : {}),
        ...(pernyataan === undefined ? {} : { pernyataan }),
        ...(jawaban ? { jawaban } : {}),
      });
      const dasar = this.bahan.dasar();
      return this.simpanan(baru, {
        kepala: { ...dasar.kepala, ...kepala },
        pernyataan: pernyataan ?? dasar.pernyataan,
        jawaban: { ...dasar.jawaban, ...Object.fromEntries((jawaban ?? []).map((j) => [j.id, j.jawaban])) },
      });
    });

  /** One row a call: a refusal stays with its row. */
  baris: Kawat<BerkasRencana>['baris'] = async ([b], kunci) => {
    if (!b) throw new Error('the engine sends at least one row');
    const hasil = (
      akhir: AkhirBaris,
      simpan: HasilSimpan<BerkasRencana> | null,
      penyunting: readonly Penyunting[] = [],
    ): Hasil<BerkasRencana> => ({ akhir: new Map([[b.kunci, akhir]]), simpan, penyunting });
    try {
      const { fakta, versi } = await this.tulis(b, kunci([b]));
      this.ingat.set(`${b.jenis} ${fakta.id}`, fakta);
      return hasil({ akhir: 'tersimpan', baris: fakta }, this.simpanan(versi));
    } catch (galat) {
      const akhir = akhirGalat(galat, b);
      if (!akhir) throw galatKawat(galat);
      return hasil(akhir, null, dataUsang(galat).penyunting);
    }
  };

  private async tulis(b: BarisKirim, kunci: string): Promise<{ fakta: FaktaRencana; versi: number }> {
    const { tahun } = this.bahan;
    const isi = b.isi as IsiRencana;
    const lama = b.id === null ? undefined : this.ingat.get(`${b.jenis} ${b.id}`);
    const asal = lama?.wire.realisasi ?? [];
    const kolom = this.bahan.kolom(b.jenis);
    const penuh = keWire(isi, kolom, asal, tahun);
    const idInduk = b.induk && 'id' in b.induk ? b.induk.id : null;
    const kini = lama ? bedaKirim(penuh, keWire(lama as IsiRencana, kolom, asal, tahun)) : penuh;
    const jawab =
      b.id === null || b.versi === null
        ? await this.api.tambah(b.jenis, penuh, idInduk, kunci)
        : await this.api.ubah(b.jenis, b.id, {
            versi: b.versi,
            ...(this.bahan.lapor() ? { realisasi: laporanKirim(isi, asal, tahun) } : kini),
          });
    const realisasi = penuh.realisasi.map((m): BulanWire => ({ ref: null, ...m }));
    const kosong = { uraian: null, jml_rekomendasi: null, jml_keputusan: null, jml_produk_keputusan: null };
    const fakta: FaktaRencana = {
      ...isi,
      ...{ id: jawab.id, versi: jawab.versi_baris, no_seri: lama?.no_seri ?? b.no_seri, id_induk: idInduk },
      wire: { ...(lama?.wire ?? kosong), realisasi },
    };
    return { fakta, versi: jawab.versi };
  }

  /** One row after another; those that somebody else has taken away meanwhile are no fault. */
  hapus: Kawat<BerkasRencana>['hapus'] = (jenis, semua) =>
    panggilKawat(async () => {
      let versi: number | null = null;
      for (const id of semua) {
        try {
          versi = (await this.api.hapus(jenis, id, this.ingat.get(`${jenis} ${id}`)?.id_induk ?? null)).versi;
        } catch (galat) {
          if (!(galat instanceof GalatApi && galat.status === 404)) throw galat;
        }
        this.ingat.delete(`${jenis} ${id}`);
      }
      if (versi === null) throw new GalatKawat('hilang', { pesan: null });
      return this.simpanan(versi);
    });

  barisKini: Kawat<BerkasRencana>['barisKini'] = (jenis, id) =>
    panggilKawat(async () => {
      const ada = (await this.api.isi()).get(jenis)?.find((b) => b.id === id);
      if (!ada) return null;
      const fakta = dariWire(ada, this.bahan.tahun);
      this.ingat.set(`${jenis} ${id}`, fakta);
      return fakta;
    });
}

const dataUsang = (galat: unknown): Usang => (galat instanceof GalatApi && galat.data ? galat.data : {});

/** What a failed call says of the row that it was about; null where the reason lies elsewhere. */
function akhirGalat(galat: unknown, b: BarisKirim): AkhirBaris | null {
  if (!(galat instanceof GalatApi) || galat.token) return null;
  const { status, pesanServer } = galat;
  if (status === 422 || status === 400) return { akhir: 'ditolak', masalah: masalahDari(galat, b.jenis) };
  if (status === 404 && b.id === null && b.induk !== null) return { akhir: 'yatim' };
  if (b.id === null || (status !== 409 && status !== 404)) return null;
  const kd = dataUsang(galat).kd_status_pengajuan;
  if (status === 409 && kd !== undefined && !dalam('dapatUbah', kd) && !dalam('berlaku', kd)) return null;
  return { akhir: 'usang', pesan: pesanServer ?? null };
}
function masalahDari(galat: GalatApi, jenis: string): Masalah[] {
  const langkah = JENIS_RKT.get(jenis)?.langkah ?? 'barang';
  const errors = galat.errors.map((e): Masalah => ({
    langkah,
    path: (e.path ?? '').replace(/^data\./, ''),
    message: e.message,
  }));
  return errors.length ? errors : [{ langkah, path: 'baris', message: galat.pesanServer ?? 'Baris ditolak' }];
}

import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import type {
  AkhirBaris,
  BarisKirim,
  HasilBaris as Hasil,
  HasilSimpan as Tersimpan,
  Kawat,
} from '@sinas/formulir/simpan/kawat';
import { galatKawat, panggilKawat as panggil } from '../../../../components/simpan/galat-kawat';
import { GalatApi } from '../../../../lib/galat';
import type { BarisServer, DataUsang, HasilSimpan, Rekaman } from '../../wire';
import type { PanggilanApi } from './kawat';
import { gandaDari, isiBerkas, kerjaDari, type Berkas } from './kerja';

const dataUsang = (galat: unknown): DataUsang => (galat instanceof GalatApi && galat.data ? galat.data : {});

const tersimpan = ({ versi, json_simpan, kelengkapan }: HasilSimpan): Tersimpan<Berkas> => ({
  versi,
  kerja: kerjaDari(json_simpan),
  berkas: kelengkapan ? { ganda: gandaDari(kelengkapan) } : {},
});
/** The number a person sees beside a row is the number it keeps when it is stored. */
const rekaman = ({ isi, no_seri }: BarisKirim): Rekaman => ({ ...isi, no_seri });

/** The calls of one application. `rekam`: the form that its commodity record has. */
export function kawatFormulir(api: PanggilanApi, idNk: string, rekam: () => JenisRekaman): Kawat<Berkas> {
  const satu = async (b: BarisKirim, kunci: string): Promise<Hasil<Berkas>> => {
    const hasil = (akhir: AkhirBaris, simpan: HasilSimpan | null, penyunting: readonly Penyunting[] = []) => ({
      akhir: new Map([[b.kunci, akhir]]),
      simpan: simpan && tersimpan(simpan),
      penyunting,
    });
    try {
      const jadi =
        b.id !== null && b.versi !== null
          ? await api.ubahBaris(idNk, rekam(), b.id, b.versi, rekaman(b))
          : await api.tambahBaris(idNk, rekam(), rekaman(b), kunci);
      return hasil({ akhir: 'tersimpan', baris: jadi.baris }, jadi);
    } catch (galat) {
      const akhir = akhirGalat(galat, b);
      if (!akhir) throw galatKawat(galat);
      return hasil(akhir, null, dataUsang(galat).penyunting);
    }
  };
  const banyak = async (baru: readonly BarisKirim[], kunci: string): Promise<Hasil<Berkas>> => {
    const hasil = await panggil(() => api.tambahBanyak(idNk, rekam(), baru.map(rekaman), kunci));
    const tolak = new Map(hasil.ditolak.map((d) => [d.indeks, d.errors]));
    const diterima = [...hasil.diterima];
    const akhir = new Map<string, AkhirBaris>();
    baru.forEach((b, i) => {
      const masalah = tolak.get(i);
      const baris = masalah ? undefined : diterima.shift();
      if (masalah) akhir.set(b.kunci, { akhir: 'ditolak', masalah });
      else if (baris) akhir.set(b.kunci, { akhir: 'tersimpan', baris });
    });
    return { akhir, simpan: tersimpan(hasil), penyunting: [] };
  };
  return {
    muat: () => panggil(async () => isiBerkas(await api.detail(idNk))),
    simpan: (versi, { kepala, pernyataan, jawaban, baris }) =>
      panggil(async () =>
        tersimpan(
          await api.simpan({
            idNk,
            versi,
            ...(kepala ? { kepala } : {}),
            ...(pernyataan === undefined ? {} : { pernyataan }),
            ...(baris ? { baris_belum: Object.values(baris).flatMap((b) => Object.values(b)) } : {}),
            ...(jawaban ? { jawaban } : {}),
          }),
        ),
      ),
    /** New rows together, else one: a refusal of one row stays with it. */
    baris: (rows, kunci) => {
      const baru = rows.filter((b) => b.id === null);
      if (baru.length > 1) return banyak(baru, kunci(baru));
      const b = baru[0] ?? rows[0];
      if (!b) throw new Error('the engine sends at least one row');
      return satu(b, kunci([b]));
    },
    hapus: (_jenis, id) => panggil(async () => tersimpan(await api.hapusBaris(idNk, id))),
    barisKini: (_jenis, id) =>
      panggil(async () => (await api.detail(idNk)).baris.find((b: BarisServer) => b.id === id) ?? null),
  };
}

/** What a failed call says of the row that it was about; null where the reason lies elsewhere. */
function akhirGalat(galat: unknown, b: BarisKirim): AkhirBaris | null {
  if (!(galat instanceof GalatApi)) return null;
  const { status, pesanServer } = galat;
  if ((status === 422 || status === 400) && !galat.token) return { akhir: 'ditolak', masalah: masalahDari(galat) };
  if (b.id === null || (status !== 409 && status !== 404)) return null;
  const kini = dataUsang(galat).baris;
  return { akhir: 'usang', pesan: pesanServer ?? null, ...(kini?.no_seri ? { kini } : {}) };
}
function masalahDari(galat: GalatApi): Masalah[] {
  const errors = galat.errors.map((e): Masalah => ({
    langkah: 'barang',
    path: (e.path ?? '').replace(/^data\./, ''),
    message: e.message,
  }));
  return errors.length
    ? errors
    : [{ langkah: 'barang', path: 'uraian_barang', message: galat.pesanServer ?? 'Baris ditolak' }];
}

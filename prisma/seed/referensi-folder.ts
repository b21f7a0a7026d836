import { bacaCsv } from './csv';
import type { Entri } from './referensi';

type Baris = Record<string, string>;
type Isi = Omit<Entri, 'jenis' | 'sumber'>;

/** Tariff lines with the texts of the lines above them. `takik` is the depth; leading dashes were counted into it. */
function pembacaHs(): (b: Baris) => Isi {
  const atas: ({ kode: string; uraian: string } | undefined)[] = [];
  return (b) => {
    const takik = Number(b.takik ?? 0);
    atas.length = takik;
    const jalur = atas.filter((a) => a !== undefined);
    atas[takik] = { kode: b.kode ?? '', uraian: b.uraian_id ?? '' };
    const bermakna = jalur.filter((a) => !/^Lain-lain/i.test(a.uraian)).at(-1);
    return {
      kode: b.kode ?? '',
      uraian: b.uraian_id ?? '',
      induk: jalur.at(-1)?.kode ?? null,
      data: {
        induk_uraian: bermakna?.uraian.slice(0, 200) ?? '',
        jalur: jalur.map((a) => a.uraian),
        alias: b.uraian_en ?? '',
      },
    };
  };
}

const kodeDan =
  (kode: string, uraian: string) =>
  (b: Baris): Isi => ({ kode: b[kode] ?? '', uraian: b[uraian] ?? '' });

const DAFTAR: readonly { jenis: string; file: string; ubah: () => (b: Baris, urut: number) => Isi }[] = [
  { jenis: 'hs', file: 'btki2022.csv', ubah: pembacaHs },
  { jenis: 'kbli', file: 'kbli2020.csv', ubah: () => kodeDan('kode', 'judul') },
  {
    jenis: 'kpbc',
    file: 'kpbc.csv',
    ubah: () => (b) => ({ ...kodeDan('kode_kpbc', 'ur_kpbc')(b), induk: b.id_referensi_kpbc || null }),
  },
  {
    jenis: 'kpp',
    file: 'kpp.csv',
    ubah: () => (b) => ({
      ...kodeDan('kode_kpp', 'nama')(b),
      induk: b.kode_kanwil || null,
      data: { kanwil: b.kanwil ?? '' },
    }),
  },
  {
    jenis: 'pelabuhan',
    file: 'pelabuhan_id.csv',
    ubah: () => (b) => ({
      ...kodeDan('kode_pelabuhan', 'pelabuhan')(b),
      induk: 'ID',
      data: { kode_kantor: b.kode_kantor || null },
    }),
  },
  {
    jenis: 'pelabuhan',
    file: 'pelabuhan_dunia.csv',
    ubah: () => (b) => ({ ...kodeDan('kode_pelabuhan', 'pelabuhan')(b), induk: b.kode_negara || null, urut: 1 }),
  },
  {
    jenis: 'ikan',
    file: 'ikan.csv',
    ubah: () => (b) => ({
      ...kodeDan('nama_latin', 'nama_latin')(b),
      induk: '013',
      data: { alias: b.nama_umum ?? '', asal: b.sumber ?? '' },
    }),
  },
  {
    jenis: 'valuta',
    file: 'kurs_contoh.csv',
    ubah: () => kodeDan('kode_valuta', 'nama'),
  },
  {
    jenis: 'kurs',
    file: 'kurs_contoh.csv',
    ubah: () => (b) => ({
      kode: `${b.kode_valuta}-${b.tanggal}`,
      uraian: b.nama ?? '',
      induk: b.kode_valuta || null,
      berlaku_mulai: b.tanggal,
      data: { per_satuan: b.per_satuan ?? '1', nilai: b.nilai_idr ?? '', asal: b.sumber ?? '' },
    }),
  },
  { jenis: 'satuan', file: 'satuan_id.csv', ubah: () => kodeDan('kode_satuan', 'ur_satuan_id') },
  {
    jenis: 'incoterm',
    file: 'incoterm2020.csv',
    ubah: () => (b, urut) => ({ ...kodeDan('incoterm', 'ur_incoterm')(b), urut }),
  },
  {
    jenis: 'badan_usaha',
    file: 'jenis_badan_usaha.csv',
    ubah: () => (b) => ({ ...kodeDan('id', 'uraian')(b), data: { keterangan: b.keterangan ?? '' } }),
  },
];

/** The official lists of a folder that the operator names, one batch per list; files that are not there are passed over. */
export function* entriDariFolder(folder: string): Generator<Entri[]> {
  for (const { jenis, file, ubah } of DAFTAR) {
    const isi = ubah();
    const rows = bacaCsv(folder, file).map((b, urut) => ({ ...isi(b, urut), jenis, sumber: file }));
    if (rows.length > 0) yield rows;
  }
}

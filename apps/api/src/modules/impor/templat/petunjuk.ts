import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { DaftarPilihan } from '../nilai/daftar-pilihan';
import type { BentukLembar } from './bentuk-lembar';
import { caraMengisi, caraMenomori, KOLOM_KETERANGAN, KOLOM_STATUS, labelKolom, type InfoTemplat } from './templat';

/** Names that the guide sheet shows for the file. */
export interface UraianBerkas {
  layanan: string;
  komoditas: string;
  perusahaan: string;
  /** What becomes of an upload; absent: that of permits. */
  unggah?: string;
}
type Kalimat = [nomor: string, judul: string, teks: string];

/** The guide sheet: number, heading, sentence. */
export function kalimatPetunjuk(
  uraian: UraianBerkas,
  lembar: readonly (BentukLembar & { daftar: ReadonlyMap<string, DaftarPilihan> })[],
  info: InfoTemplat,
): Kalimat[] {
  const bersarang = lembar.filter((l) => l.jenis.induk !== null);
  return [
    ['', 'Petunjuk pengisian data barang', ''],
    ['', 'Nomor pengajuan', tampilNoAju(info.noAju)],
    ['', 'Perusahaan', uraian.perusahaan],
    ['', 'Layanan', uraian.layanan],
    ['', 'Komoditas', `${uraian.komoditas}, tahun ${info.tahun}`],
    ['', 'Versi templat', String(info.versi)],
    ['', '', ' '],
    [
      '1',
      'Isi',
      `Isi lembar "${lembar[0]?.jenis.lembar ?? ''}" mulai baris 3, satu baris untuk satu ${lembar[0]?.jenis.nama.toLowerCase() ?? 'barang'}. Kolom bertanda * wajib diisi.`,
    ],
    ...bersarang.map(({ jenis, nomor }): Kalimat => {
      const induk = nomor.filter((n) => !n.sendiri).map((n) => `"${n.label}"`);
      return [
        '',
        jenis.lembar,
        `Lembar "${jenis.lembar}" boleh kosong. Setiap barisnya menyebut induknya pada kolom ${induk.join(' dan ')}. Bila induknya ditolak, baris ini ikut ditolak.`,
      ];
    }),
    [
      '2',
      'Daftar pilihan',
      'Kolom yang mempunyai daftar diisi dengan memilih. Nama boleh diketik, huruf besar dan kecil tidak dibedakan.',
    ],
    [
      '3',
      'Nilai, bukan rumus',
      'Sel yang berisi rumus ditolak. Bila menyalin dari buku lain, tempel sebagai nilai. Jangan menggabungkan sel.',
    ],
    [
      '4',
      'Baris yang sudah ada',
      'Baris yang sudah tersimpan di portal ikut tertulis. Ubah isinya untuk memperbarui baris itu. Jangan mengubah kolom A.',
    ],
    ['5', 'Menghapus baris', 'Baris yang dihapus dari buku kerja tetap ada di portal. Hapus baris melalui portal.'],
    [
      '6',
      'Unggah',
      uraian.unggah ??
        `Baris yang benar langsung disimpan. Baris yang salah tidak disimpan; unduh berkas hasil, baca kolom ${KOLOM_STATUS} dan ${KOLOM_KETERANGAN}, perbaiki sel merah, lalu unggah berkas hasil itu.`,
    ],
    ['7', 'Satu pengajuan', 'Buku kerja ini hanya berlaku untuk nomor pengajuan di atas.'],
    ['', '', ' '],
    ...lembar.flatMap(({ jenis, nomor, kolom, daftar }): Kalimat[] => [
      ['', lembar.length > 1 ? `Kolom lembar ${jenis.lembar}` : 'Kolom', ''],
      ...nomor.map((k): Kalimat => ['', labelKolom(k), caraMenomori(k)]),
      ...kolom.map((k): Kalimat => ['', labelKolom(k), caraMengisi(k, daftar.has(k.kd_field), info.tahun)]),
    ]),
  ];
}

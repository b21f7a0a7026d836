import { expect, type Browser, type Page } from '@playwright/test';
import { masuk, SANDI } from './dukungan';
import { FRASA, lewat, TAHUN } from './rapat';

const RAKOR = '/nk/v2/rakor';
interface Rinci {
  id_rakor: string;
  versi: number;
  versi_ba: number;
  kd_status: string;
}
interface Baris {
  id_baris: string;
  noAju: string;
  uraian: string;
  versi: number;
  usulan: string;
}
interface GarisPapan {
  satuan: string;
  elemen: Record<string, string>;
  isi: { versi: number } | null;
}
export interface Penetapan {
  /** Of the goods, as the row calls them, with the number of its file where several have them. */
  uraian: string;
  minta: string;
  penetapan: string;
}

/**
 * A meeting of ministers of this year that has ended: called, rows determined, final, signed by both, pushed to every file; with
 * the calls that their pages make.
 */
export async function rapatTuntas(
  browser: Browser,
  kd_komoditas: string,
  plafon: string,
  penetapan: readonly Penetapan[],
): Promise<void> {
  const orang = ['sekretariat.ekon', 'koordinator.ekon', 'hari'];
  const halaman: Page[] = [];
  for (const o of orang) halaman.push(await masuk(browser, o, '/konsol/'));
  const [sekre, ketua, hari] = (await Promise.all(halaman.map(lewat))) as [Panggil, Panggil, Panggil];
  const jalurPapan = `/nk/v2/neraca/papan/${kd_komoditas}?tahun=${TAHUN}`;
  for (const { satuan, elemen, isi } of (await sekre.ambil<{ garis: GarisPapan[] }>(jalurPapan)).garis)
    await sekre.ganti('/nk/v2/neraca/garis', {
      ...{ tahun: Number(TAHUN), arah: 'impor', kd_komoditas, satuan, elemen, versi: isi?.versi ?? 0 },
      ...{ plafon, plafon_sumber: 'Selisih kebutuhan dan pasokan', angka: ANGKA },
    });
  const { id_rakor: id } = await sekre.kirim<Rinci>(RAKOR, {
    ...{ jenis: 2, tahun: Number(TAHUN), judul: `Rakor Menteri awal ${kd_komoditas}`, tanggal: `${TAHUN}-01-08` },
    ...{ jam_mulai: '09:00', tempat: 'Ruang rapat utama' },
  });
  const butir = (isi: object) => sekre.kirim(`${RAKOR}/modal`, { id_rakor: id, ...isi });
  const calon = await sekre.ambil<{ id_user: string; nama: string }[]>(`${RAKOR}/penanda-tangan?id_rakor=${id}`);
  const penanda = (nama: string) => calon.find((c) => c.nama.startsWith(nama))?.id_user;
  await butir({ jenis: 'komoditas', kd_komoditas });
  await butir({ jenis: 'peserta', kd_ga: '019', nama: 'Dirjen Industri Kimia', jabatan: 'Direktur Jenderal' });
  await butir({ jenis: 'penanda_tangan', id_user: penanda('Hari ') });
  await butir({ jenis: 'penanda_tangan', id_user: penanda('Satria Wibowo'), pimpinan: true });
  const rinci = () => sekre.ambil<Rinci>(`${RAKOR}/rinci/${id}`);
  const langkah = async (aksi: string) => sekre.kirim(`${RAKOR}/langkah/${id}`, { aksi, versi: (await rinci()).versi });
  const baris = () => sekre.ambil<Baris[]>(`${RAKOR}/rk?id_rakor=${id}`);
  await langkah('jadwalkan');
  await expect(async () => expect(await baris()).toHaveLength(penetapan.length)).toPass({ timeout: 60_000 });
  // The rows are there before the round that took them in says that it is done.
  await expect(() => langkah('mulai')).toPass({ timeout: 60_000 });
  for (const b of await baris()) {
    const p = penetapan.find((x) => x.uraian === b.uraian && x.minta === b.usulan);
    if (!p) throw new Error(`no determination of ${b.uraian}, ${b.usulan}`);
    const alasan = p.penetapan === b.usulan ? {} : { kd_alasan: 'A04' };
    const isi = { id_rakor: id, jenis: 'baris', id_baris: b.id_baris, versi: b.versi, penetapan: p.penetapan };
    await sekre.ganti(`${RAKOR}/modal`, { ...isi, ...alasan });
  }
  await langkah('selesai');
  const { versi } = await rinci();
  await ketua.kirim(`${RAKOR}/final/disclaimer`, { id_rakor: id, versi, setuju: true, sandi: SANDI });
  for (const c of [hari, ketua])
    await c.kirim(`${RAKOR}/sign-doc/${id}`, { versi_ba: (await rinci()).versi_ba, frasa: FRASA, sandi: SANDI });
  await expect(async () => expect((await rinci()).kd_status).toBe('70')).toPass({ timeout: 90_000 });
  for (const h of halaman) await h.context().close();
}

type Panggil = Awaited<ReturnType<typeof lewat>>;
const ANGKA = (
  [
    ['produksi_dn', '500', 'Kementerian Perindustrian'],
    ['industri', '200500', 'Kementerian Perindustrian'],
  ] as const
).map(([kode, jml, sumber]) => ({ kode, jml, sumber, tanggal: `${TAHUN}-01-05`, dipilih: true, alasan: '' }));

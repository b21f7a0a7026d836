import type { World } from './world';
import type { Client } from './client';
import type { Draf } from './berkas';
import { AturanDilanggar } from '../../src/platform/errors';
import { PenandaTangan } from '../../src/platform/tte/penanda-tangan';
import { Storage } from '../../src/platform/storage/storage';
import { TerapService } from '../../src/modules/rakor/terap/terap.service';
import { TAHUN } from './berkas';
import { berkasSampai, penuh, pertimbangkan } from './keadaan';
import { siapkanGaris } from './neraca';
import { kerjakan } from './kerjakan';
import { SANDI } from './world';

export const RAKOR = '/nk/v2/rakor';
export const FRASA = 'frasa-uji-tanda-tangan';
export interface Rinci {
  id_rakor: string;
  versi: number;
  versi_ba: number;
  kd_status: string;
  no_ba: string | null;
  terap: { menunggu: number; selesai: number; gugur: number };
  tombol: { aksi: string; boleh: boolean; sebab: string | null }[];
  penanda_tangan: { id_user: string; status: string; pimpinan: boolean; giliran_anda: boolean }[];
  agenda: { kd_komoditas: string }[];
}
export interface Garis {
  id_garis: string;
  versi: number;
  plafon: string | null;
  ditetapkan_lain: string;
  lewat_plafon: boolean;
  jumlah: { usulan: string; penetapan: string; belum: number; sisa_plafon: string | null };
}
export interface Baris {
  id_baris: string;
  id_garis: string;
  noAju: string;
  versi: number;
  usulan: string;
  rekomendasi: string;
  lantai: string;
  penetapan: string | null;
}
/** The secretariat, the chair, an official who signs, and the company. */
export interface Orang {
  sekre: Client;
  ketua: Client;
  hari: Client;
  ratna: Client;
}
/** A signing service that signs for whoever knows the passphrase: something more at the end of the file. */
export function penandaUji(dunia: World): void {
  let n = 0;
  jest
    .spyOn(dunia.app.get(PenandaTangan, { strict: false }), 'tandaTangani')
    .mockImplementation((pdf, oleh) =>
      oleh.frasa === FRASA
        ? Promise.resolve(Buffer.concat([pdf, Buffer.from(`%${(n += 1)} ${oleh.nama}\n`)]))
        : Promise.reject(new AturanDilanggar('tte.frasa_salah')),
    );
}
export async function orangRapat(dunia: World): Promise<Orang> {
  penandaUji(dunia);
  const [sekre, ketua, hari, ratna] = (await Promise.all(
    ['maya', 'rekso', 'hari', 'ratna'].map((n) => dunia.sebagai(n)),
  )) as [Client, Client, Client, Client];
  return { sekre, ketua, hari, ratna };
}
export async function pasti<T>(
  jawaban: Promise<{ http: number; message?: string; errors?: unknown; data: T }>,
): Promise<T> {
  const r = await jawaban;
  if (r.http >= 300) throw new Error(`${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return r.data;
}
export const kerja = (dunia: World): Promise<void> => kerjakan(dunia, 'rapat', TerapService);
/** All that its jobs leave for others, too. */
export async function kerjaHabis(dunia: World): Promise<void> {
  for (let i = 0; i < 5; i += 1) await kerja(dunia);
}

/** An RKI of sugar that waits for a meeting. */
export async function rkiMenunggu(dunia: World, jumlah: string[], rekomendasi?: string[]): Promise<Draf> {
  const d = await berkasSampai(dunia, 'rki', undefined, jumlah);
  const rows = await penuh(await dunia.sebagai('hari'), d);
  return pertimbangkan(
    dunia,
    d,
    rekomendasi?.map((jml_keputusan, i) => ({
      ...rows[i],
      jml_keputusan,
      ...(jml_keputusan === rows[i]?.jml_keputusan ? {} : { kd_alasan: 'A04', alasan: 'Pasokan cukup' }),
    })),
  );
}

export const RAPAT = {
  tahun: TAHUN,
  judul: 'Rapat gula',
  tanggal: '2026-12-09',
  jam_mulai: '09:00',
  jam_selesai: '12:00',
  tempat: 'Ruang rapat utama',
};
/** A meeting with sugar on its agenda, an official and the chair to sign, not called yet. */
export async function buatRapat(dunia: World, o: Orang, jenis: 1 | 2 | 3 | 4): Promise<Rinci> {
  const r = await pasti<Rinci>(
    jenis === 1 ? o.sekre.post('/nk/v2/rakornis', RAPAT) : o.sekre.post(RAKOR, { ...RAPAT, jenis }),
  );
  const butir = (isi: object) => pasti(o.sekre.post(`${RAKOR}/modal`, { id_rakor: r.id_rakor, ...isi }));
  await butir({ jenis: 'komoditas', kd_komoditas: '015' });
  await butir({ jenis: 'peserta', kd_ga: '019', nama: 'Dirjen Agro', jabatan: 'Direktur Jenderal' });
  await butir({ jenis: 'penanda_tangan', id_user: dunia.pengguna('hari').id });
  await butir({ jenis: 'penanda_tangan', id_user: dunia.pengguna('rekso').id, pimpinan: true });
  return rinci(o.sekre, r.id_rakor);
}
export const rinci = (c: Client, id: string): Promise<Rinci> => pasti<Rinci>(c.get(`${RAKOR}/rinci/${id}`));
export async function langkah(c: Client, id: string, aksi: string, alasan?: string): Promise<Rinci> {
  const { versi } = await rinci(c, id);
  return pasti<Rinci>(c.post(`${RAKOR}/langkah/${id}`, { aksi, versi, ...(alasan === undefined ? {} : { alasan }) }));
}
export const garis = (c: Client, id: string): Promise<Garis[]> => pasti<Garis[]>(c.get(`${RAKOR}/sum?id_rakor=${id}`));
export const baris = (c: Client, id: string): Promise<Baris[]> => pasti<Baris[]>(c.get(`${RAKOR}/rk?id_rakor=${id}`));
export async function isiBaris(c: Client, id: string, id_baris: string, isi: object) {
  const b = (await baris(c, id)).find((x) => x.id_baris === id_baris);
  return c.put(`${RAKOR}/modal`, { id_rakor: id, jenis: 'baris', id_baris, versi: b?.versi, ...isi });
}
/** All lines as recommended. */
export async function setujuSemua(c: Client, id: string): Promise<void> {
  for (const g of await garis(c, id))
    await pasti(
      c.post(`${RAKOR}/postBulk`, {
        id_rakor: id,
        id_garis: g.id_garis,
        cara: 'SETUJU_REKOMENDASI',
        pratinjau: false,
        versi: g.versi,
      }),
    );
}
/** Called, begun; what waits has come onto the agenda. */
export async function mulaiRapat(dunia: World, o: Orang, jenis: 1 | 2 | 3 | 4, plafon = '1000000'): Promise<Rinci> {
  const r = await buatRapat(dunia, o, jenis);
  await siapkanGaris(o.ketua, plafon);
  await langkah(o.sekre, r.id_rakor, 'jadwalkan');
  await kerjaHabis(dunia);
  return langkah(o.sekre, r.id_rakor, 'mulai');
}
export async function finalkan(o: Orang, id: string): Promise<Rinci> {
  const { versi } = await rinci(o.sekre, id);
  return pasti<Rinci>(o.ketua.post(`${RAKOR}/final/disclaimer`, { id_rakor: id, versi, setuju: true, sandi: SANDI }));
}
export async function tandaTangani(c: Client, id: string) {
  const { versi_ba } = await rinci(c, id);
  return c.post(`${RAKOR}/sign-doc/${id}`, { versi_ba, frasa: FRASA, sandi: SANDI });
}

/** How far a meeting has come: with a file on its agenda from the second on. */
export const URUT_RAPAT = [
  'rapatMenteri',
  'rapatDraf',
  'rapatJadwal',
  'rapatBahas',
  'rapatTutup',
  'rapatFinal',
] as const;
export type KeadaanRapat = (typeof URUT_RAPAT)[number];
/** The last meeting that a test has brought somewhere, with one thing of every kind that hangs on it. */
export interface MilikRapat {
  id: string;
  versi: number;
  versi_ba: number;
  garis: string;
  versi_garis: number;
  baris: string;
  versi_baris: number;
  peserta: string;
  penanda: string;
  dokumen: string;
  /** By which its minutes are checked. */
  kode: string;
  /** Its board as a workbook, while it discusses. */
  buku: Buffer;
}
export const TANPA_RAPAT: MilikRapat = {
  ...{ id: '0', versi: 1, versi_ba: 1, garis: '0', versi_garis: 1, baris: '0', versi_baris: 1 },
  ...{ peserta: '0', penanda: '0190a0a0-0000-7000-8000-000000000009', dokumen: '0' },
  ...{ kode: '-', buku: Buffer.alloc(0) },
};

export async function rapatSampai(dunia: World, tujuan: KeadaanRapat): Promise<Draf> {
  const o = await orangRapat(dunia);
  const d = await rkiMenunggu(dunia, ['100']);
  const ke = URUT_RAPAT.indexOf(tujuan);
  if (ke <= 1) {
    await buatRapat(dunia, o, ke === 0 ? 2 : 1);
    return d;
  }
  await siapkanGaris(o.ketua);
  const { id_rakor } = await buatRapat(dunia, o, 1);
  await langkah(o.sekre, id_rakor, 'jadwalkan');
  await kerjaHabis(dunia);
  if (ke >= 3) await langkah(o.sekre, id_rakor, 'mulai');
  if (ke >= 4) {
    await setujuSemua(o.sekre, id_rakor);
    await langkah(o.sekre, id_rakor, 'selesai');
  }
  if (ke >= 5) await finalkan(o, id_rakor);
  return d;
}
export async function milikRapat(dunia: World, keadaan: string): Promise<MilikRapat> {
  if (!(URUT_RAPAT as readonly string[]).includes(keadaan)) return TANPA_RAPAT;
  const r = await dunia.db.rakor.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const [b, p] = [
    await dunia.db.rakorBaris.findFirst({ where: { id_rakor: r.id } }),
    await dunia.db.rakorPeserta.findFirstOrThrow({ where: { id_rakor: r.id } }),
  ];
  const g = await dunia.db.rakorGaris.findFirst({ where: { id_rakor: r.id } });
  const kunci = `rakor/${r.id}/uji.pdf`;
  await dunia.app
    .get(Storage, { strict: false })
    .put(kunci, Buffer.from('%PDF-'), { size: 5, contentType: 'application/pdf' });
  const d = await dunia.db.rakorDokumen.create({
    data: {
      ...{
        id_rakor: r.id,
        jenis: 'lampiran',
        judul: 'Bahan',
        nama_file: 'bahan.pdf',
        mime: 'application/pdf',
        ukuran: 5,
      },
      ...{ sha256: '0'.repeat(64), kunci, oleh: 'maya', dibuat: new Date() },
    },
  });
  return {
    ...{
      id: String(r.id),
      versi: r.versi,
      versi_ba: r.versi_ba,
      garis: String(g?.id ?? 0),
      versi_garis: g?.versi ?? 1,
    },
    ...{ baris: String(b?.id_baris ?? 0), versi_baris: b?.versi ?? 1, peserta: String(p.id) },
    ...{ penanda: dunia.pengguna('hari').id, dokumen: String(d.id) },
    kode: (await dunia.db.rakorVersi.findFirst({ where: { id_rakor: r.id } }))?.kode_periksa ?? '-',
    buku:
      keadaan === 'rapatBahas'
        ? (await (await dunia.sebagai('maya')).get(`${RAKOR}/buku-kerja/${r.id}`)).raw
        : Buffer.alloc(0),
  };
}

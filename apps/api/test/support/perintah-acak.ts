import { bayarTagihan, tetapkan } from './perjalanan';
import type { Draf } from './berkas';
import type { Answer, Client } from './client';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { antar, LEMBAR, penuh, PERIKSA, PERTIMBANGAN } from './keadaan';
import { layanan } from './kerjakan';
import { KEPUTUSAN_PK, KIRIM_PK, PK } from './pk';
import { SANDI, type World } from './world';

const NK = '/nk/v2/data-nk';

/** Who may try: people of the owner, of others, of the ministry that handles the file, of another one, and of neither. */
export const ORANG = [
  ...(['pemilik', 'rekan', 'cabang', 'firmaLain', 'tamu'] as const),
  ...(['verif', 'verif2', 'koord', 'putus', 'putus2', 'admin', 'verifLain', 'koordLain', 'putusLain'] as const),
  ...(['menko', 'menkoLain', 'sekre', 'pantau', 'operator', 'super'] as const),
];
export type Orang = (typeof ORANG)[number];
/** A file and all who try their hand at it, each with a session of his own. */
export interface Kasus {
  kd: string;
  d: Draf;
  kd_komoditas: string;
  siapa: Map<Orang, { c: Client; id: string | null }>;
}
/** Filed by a ministry. */
export const pk = (k: Kasus): boolean => k.kd === '08';
/** The rows as the desk would grant them; nobody's business who may not see them. */
const rincian = async (k: Kasus, c: Client) => penuh(c, k.d).catch(() => []);
const TOLAK = { kd_alasan: 'A04', alasan: 'Pasokan mencukupi', dasar_hukum: 'Contoh', saran: 'Tahun depan' };

/** What people may try, by name; all of it is sent as it stands, refused or not. */
export function perintahAcak(dunia: World) {
  const versiKini = async (k: Kasus): Promise<number> =>
    (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(k.d.idNk) } })).versi;
  async function lembar(k: Kasus, c: Client, isi: object): Promise<Answer> {
    return c.post(LEMBAR, { idNk: k.d.idNk, versi: await versiKini(k), ...isi });
  }
  /** The last one to the file; 0 is nobody's. */
  const keberatanAkhir = async (k: Kasus): Promise<string> => {
    const akhir = await dunia.db.keberatan.findFirst({
      where: { id_pengajuan: BigInt(k.d.idNk) },
      orderBy: { id: 'desc' },
    });
    return String(akhir?.id ?? 0);
  };

  /** The last question of the ministry; 0 is nobody's. */
  const informasiAkhir = async (k: Kasus): Promise<string> => {
    const akhir = await dunia.db.permintaanInformasi.findFirst({
      where: { id_pengajuan: BigInt(k.d.idNk) },
      orderBy: { seri: 'desc' },
    });
    return String(akhir?.id ?? 0);
  };

  return {
    simpan: async (k, c) => c.put(pk(k) ? PK : NK, { idNk: k.d.idNk, versi: await versiKini(k), pernyataan: true }),
    jawab: async (k, c) => {
      const catatan = await dunia.db.catatan.findMany({ where: { id_pengajuan: BigInt(k.d.idNk) } });
      const jawaban = catatan.map((x) => ({ id: String(x.id), jawaban: 'Sudah dilengkapi' }));
      return c.put(pk(k) ? PK : NK, { idNk: k.d.idNk, versi: await versiKini(k), pernyataan: true, jawaban });
    },
    kirim: async (k, c) =>
      c.post(pk(k) ? KIRIM_PK : `${NK}/kirimPermohonan`, { idNk: k.d.idNk, versi: await versiKini(k) }),
    kirimUlang: (k, c) => c.post(`${NK}/resendRKI/${k.d.idNk}`, {}),
    mintaPerbaikan: (k, c) => c.post(`${NK}/rki/pengajuan-perbaikan/${k.d.idNk}`, {}),
    batalkan: (k, c) =>
      pk(k) ? c.del(`${PK}?id_nk=${k.d.idNk}`) : c.post(`${NK}/batalkan/${k.d.idNk}`, { alasan: 'Tidak jadi' }),
    ambil: (k, c) => c.post(`${NK}/inhouse/check-pengajuan?id_nk=${k.d.idNk}`),
    lepas: (k, c) => c.post(`${NK}/inhouse/lepas?id_nk=${k.d.idNk}`),
    kembalikan: (k, c) =>
      lembar(k, c, {
        kd_keputusan: '2',
        perbaikan: [{ tab: pk(k) ? 'kebutuhan' : 'perusahaan', kd_field: '*', kd_alasan: 'A02', catatan: 'Lengkapi' }],
      }),
    teruskan: async (k, c) =>
      lembar(k, c, { kd_keputusan: '4', checklist: PERIKSA.lima, rincian: await rincian(k, c) }),
    setuju: async (k, c) =>
      lembar(k, c, { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI, rincian: await rincian(k, c) }),
    setujuSebagian: async (k, c) => {
      const [satu, ...lain] = await rincian(k, c);
      const kurang = satu ? [{ ...satu, jml_keputusan: '1', kd_alasan: 'A04', alasan: 'Pasokan cukup' }, ...lain] : [];
      return lembar(k, c, { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI, rincian: kurang });
    },
    tolak: (k, c) => lembar(k, c, { kd_keputusan: '3', tolak: TOLAK, sandi: SANDI }),
    pertimbangan: async (k, c) =>
      c.post(PERTIMBANGAN, {
        ...{ idNk: k.d.idNk, versi: await versiKini(k), checklist: PERIKSA.enam, sandi: SANDI },
        rincian: await rincian(k, c),
      }),
    tetapkan: async (k, c) => tetapkan(c, k.d, k.kd_komoditas, await versiKini(k)),
    tetapkanNol: async (k, c) => tetapkan(c, k.d, k.kd_komoditas, await versiKini(k), true),
    cabut: async (k, c) =>
      c.post(`${NK}/cabut/${k.d.idNk}`, {
        versi: await versiKini(k),
        alasan: 'Izin dipakai untuk barang lain',
        sandi: SANDI,
      }),
    keberatan: async (k, c) =>
      c.post(`${NK}/keberatan/${k.d.idNk}`, {
        versi: await versiKini(k),
        alasan: 'Kapasitas terpasang kami sudah diverifikasi penuh',
      }),
    tarikKeberatan: async (k, c) => c.post(`${NK}/keberatan/${await keberatanAkhir(k)}/tarik`, {}),
    tolakKeberatan: async (k, c) =>
      c.post(`${NK}/keberatan/${await keberatanAkhir(k)}/jawab`, {
        ...{ versi: await versiKini(k), putusan: 'tolak', jawaban: 'Tidak terbukti', dasar_hukum: 'Contoh' },
      }),
    kabulkanKeberatan: async (k, c) =>
      c.post(`${NK}/keberatan/${await keberatanAkhir(k)}/jawab`, {
        ...{ versi: await versiKini(k), putusan: 'kabul', jawaban: 'Terbukti' },
      }),
    mintaInformasi: async (k, c) =>
      c.post(`${NK}/permintaan-informasi/${k.d.idNk}`, {
        ...{ versi: await versiKini(k), pertanyaan: 'Berapa kapasitas mesin?', hari: 5 },
      }),
    jawabInformasi: async (k, c) =>
      c.post(`${NK}/permintaan-informasi/${await informasiAkhir(k)}/jawab`, { jawaban: 'Seratus ton.' }),
    tutupInformasi: async (k, c) =>
      c.post(`${NK}/permintaan-informasi/${await informasiAkhir(k)}/tutup`, { alasan: 'Sudah ditemukan' }),
    tagih: (k, c) => c.post(`${NK}/rki/pengajuan/billing/${k.d.idNk}`, {}),
    batalTagih: (k, c) => c.post(`${NK}/rki/pengajuan/billing/${k.d.idNk}/batal`, { alasan: 'Salah tarif' }),
    intersep: async (k, c) =>
      c.post(KEPUTUSAN_PK, {
        idNk: k.d.idNk,
        no_aju: k.d.noAju,
        versi: await versiKini(k),
        id_level: 2,
        sandi: SANDI,
        rows: [],
      }),
  } satisfies Record<string, (k: Kasus, c: Client) => Promise<Answer>>;
}

/** What happens by itself. */
export const sistemAcak = (dunia: World) =>
  ({
    antar: (k) => antar(dunia, k.d),
    bayar: (k) => bayarTagihan(dunia, k.d),
    waktu: async (k) => {
      const lalu = new Date('2020-12-31');
      const where = { id: BigInt(k.d.idNk) };
      await dunia.db.pengajuan.updateMany({
        where: { ...where, berlaku_sampai: { not: null } },
        data: { berlaku_sampai: lalu },
      });
      await layanan(dunia, TenggatService).jalankan();
    },
  }) satisfies Record<string, (k: Kasus) => Promise<unknown>>;

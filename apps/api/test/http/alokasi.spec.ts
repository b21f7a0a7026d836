import { buatOrganisasi } from '@sinas/prisma/factories/akun';
import { buatBerkas } from '@sinas/prisma/factories/berkas';
import { lingkupPenerima, type Aktor } from '@sinas/domain/akses/kebijakan';
import { susunJenis } from '@sinas/domain/baris/jenis-baris';
import { jenisDariKolom } from '@sinas/domain/baris/jenis-kolom';
import { layanan as definisi } from '@sinas/domain/layanan/daftar';
import { AlokasiRepository } from '../../src/modules/pengajuan/lihat/alokasi.repository';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const TGL = new Date('2026-11-03T09:00:00+07:00');
/** A need of a ministry has a national figure, those who receive of it, and their goods (C.4). */
const KOLOM = ['npwp', 'uraian', 'jml'] as const;
const jenis = (kode: string, induk: string | null, penerima?: string) =>
  jenisDariKolom({
    kode,
    induk,
    nama: kode,
    langkah: 'barang',
    medanInduk: induk === null ? null : 'uraian',
    ...(penerima ? { penerima } : {}),
    kolom: () => KOLOM.map((kd_field) => ({ kd_field, label: kd_field, jenis: 'teks', wajib: false })),
    proyeksi: { uraian: 'uraian', jml: 'jml' },
  });
const JENIS_PK = susunJenis([
  jenis('kebutuhan', null),
  jenis('penerima', 'kebutuhan', 'npwp'),
  jenis('barang_pk', 'penerima'),
]);

let dunia: World;
/** A company that nobody allots anything to. */
let lain: { id: string; npwp: string | null };
beforeAll(async () => {
  dunia = await World.open({});
  lain = await buatOrganisasi(dunia.db);
  jest.replaceProperty(definisi('08'), 'jenisBaris', JENIS_PK);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});

const npwp = (kode: string): string => dunia.organisasi(kode).npwp ?? '';
type Baris = { jenis: string; npwp: string; uraian: string; jml: string; diberi?: string };
/** A case with one national figure and rows below it. */
async function buat(kd_rekom: '07' | '08', kd_status: string, rows: readonly Baris[]) {
  const [ratna, dewi] = [dunia.pengguna('ratna'), dunia.pengguna('dewi')];
  const pk = kd_rekom === '08';
  const p = await buatBerkas(dunia.db, {
    id_organisasi: pk ? null : dunia.organisasi('pipa').id,
    ...(pk ? { kd_ga_pemilik: '019' } : {}),
    npwp: pk ? '' : npwp('pipa'),
    dibuat_oleh: (pk ? dewi : ratna).id,
    pembuat: 'Pembuat',
    kd_rekom,
    kd_komoditas: '0142',
    tahun: 2031,
    waktu: TGL,
    ubah: { kd_status, tgl_keputusan: TGL, jml_total: '987654.321' },
  });
  const baris = (b: Omit<Baris, 'diberi'>, seri: number, id_induk: bigint | null) =>
    dunia.db.baris.create({
      data: {
        ...{ id_pengajuan: p.id, seri, id_induk, jenis: b.jenis, data: { ...b }, uraian: b.uraian, jml: b.jml },
        ...{ satuan: 'TNE', hs: b.jenis === 'barang_pk' ? '02023000' : null },
      },
    });
  const atas = await baris({ jenis: 'kebutuhan', npwp: npwp('nusa'), uraian: 'Nasional', jml: '180' }, 1, null);
  const ids: bigint[] = [];
  for (const [i, { diberi, ...b }] of rows.entries()) {
    const { id } = await baris(b, i + 1, atas.id);
    ids.push(id);
    await baris({ jenis: 'barang_pk', npwp: npwp('nusa'), uraian: `Barang ${b.uraian}`, jml: b.jml }, i + 1, id);
    if (diberi) {
      const putusan = { id_pengajuan: p.id, id_baris: id, putaran: 0, oleh: 'Rapat', waktu: TGL };
      await dunia.db.putusanBaris.create({ data: { ...putusan, tingkat: 5, jml: diberi, dari: b.jml } });
    }
  }
  return { id: p.id, no_aju: p.no_aju, ids };
}
const DUA = (): Baris[] => [
  { jenis: 'penerima', npwp: npwp('nusa'), uraian: 'Jatah Nusa', jml: '100', diberi: '80' },
  { jenis: 'penerima', npwp: npwp('pipa'), uraian: 'Jatah Pipa', jml: '77', diberi: '66' },
];
const aktor = (nama: string, lain: Partial<Aktor> = {}): Aktor => {
  const { id, fullname, kode_peran, id_organisasi, kd_ga } = dunia.pengguna(nama);
  const peran = kode_peran as Aktor['peran'];
  return { id_user: id, nama: fullname, peran, id_organisasi, isbranch: false, kd_ga, ...lain };
};
async function alokasi(siapa: Aktor) {
  const lingkup = lingkupPenerima(siapa);
  return lingkup ? layanan(dunia, AlokasiRepository).daftar(lingkup) : null;
}
const perusahaan = (kode: string): Aktor => aktor('ratna', { id_organisasi: dunia.organisasi(kode).id });
/** Drafts give nothing; history does not let a case go. */
const kosongkan = () => dunia.db.pengajuan.updateMany({ where: { tahun: 2031 }, data: { kd_status: '00' } });

describe('issue 14 part 1: who is allotted something by a case of a ministry reads his own row only', () => {
  afterEach(kosongkan);

  it('the head of a determined need and the own row with what was given: of the other recipient nothing', async () => {
    const pk = await buat('08', '50', DUA());
    const rows = (await alokasi(perusahaan('nusa'))) ?? [];
    expect(rows).toHaveLength(1);
    const [r] = rows;
    expect(r).toMatchObject({ no_aju: pk.no_aju, kd_ga_pemilik: '019', kd_status: '50', tahun: 2031 });
    expect(r?.data).toEqual({ jenis: 'penerima', npwp: npwp('nusa'), uraian: 'Jatah Nusa', jml: '100' });
    expect(r?.id_baris).toBe(pk.ids[0]);
    expect(r?.jml?.toFixed()).toBe('80');
    // Neither another's row or quantity, nor the national figure or a total, nor the form of the case.
    const teks = JSON.stringify(rows, (_k, v: unknown) => (typeof v === 'bigint' ? String(v) : v));
    for (const rahasia of [npwp('pipa'), 'Pipa', '77', '66', 'Nasional', '180', '987654', 'kepala', 'Budi Contoh'])
      expect([rahasia, teks.includes(rahasia)]).toEqual([rahasia, false]);
  });

  it('the other recipient reads his, a company that no row names reads none', async () => {
    await buat('08', '50', DUA());
    expect((await alokasi(perusahaan('pipa')))?.map((r) => r.data['uraian'])).toEqual(['Jatah Pipa']);
    expect(await alokasi(aktor('ratna', { id_organisasi: lain.id }))).toEqual([]);
  });

  it.each(['00', '10', '23', '40', '41', '42', '43', '80', '90'])(
    'nothing of a case in %s: it gives nothing (yet)',
    async (s) => {
      await buat('08', s, DUA());
      expect(await alokasi(perusahaan('nusa'))).toEqual([]);
    },
  );

  it.each(['51', '52', '70', '85'])(
    'what was given stays to be read in %s, with the state that it has come to',
    async (s) => {
      await buat('08', s, DUA());
      expect((await alokasi(perusahaan('nusa')))?.map((r) => r.kd_status)).toEqual([s]);
    },
  );

  it('a row of another kind, and a row of a file that a company owns, name nobody', async () => {
    await buat('08', '50', [{ jenis: 'barang_pk', npwp: lain.npwp ?? '', uraian: 'Bukan jatah', jml: '5' }]);
    await buat('07', '50', [{ jenis: 'penerima', npwp: lain.npwp ?? '', uraian: 'Bukan jatah', jml: '5' }]);
    expect(await alokasi(aktor('ratna', { id_organisasi: lain.id }))).toEqual([]);
  });

  it('an empty NPWP is nobody', async () => {
    await buat('08', '50', [{ jenis: 'penerima', npwp: '', uraian: 'Tanpa nama', jml: '5' }]);
    const { id } = await dunia.db.organisasi.create({
      data: { jenis: 'PERUSAHAAN', nama: 'PT Tanpa Nomor', npwp: '' },
    });
    expect(await alokasi(aktor('ratna', { id_organisasi: id }))).toEqual([]);
    await dunia.db.organisasi.delete({ where: { id } });
  });

  it('a head office reads what its branches are allotted, a branch its own only', async () => {
    await buat('08', '50', [...DUA(), { jenis: 'penerima', npwp: npwp('cabang'), uraian: 'Jatah Surabaya', jml: '9' }]);
    const baca = async (siapa: Aktor) => (await alokasi(siapa))?.map((r) => r.data['uraian']).sort();
    const cabang = dunia.organisasi('cabang').id;
    expect(await baca(perusahaan('nusa'))).toEqual(['Jatah Nusa', 'Jatah Surabaya']);
    expect(await baca({ ...perusahaan('nusa'), cabang: [cabang] })).toEqual(['Jatah Nusa', 'Jatah Surabaya']);
    expect(await baca({ ...perusahaan('cabang'), isbranch: true })).toEqual(['Jatah Surabaya']);
  });

  it("is a company's alone: officers are recipients of nothing", async () => {
    for (const nama of ['dewi', 'hari', 'fajar', 'super', 'maya'])
      expect([nama, await alokasi(aktor(nama))]).toEqual([nama, null]);
    expect(await alokasi(aktor('ratna', { id_organisasi: null }))).toBeNull();
  });

  it('opens no door to the case itself: page, rows, documents, history, stages and decision stay closed to recipients', async () => {
    const pk = await buat('08', '50', DUA());
    const c = await dunia.sebagai('ratna');
    const d = '/nk/v2/data-nk';
    const path = [
      `${d}/get?id_nk=${pk.id}`,
      `${d}/get?no_aju=${pk.no_aju}`,
      `${d}/get/baris?id_nk=${pk.id}`,
      `${d}/rki/pengajuan/nested/${pk.id}`,
      `${d}/rki/pengajuan-history/${pk.id}`,
      `${d}/rki/listProses/${pk.id}`,
      `${d}/rki/pengajuan/keputusanKl/${pk.id}`,
    ];
    for (const p of path) expect([p, (await c.get(p)).http]).toEqual([p, 404]);
    expect((await c.get(`${d}/rki/pengajuan?keyword=${pk.no_aju}`)).data).toEqual([]);
  });
});

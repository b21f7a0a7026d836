import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CekKeputusan } from '../../features/cek/pages/CekKeputusan';
import { pasangServer, sukses, tampilkan } from '../../test-render';

const KODE = 'PERTEK-26-000777-ABCDEF';
const JALUR = `GET /api/publik/keputusan/${KODE}`;
/** SHA-256 of 'surat', by sha256sum. */
const SIDIK = 'a1fd1c5acabce4936b3e3fa2b2b11f3b15c2240956c89271c1ec36986c76fb1b';
const dasar = {
  asli: true,
  noAju: '01001980624120261109000018',
  no_keputusan: '1/PERTEK/019/11/2026',
  pemegang: 'PT Nusa Uji',
  keputusan: 'Pertimbangan Teknis Impor',
  tgl_keputusan: '2026-11-18T02:00:00Z',
  berlaku_mulai: '2027-01-01',
  berlaku_sampai: '2027-12-31',
  keadaan: 'belum_berlaku',
  ur_status: 'Disetujui Sebagian',
  putusan: 'sebagian',
  jml_diminta: '15625.5',
  jml_diserahkan: '0',
  cocok_lama: false,
  diputus_oleh: null,
  jml_diberi: '13125.5',
  satuan: 'ton',
};
const TERTUTUP = { ...dasar, cocok: null, sha256: null, baris: null, jumlah_baris: null };
const baris = [{ seri: 1, hs: '72083700', jml: '13125.5', satuan: 'ton' }];

describe('issue 13 part 6: the public check page', () => {
  const buka = () => tampilkan([{ path: '/cek/:kode', element: <CekKeputusan /> }], `/cek/${KODE}`);

  it('shows how much of what was asked for, the verdict in words, and no row to a short code', async () => {
    pasangServer({ [JALUR]: sukses(TERTUTUP) });
    buka();
    expect(await screen.findByText('Diterima sebagian')).toBeVisible();
    expect(screen.getByText(/^13\.125,5 ton dari 15\.625,5 yang diminta$/i)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('T33 tells what was given back and what is left, and knows an earlier letter', async () => {
    const kurang = { ...TERTUTUP, jml_diserahkan: '3125.5', jml_berlaku: '10000', cocok: false, cocok_lama: true };
    pasangServer({ [JALUR]: sukses(kurang) });
    buka();
    expect(await screen.findByText(/3\.125,5 ton, yang berlaku 10\.000 ton/)).toBeVisible();
    expect(screen.getByText(/surat yang lebih lama dari keputusan yang sama/)).toBeVisible();
    expect(screen.queryByText(/tidak sama dengan surat/)).toBeNull();
  });

  it('shows rows and the SHA-256 where the code gives them', async () => {
    pasangServer({ [JALUR]: sukses({ ...TERTUTUP, sha256: SIDIK, baris, jumlah_baris: 1 }) });
    buka();
    const [, satu] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(satu).toHaveTextContent('17208.37.0013.125,5 ton');
    expect(screen.getByText(SIDIK)).toBeVisible();
  });

  it('sends the fingerprint of the chosen file, never the file, and says what came of it', async () => {
    const lama = File.prototype.arrayBuffer;
    File.prototype.arrayBuffer = async () => new TextEncoder().encode('surat').buffer;
    let jawab: object = { ...TERTUTUP, cocok: false };
    const server = pasangServer({ [JALUR]: (url: URL) => sukses(url.searchParams.has('sha256') ? jawab : TERTUTUP) });
    buka();
    const user = userEvent.setup();
    const pilih = await screen.findByLabelText('Cocokkan berkas PDF yang Anda pegang');
    await user.upload(pilih, new File(['surat'], 'keputusan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/Berkas ini tidak sama dengan surat yang diterbitkan/)).toBeVisible();
    expect(screen.queryByText(/Berkas ini sama dengan surat/)).toBeNull();
    const kiriman = server.kepada(JALUR).at(-1);
    expect(kiriman?.isi).toBe('');
    expect(kiriman?.url.searchParams.get('sha256')).toBe(SIDIK);
    jawab = { ...TERTUTUP, cocok: true, sha256: SIDIK, baris, jumlah_baris: 1 };
    File.prototype.arrayBuffer = async () => new TextEncoder().encode('surat yang lain').buffer;
    await user.upload(pilih, new File(['lain'], 'keputusan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/Berkas ini sama dengan surat yang diterbitkan/)).toBeVisible();
    expect(screen.queryByText(/Berkas ini tidak sama dengan surat/)).toBeNull();
    expect(screen.getByRole('table')).toBeVisible();
    File.prototype.arrayBuffer = lama;
  });
});

describe('the public check of a file', () => {
  it.each([
    ['asli', 'keputusan', /Berkas ini asli: keputusan nomor 1\/PERTEK/],
    ['asli', 'tanda_terima', /Berkas ini asli: tanda terima nomor/],
    ['digantikan', 'keputusan', /surat lama dari keputusan nomor/],
    ['berubah', 'keputusan', /tetapi tidak sama dengan surat yang diterbitkan portal/],
    ['tidak_dikenal', null, /Berkas ini tidak dikenal/],
  ])('says %s of a %s', async (hasil, jenis, kalimat) => {
    const kode = jenis === 'keputusan' ? KODE : null;
    pasangServer({ 'POST /api/publik/berkas': sukses({ hasil, jenis, nomor: '1/PERTEK/019/11/2026', kode }) });
    tampilkan([{ path: '/cek', element: <CekKeputusan /> }], '/cek');
    const berkas = new File(['surat'], 'keputusan.pdf', { type: 'application/pdf' });
    await userEvent.setup().upload(screen.getByLabelText('Periksa berkas PDF'), berkas);
    expect(await screen.findByText(kalimat)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Lihat keadaan keputusannya' })).toHaveLength(kode ? 1 : 0);
  });
});

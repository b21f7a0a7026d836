import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CekKeputusan } from '../../features/cek/pages/CekKeputusan';
import { pasangServer, sukses, tampilkan } from '../../test-render';

const KODE = 'PERTEK-26-000777-ABCDEF';
/** Of minutes. */
const BA = 'BA-26-000001-ABCDEFGHJK';
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
  it.each([
    ['asli', /Berkas ini asli: berita acara nomor BA-1\/RAKORMEN/],
    ['digantikan', /berita acara nomor BA-1\/RAKORMEN.* yang sudah dibuka kembali/],
    ['berubah', /tidak sama dengan yang ada di portal. Salinan sebelum tanda tangan terakhir juga tidak sama/],
  ])('says %s of minutes', async (hasil, kalimat) => {
    const isi = { hasil, jenis: 'berita_acara', nomor: 'BA-1/RAKORMEN/XII/2026', kode: BA };
    pasangServer({ 'POST /api/publik/berkas': sukses(isi) });
    tampilkan([{ path: '/cek', element: <CekKeputusan /> }], '/cek');
    const berkas = new File(['ba'], 'ba.pdf', { type: 'application/pdf' });
    await userEvent.setup().upload(screen.getByLabelText('Periksa berkas PDF'), berkas);
    expect(await screen.findByText(kalimat)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat keadaan berita acaranya' })).toHaveAttribute('href', `/cek/${BA}`);
  });
});

describe('the public check of minutes', () => {
  const berita = {
    ...{ no_ba: 'BA-1/RAKORMEN/XII/2026', versi_ba: 2, keadaan: 'sah', ur_jenis: 'Rakor Menteri', tahun: 2027, ke: 1 },
    ...{ tanggal: '2026-12-09', koordinator: 'Kementerian Koordinator Bidang Pangan', final: '2026-12-09T08:00:00Z' },
    ...{ ditandatangani: '2026-12-10T02:00:00Z', penanda: 2, tanda_tangan: 2, sha256: SIDIK, cocok: null },
  };
  it.each([
    ['sah', 'Asli dan sudah ditandatangani', '2 dari 2, lengkap 10 Desember 2026'],
    ['menunggu', 'Asli, menunggu tanda tangan', '1 dari 2'],
    ['gugur', 'Asli, tetapi sudah dibuka kembali', null],
  ])('says of what meeting they are, and that they are %s', async (keadaan, kata, tanda) => {
    const isi = tanda?.startsWith('1') ? { tanda_tangan: 1, ditandatangani: null } : {};
    pasangServer({ [`GET /api/publik/berita-acara/${BA}`]: sukses({ ...berita, keadaan, ...isi }) });
    tampilkan([{ path: '/cek/:kode', element: <CekKeputusan /> }], `/cek/${BA.toLowerCase()}`);
    expect(await screen.findByText(kata)).toBeVisible();
    expect(screen.getByText('BA-1/RAKORMEN/XII/2026, versi 2')).toBeVisible();
    expect(screen.getByText(/^Rakor Menteri ke-1, tahun neraca 2027, .*9 Desember 2026$/)).toBeVisible();
    if (tanda) expect(screen.getByText(tanda)).toBeVisible();
    else expect(screen.queryByText('Tanda tangan')).toBeNull();
  });
  it('a code that nobody has given is not there', async () => {
    pasangServer({ [`GET /api/publik/berita-acara/${BA}`]: { status: 404, body: { status: false, message: '-' } } });
    tampilkan([{ path: '/cek/:kode', element: <CekKeputusan /> }], `/cek/${BA}`);
    expect(await screen.findByText(/Tidak ada berita acara dengan kode BA-/)).toBeVisible();
  });
});

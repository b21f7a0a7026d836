import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const BATAS = '/nk/v2/batas';
const line = {
  ...{ tahun: 2027, kd_komoditas: '0142', ur_komoditas: 'Katup', elemen: { '02': '0214201' } },
  ...{ uraian: 'Katup bola', satuan: 'C62', ur_satuan: 'Unit' },
};
const batas = {
  ...{ ...line, id: '3', perusahaan: 'PT Pipa Uji', npwp: '0123456789012000', jml: '500', terbit: '300', bebas: '200' },
  ...{ dasar: 'Surat B-12', versi: 1, nama: 'Hari', updated_at: '2026-11-01T02:00:00Z' },
};
const lewat = {
  ...{ ...line, id: '9', kejadian: '2026-10-05T02:00:00Z', idNk: '7', noAju: '07001901234567890120260907000052' },
  ...{ no_keputusan: 'PT-7/2026', perusahaan: 'PT Nusa Uji', npwp: '0123456789012000', jml: '300', diatur: false },
};
const komoditas = {
  ...{ kd_komoditas: '0142', ur_komoditas: 'Katup', satuan: [{ kode: 'C62', nama: 'Unit' }] },
  grup: [{ grup: '02', opsi: [{ kode: '0214201', nama: 'Katup bola' }] }],
};
const posisi = {
  ...{ kunci: '2026:impor:015:KGM', tahun: 2026, kd_komoditas: '015', ur_komoditas: 'Gula', uraian: '', satuan: 'TNE' },
  ...{ ur_satuan: 'Ton', ditetapkan: '1000', terealisasi: '250', terbit: '350', dicadangkan: '0', bebas: '0' },
  ...{ hangus: '0', sisa: '350', tersedia: '380', kembali: '20' },
};
function buka(hash: string, peran: Parameters<typeof sesi>[0], lain: object = {}) {
  window.location.hash = hash;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${BATAS}`]: sukses([batas], { total: 1 }),
    [`GET ${BATAS}/komoditas`]: sukses([komoditas]),
    [`GET ${BATAS}/melebihi`]: sukses([lewat], { total: 1 }),
    'GET /api/buku/nasional': sukses([posisi]),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('limits of companies', () => {
  it('each with what stands on permits and what is free, and its versions', async () => {
    const ubah = { versi: 1, sebelum: '300', jml: '500', dasar: 'Surat B-12', nama: 'Hari', waktu: batas.updated_at };
    buka('#/batas', 'KL_PEMUTUS', { [`GET ${BATAS}/3/perubahan`]: sukses([ubah]) });
    const tabel = await screen.findByRole('region', { name: 'Tabel Batas perusahaan' });
    const sel = within(tabel).getAllByRole('row')[1];
    expect(sel).toHaveTextContent('PT Pipa Uji');
    expect(sel).toHaveTextContent('Katup, Katup bola');
    expect(sel).toHaveTextContent(/500.*300.*200/);
    fireEvent.click(screen.getByRole('button', { name: /^Riwayat\s+batas PT Pipa Uji$/ }));
    expect(await screen.findByRole('region', { name: 'Tabel Riwayat batas' })).toHaveTextContent(/Hari.*300.*500/);
  });
  it('a new one is sent for the line that was chosen; what the server refuses is said, and nothing typed is lost', async () => {
    const server = buka('#/batas', 'KL_PEMUTUS', {
      [`PUT ${BATAS}`]: gagal(422, 'Batas tidak boleh di bawah 300 unit yang sudah diterbitkan'),
    });
    await screen.findByRole('region', { name: 'Tabel Batas perusahaan' });
    fireEvent.click(screen.getByRole('button', { name: 'Atur batas' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('NPWP terdiri atas 15 atau 16 angka. Pilih komoditas');
    expect(server.kepada(`PUT ${BATAS}`)).toHaveLength(0);
    fireEvent.change(dialog.getByLabelText(/NPWP perusahaan/), { target: { value: '01.234.567.8-901.2000' } });
    fireEvent.change(dialog.getByLabelText(/Komoditas/), { target: { value: '0142' } });
    fireEvent.change(dialog.getByLabelText(/Jenis barang/), { target: { value: '0214201' } });
    fireEvent.change(dialog.getByLabelText(/Batas 2027/), { target: { value: '1.250,5' } });
    fireEvent.change(dialog.getByLabelText(/Dasar/), { target: { value: 'Surat B-14' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.kepada(`PUT ${BATAS}`)).toHaveLength(1));
    expect(server.kepada(`PUT ${BATAS}`)[0]?.isi).toEqual({
      ...{ npwp: '0123456789012000', tahun: 2027, kd_komoditas: '0142', satuan: 'C62', elemen: { '02': '0214201' } },
      ...{ jml: '1250.5', dasar: 'Surat B-14', versi: 0 },
    });
    expect(await dialog.findByText(/di bawah 300 unit/)).toBeVisible();
    expect(dialog.getByLabelText(/Batas 2027/)).toHaveValue('1.250,5');
  });
  it('permits that passed a limit nobody had set lead to their file, and to setting one', async () => {
    buka('#/batas', 'KL_PEMUTUS');
    fireEvent.click(await screen.findByRole('button', { name: 'Izin di atas batas' }));
    expect(await screen.findByRole('link', { name: 'PT-7/2026' })).toHaveAttribute('href', '#/pengajuan/7/show');
    fireEvent.click(screen.getByRole('button', { name: /^Atur batas\s+PT Nusa Uji$/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('PT Nusa Uji, Katup 2027');
  });
  it('who only reads sets none; others do not come in', async () => {
    buka('#/batas', 'KL_VERIFIKATOR');
    await screen.findByRole('region', { name: 'Tabel Batas perusahaan' });
    expect(screen.queryByRole('button', { name: /^(Atur|Ubah) batas/ })).toBeNull();
  });
  it('is not for who monitors', async () => {
    buka('#/batas', 'MONITORING');
    expect(await screen.findByText('Peran Anda tidak berwenang membuka halaman ini.')).toBeVisible();
  });
});

describe('the national position', () => {
  it('every figure of the picture stands in the table', async () => {
    buka('#/posisi?tahun=2026', 'KOORDINATOR');
    const tabel = await screen.findByRole('region', { name: 'Tabel Posisi nasional' });
    const kepala = within(tabel).getAllByRole('columnheader');
    expect(kepala.map((h) => h.textContent)).toEqual([
      ...['Komoditas', 'Ditetapkan', 'Terealisasi', 'Terbit, belum dipakai', 'Diserahkan kembali', 'Belum dibagi'],
      'Sisa',
    ]);
    const row = within(tabel).getAllByRole('row')[1];
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((c) => c.textContent),
    ).toEqual([...['1.000 ton', '250', '350', '20', '380', '350']]);
  });
  it('at a moment of the past, which stands in the address; one to come is refused', async () => {
    const server = buka('#/posisi?tahun=2026', 'KOORDINATOR');
    await screen.findByRole('region', { name: 'Tabel Posisi nasional' });
    const hari = screen.getByLabelText(/^Keadaan pada/);
    const jam = screen.getByLabelText('Jam keadaan pada');
    fireEvent.change(hari, { target: { value: '01/12/2026' } });
    fireEvent.change(jam, { target: { value: '08.00' } });
    fireEvent.blur(jam);
    expect(await screen.findByText('Pilih saat yang sudah lewat')).toBeVisible();
    fireEvent.change(hari, { target: { value: '01/10/2026' } });
    fireEvent.blur(jam);
    expect(await screen.findByText(/Keadaan buku kuota pada 1 Oktober 2026/)).toBeVisible();
    const per = server.kepada('GET /api/buku/nasional').map((p) => p.url.searchParams.get('per'));
    expect(per).toEqual([null, '2026-10-01T01:00:00.000Z']);
  });
});

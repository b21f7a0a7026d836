import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const BARANG = {
  ...{ id: '5', no_pib: '000123-1', seri: 2, versi: 1, tgl_pib: '2027-03-02T00:00:00Z', kd_kantor: '040300' },
  ...{ npwp: '010000001012000', no_izin: '12/PERTEK/019/01/2027', hs: '40111000', uraian: 'Ban radial', batal: false },
  ...{ negara_asal: 'TH', jml: '140', satuan: 'C62', ur_satuan: 'buah', dibukukan: '138', belum: '2' },
  ...{ sebab: 'MELEBIHI_IZIN', ur_sebab: 'Melebihi sisa izin', ditutup: null, idNk: '7', noAju: '0701', seri_izin: 3 },
  ...{ nama_perusahaan: 'PT Nusa Boga', izin_pembuka: null },
};
const RINCI = {
  ...BARANG,
  peristiwa: [
    {
      urut: 1,
      jenis: 'Diterima',
      versi: 1,
      hasil: 'Melebihi sisa izin',
      catatan: null,
      oleh: 'DJBC',
      waktu: '2027-03-03T02:00:00Z',
    },
  ],
};
const PILIHAN = {
  ...{ no_izin: BARANG.no_izin, idNk: '7' },
  baris: [{ id: '31', seri: 3, uraian: 'Ban radial', hs: '40111000', satuan: 'C62', sisa: '0', satuan_sisa: 'C62' }],
};
const server = (lain: Parameters<typeof pasangServer>[0] = {}) =>
  pasangServer({
    'GET /api/sesi': sesi('LNSW_OPERATOR'),
    'GET /api/pabean/barang': sukses([BARANG], { page: 1, limit: 20, total: 1 }),
    'GET /api/pabean/barang/5': sukses(RINCI),
    'GET /api/pabean/barang/5/pilihan': sukses(PILIHAN),
    'GET /api/pabean/rusak': sukses([]),
    ...lain,
  });
const buka = async () => {
  render(<Konsol />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buka PIB 000123-1 seri 2' }));
  return within(await screen.findByRole('region', { name: 'PIB 000123-1 seri 2' }));
};
beforeEach(() => {
  window.location.hash = '#/pabean';
});

describe('the list of work of customs realisation', () => {
  it('says what waits and why; the panel what was booked and what happened', async () => {
    server();
    const panel = await buka();
    expect(screen.getByText('Barang dalam pemberitahuan pabean (PIB) dan izin yang dipakainya.')).toBeVisible();
    const baris = within(screen.getByRole('row', { name: /000123-1/ }));
    expect(baris.getByText('Melebihi sisa izin')).toBeVisible();
    expect(panel.getByText('138 unit, baris 3 izin')).toBeVisible();
    expect(panel.getByText('2 unit')).toBeVisible();
    expect(panel.getByText('Diterima, versi 1')).toBeVisible();
  });
  it('names the permit of before the portal that a line stands on, and whose it is', async () => {
    const lama = { ...BARANG, idNk: null, noAju: null, izin_pembuka: 'IMP-01/2026', seri_izin: 1 };
    server({
      'GET /api/pabean/barang': sukses([lama], { page: 1, limit: 20, total: 1 }),
      'GET /api/pabean/barang/5': sukses({ ...RINCI, ...lama }),
    });
    const panel = await buka();
    const baris = within(screen.getByRole('row', { name: /000123-1/ }));
    expect(baris.getByText('IMP-01/2026, sebelum portal')).toBeVisible();
    expect(baris.getByText('PT Nusa Boga')).toBeVisible();
    expect(baris.queryByRole('link')).toBeNull();
    expect(panel.getByText('IMP-01/2026, sebelum portal')).toBeVisible();
    expect(panel.getByText('138 unit, baris 1 izin')).toBeVisible();
  });
  it('takes a line to a row of the permit, with the reason; what the server says stays in the dialog', async () => {
    let ke = 0;
    const s = server({
      'POST /api/pabean/barang/5/cocok': () =>
        ke++ === 0
          ? gagal(422, 'Isi catatan 10 sampai 500 karakter')
          : sukses({ ...RINCI, ur_sebab: null, sebab: null }),
    });
    const panel = await buka();
    await userEvent.click(panel.getByRole('button', { name: 'Cocokkan ke izin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cocokkan ke izin' }));
    expect(dialog.getByText('Misalnya nomor surat DJBC')).toBeVisible();
    await userEvent.selectOptions(
      dialog.getByLabelText('Baris izin'),
      await dialog.findByRole('option', { name: /^3\. Ban radial/ }),
    );
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Surat');
    await userEvent.click(dialog.getByRole('button', { name: 'Cocokkan' }));
    expect(await dialog.findByText(/10 sampai 500 karakter/)).toBeVisible();
    expect(s.kepada('POST /api/pabean/barang/5/cocok')[0]?.isi).toEqual({
      ...{ catatan: 'Surat', no_izin: BARANG.no_izin, id_baris: '31' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cocokkan' }));
    expect(await screen.findByText('Barang dibukukan ke izin')).toBeVisible();
  });
  it('a permit that nobody knows is said at its field', async () => {
    server({ 'GET /api/pabean/barang/5/pilihan': gagal(422, 'Izin 1 tidak ditemukan') });
    const panel = await buka();
    await userEvent.click(panel.getByRole('button', { name: 'Cocokkan ke izin' }));
    expect(await screen.findByText(/Izin 1 tidak ditemukan/)).toBeVisible();
  });
  it('takes a line off the list', async () => {
    const s = server({ 'POST /api/pabean/barang/5/tutup': sukses(RINCI) });
    const panel = await buka();
    await userEvent.click(panel.getByRole('button', { name: 'Tutup dari daftar kerja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tutup dari daftar kerja' }));
    expect(dialog.getByText(/Jumlah yang belum dibukukan tetap tercatat/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Di luar SINAS NK');
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(s.kepada('POST /api/pabean/barang/5/tutup')[0]?.isi).toEqual({ catatan: 'Di luar SINAS NK' });
  });
  it('a ministry reads and does not act', async () => {
    server({ 'GET /api/sesi': sesi('KL_KOORDINATOR') });
    const panel = await buka();
    expect(panel.queryByRole('button', { name: 'Cocokkan ke izin' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unggah berkas PIB' })).toBeNull();
  });
  it('whoever may not read it is told so, and nothing is asked', async () => {
    const s = server({ 'GET /api/sesi': sesi('KL_VERIFIKATOR') });
    render(<Konsol />);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Realisasi pabean');
    expect(s.kepada('GET /api/pabean/barang')).toHaveLength(0);
  });
});

describe('a file of declarations', () => {
  it('is told first; only the second press takes it', async () => {
    const hasil = {
      ...{ diambil: false, baris: 3, baru: 1, dikenal: 1, jumlah_salah: 1 },
      salah: [{ nomor: 3, masalah: ['Isi nomor izin'] }],
    };
    const s = server({ 'POST /api/pabean/berkas': sukses(hasil) });
    render(<Konsol />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unggah berkas PIB' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah berkas PIB' }));
    await userEvent.upload(dialog.getByLabelText(/^Berkas CSV/), new File(['x'], 'pib.csv', { type: 'text/csv' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Periksa berkas' }));
    expect(await dialog.findByText('3 baris: 1 baru, 1 sudah dikenal, 1 salah.')).toBeVisible();
    expect(dialog.getByText('Baris 3: Isi nomor izin')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ambil 1 baris' }));
    expect(await screen.findByText('1 baris barang diterima dan sedang dicocokkan')).toBeVisible();
    expect(s.kepada('POST /api/pabean/berkas')).toHaveLength(2);
  });
});

describe('beside it', () => {
  it('where reports and customs differ', async () => {
    const selisih = {
      ...{ idNk: '7', no_aju: '0701', no_keputusan: '12/PERTEK', nama_perusahaan: 'PT Nusa Boga', seri: 3 },
      ...{
        uraian: 'Ban radial',
        satuan: 'C62',
        ur_satuan: 'buah',
        dilaporkan: '20',
        diberitahukan: '50',
        selisih: '-30',
      },
    };
    const kini = new Date().getFullYear();
    server({
      'GET /api/pabean/selisih': (url: URL) =>
        url.searchParams.get('tahun') === String(kini)
          ? sukses([selisih], { page: 1, limit: 20, total: 1 })
          : sukses([], { page: 1, limit: 20, total: 0 }),
    });
    render(<Konsol />);
    await userEvent.click(await screen.findByRole('button', { name: 'Selisih dengan laporan' }));
    expect(await screen.findByText('−30')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Tahun neraca'), String(kini - 1));
    expect(
      await screen.findByText('Laporan perusahaan dan pemberitahuan pabean sama untuk semua baris izin tahun ini.'),
    ).toBeVisible();
  });
  it('what cannot be read stands below with what is wrong', async () => {
    server({
      'GET /api/pabean/rusak': sukses([
        { isi: '{"urut":4}', masalah: 'Isi nomor izin', diterima: '2027-03-03T02:00:00Z' },
      ]),
    });
    render(<Konsol />);
    expect(await screen.findByText(/Dikirim DJBC dalam bentuk yang salah/)).toBeVisible();
    expect(screen.getByText('Isi nomor izin')).toBeVisible();
  });
});

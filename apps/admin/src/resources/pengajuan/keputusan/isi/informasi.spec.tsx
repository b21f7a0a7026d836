import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../../../Konsol';
import { detail, lembar } from '../../../../test-berkas';
import { gagal, pasangServer, sesi, sukses } from '../../../../test-server';

const NK = '/nk/v2/data-nk';
const JALUR = `${NK}/permintaan-informasi`;
const MINTA = { aksi: 'minta_informasi', label: 'Minta informasi', boleh: true, alasan: null } as const;
const SATU = {
  ...{ id: '3', seri: 1, status: 'DIMINTA', ur_status: 'Menunggu jawaban', pertanyaan: 'Berapa kapasitas mesin?' },
  ...{ diminta: [{ kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)' }], oleh: 'Dewi Anggraini' },
  ...{ waktu: '2026-11-23T03:00:00Z', tenggat: '2026-11-30T16:59:59Z', lewat: false, jawaban: null, dokumen: [] },
  ...{ dijawab_oleh: null, dijawab: null, alasan_tutup: null, ditutup: null, boleh_jawab: false, boleh_tutup: true },
};
const isian = (ubah: object = {}) => ({
  ...{ idNk: '7', noAju: '07001990000120261123000001', versi: 9, boleh_minta: true, halangan: null },
  tenggat_hari: ['2026-11-24T16:59:59Z', '2026-11-25T16:59:59Z', '2026-11-26T16:59:59Z', '2026-11-27T16:59:59Z'].concat(
    ['2026-11-30T16:59:59Z', '2026-12-01T16:59:59Z', '2026-12-02T16:59:59Z', '2026-12-03T16:59:59Z'],
    ['2026-12-04T16:59:59Z', '2026-12-07T16:59:59Z'],
  ),
  dokumen_layanan: [
    { kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)' },
    { kd_dokumen: 'D99', nama: 'Dokumen lain' },
  ],
  permintaan: [],
  ...ubah,
});
const pasang = (berkas: object, lain: Parameters<typeof pasangServer>[0]) =>
  pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/get`]: sukses({ ...detail([MINTA]), ...berkas }),
    [`GET ${NK}/keputusanInHouse`]: sukses(lembar(4, [null, null])),
    ...lain,
  });
beforeEach(() => {
  window.location.hash = '#/pengajuan/7/show';
});

describe('issue 15: the desk asks the company', () => {
  it('a question, papers, and the day that the days come to; what failed stays to be sent again', async () => {
    const user = userEvent.setup();
    let ke = 0;
    const server = pasang(
      {},
      {
        [`GET ${JALUR}/7`]: sukses(isian()),
        [`POST ${JALUR}/7`]: () => (++ke === 1 ? gagal(503, 'Sedang sibuk') : sukses(isian({ permintaan: [SATU] }))),
      },
    );
    render(<Konsol />);
    await user.click(await screen.findByRole('button', { name: 'Minta informasi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Minta informasi' });
    const kirim = () => user.click(within(dialog).getByRole('button', { name: 'Kirim permintaan' }));
    const batas = within(dialog).getByRole('combobox', { name: /^Batas waktu/ });
    expect(batas).toHaveDisplayValue('5 hari kerja, sampai Senin 30 November');
    await kirim();
    expect(await within(dialog).findByText(/paling sedikit 10 karakter/)).toBeVisible();
    expect(server.kepada(`POST ${JALUR}/7`)).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox', { name: /^Pertanyaan/ }), 'Berapa kapasitas mesin?');
    await user.click(within(dialog).getByRole('checkbox', { name: /LHV/ }));
    await user.selectOptions(batas, '2');
    await kirim();
    expect(await within(dialog).findByText(/Sedang sibuk/)).toBeVisible();
    await kirim();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Minta informasi' })).toBeNull());
    const [satu, dua] = server.kepada(`POST ${JALUR}/7`);
    expect(satu?.isi).toEqual({ versi: 9, pertanyaan: 'Berapa kapasitas mesin?', hari: 2, dokumen: ['D04'] });
    expect(dua?.isi).toEqual(satu?.isi);
  });
  it('what is open is shown and can be taken back, with a reason', async () => {
    const user = userEvent.setup();
    const terbuka = { informasi_tenggat: '2026-11-30T16:59:59Z', aksi_tersedia: [{ ...MINTA, boleh: false }] };
    const server = pasang(terbuka, {
      [`GET ${JALUR}/7`]: sukses(isian({ boleh_minta: false, permintaan: [SATU] })),
      [`POST ${JALUR}/3/tutup`]: sukses(isian()),
    });
    render(<Konsol />);
    const panel = await screen.findByRole('region', { name: 'Permintaan informasi' });
    expect(panel).toHaveTextContent('Berapa kapasitas mesin?');
    expect(panel).toHaveTextContent('Dokumen yang diminta: Laporan hasil verifikasi (LHV)');
    expect(panel).toHaveTextContent('Dijawab paling lambat Senin 30 November, 23.59 WIB');
    expect(within(panel).queryByRole('button', { name: 'Minta informasi' })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Tutup permintaan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tutup permintaan informasi' });
    await user.click(within(dialog).getByRole('button', { name: 'Tutup permintaan' }));
    expect(server.kepada(`POST ${JALUR}/3/tutup`)).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox', { name: /^Alasan/ }), 'Sudah ditemukan');
    await user.click(within(dialog).getByRole('button', { name: 'Tutup permintaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.kepada(`POST ${JALUR}/3/tutup`)[0]?.isi).toEqual({ alasan: 'Sudah ditemukan' });
  });
  it('an answer stands with its papers; who has asked three times reads why no more', async () => {
    const dijawab = {
      ...{ ...SATU, status: 'DIJAWAB', ur_status: 'Dijawab', boleh_tutup: false, jawaban: 'Seratus ton.' },
      ...{ dijawab_oleh: 'Ratna', dijawab: '2026-11-24T03:00:00Z' },
      dokumen: [
        { id: 'd1', nama_dokumen: 'Dokumen lain', nama_file: 'kapasitas.pdf', ukuran: 2048, url: '/berkas/d1' },
      ],
    };
    pasang(
      {},
      {
        [`GET ${NK}/rki/pengajuan-history/7`]: sukses([
          {
            ...{ urut: 1, peristiwa: 'minta_informasi', kalimat: 'Kemenperin meminta informasi.', catatan: null },
            ...{ waktu: '2026-11-23T03:00:00Z', oleh: 'Dewi', peran: 'Verifikator', perubahan: null },
          },
        ]),
        [`GET ${JALUR}/7`]: sukses(isian({ boleh_minta: false, halangan: 'Satu putaran', permintaan: [dijawab] })),
      },
    );
    render(<Konsol />);
    expect(await screen.findByRole('link', { name: 'kapasitas.pdf' })).toHaveAttribute('href', '/berkas/d1');
    const panel = screen.getByRole('region', { name: 'Permintaan informasi' });
    expect(panel).toHaveTextContent('Seratus ton.');
    expect(panel).toHaveTextContent('Satu putaran.');
    expect(within(panel).queryByRole('button')).toBeNull();
  });
});

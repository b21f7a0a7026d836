import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Informasi } from '../../components/berkas/informasi';
import { gagal, sukses } from '../../test-render';
import { buka } from './uji/buka';

const JALUR = '/nk/v2/data-nk/permintaan-informasi';
const SATU: Informasi['permintaan'][number] = {
  ...{ id: '3', seri: 1, status: 'DIMINTA', ur_status: 'Menunggu jawaban', pertanyaan: 'Berapa kapasitas mesin?' },
  ...{ diminta: [{ kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)' }], oleh: 'Kementerian Perindustrian' },
  ...{ waktu: '2026-11-23T03:00:00Z', tenggat: '2026-11-30T16:59:59.999Z', lewat: false, jawaban: null, dokumen: [] },
  ...{ dijawab_oleh: null, dijawab: null, alasan_tutup: null, ditutup: null, boleh_jawab: true, boleh_tutup: false },
};
const isian = (ubah: Partial<Informasi['permintaan'][number]> = {}): Informasi => ({
  ...{ idNk: '7', noAju: '07001990000120261123000001', versi: 9, boleh_minta: false, halangan: null },
  ...{ tenggat_hari: [], dokumen_layanan: [], permintaan: [{ ...SATU, ...ubah }] },
});
const BERKAS = { kd_status_pengajuan: '21', informasi_tenggat: '2026-11-30T16:59:59.999Z' } as const;
const panel = () => screen.findByRole('region', { name: 'Permintaan informasi' });
beforeEach(() => sessionStorage.clear());

describe('issue 15: the company reads the question and answers it', () => {
  it('says what is asked and until when, asks for words, and keeps them when the page is loaded again', async () => {
    const lain = { [`GET ${JALUR}/7`]: sukses(isian()) };
    const { server, unmount } = buka(BERKAS, lain);
    expect(await panel()).toHaveTextContent('Berapa kapasitas mesin?');
    expect(await panel()).toHaveTextContent(
      /Kementerian menunggu jawaban Anda sampai Senin 30 November 2026, 23\.59 WIB/,
    );
    expect(await panel()).toHaveTextContent('Dokumen yang diminta: Laporan hasil verifikasi (LHV)');
    fireEvent.click(await within(await panel()).findByRole('button', { name: 'Kirim jawaban' }));
    expect(await within(await panel()).findByText(/Jawaban.*wajib|wajib.*Jawaban/i)).toBeVisible();
    expect(server.kepada(`POST ${JALUR}/3/jawab`)).toHaveLength(0);
    fireEvent.change(await within(await panel()).findByLabelText(/^Jawaban/), { target: { value: 'Seratus ton.' } });
    unmount();
    buka(BERKAS, lain);
    expect(await within(await panel()).findByLabelText(/^Jawaban/)).toHaveValue('Seratus ton.');
  });
  it('is sent with what was typed, again after an answer that was lost, and is then forgotten', async () => {
    let ke = 0;
    let dijawab = false;
    const { server } = buka(BERKAS, {
      [`GET ${JALUR}/7`]: () =>
        sukses(
          isian(
            dijawab ? { status: 'DIJAWAB', ur_status: 'Dijawab', jawaban: 'Seratus ton.', boleh_jawab: false } : {},
          ),
        ),
      [`POST ${JALUR}/3/jawab`]: () => {
        ke += 1;
        if (ke === 1) return gagal(503, 'Sedang sibuk');
        dijawab = true;
        return sukses(isian());
      },
    });
    fireEvent.change(await within(await panel()).findByLabelText(/^Jawaban/), { target: { value: ' Seratus ton. ' } });
    const kirim = async () =>
      fireEvent.click(await within(await panel()).findByRole('button', { name: 'Kirim jawaban' }));
    await kirim();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sedang sibuk');
    await kirim();
    await waitFor(async () => expect(within(await panel()).queryByRole('form')).toBeNull());
    expect(await panel()).toHaveTextContent('Dijawab');
    const [satu, dua] = server.kepada(`POST ${JALUR}/3/jawab`);
    expect(JSON.parse(String(satu?.isi))).toEqual({ jawaban: 'Seratus ton.', dokumen: [] });
    expect(dua?.isi).toEqual(satu?.isi);
    expect(Object.keys(sessionStorage).filter((k) => k.startsWith('sinas-informasi'))).toEqual([]);
  });
  it('a file about which nothing was asked has no such part, and its server is not asked', async () => {
    const { server } = buka({ kd_status_pengajuan: '21' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Permintaan informasi')).toBeNull();
    expect(server.kepada(`GET ${JALUR}/7`)).toHaveLength(0);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import type { Detail, Dokumen } from '../../providers/wire';
import { aksi, detail } from '../../test-berkas';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';

const NK = '/nk/v2/data-nk';
const DIMINTA = [
  { kd_dokumen: 'D15', nama: 'Surat usulan penetapan kebutuhan', wajib: true },
  { kd_dokumen: 'D17', nama: 'Data dukung perhitungan kebutuhan', wajib: false },
];
const kertas = (id: string, kd_dokumen: string, nama_dokumen: string): Dokumen => ({
  ...{ id, kd_dokumen, nama_dokumen, nomor: null, tanggal: null, berlaku_sampai: null, nama_file: `${id}.pdf` },
  ...{ ukuran: 2_048, mime: 'application/pdf', status: 'READY', asal: 'PEMOHON', url: `/berkas/${id}` },
  created_at: '2026-11-20T03:00:00Z',
});
const SURAT = kertas('surat', 'D15', 'Surat usulan penetapan kebutuhan');

function buka(
  kd: '00' | '25' | '23',
  dokumen: Dokumen[],
  ubah: Partial<Detail> = {},
  lain: Record<string, Jawaban> = {},
) {
  const d = detail([aksi(kd === '23' ? 'intersep' : 'simpan')], {
    kd_rekom: '08',
    kd_komoditas: '014',
    ur_komoditas: 'Daging lembu',
    kd_ga_pemilik: '019',
    kd_status_pengajuan: kd,
  });
  window.location.hash = '#/pk/7';
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/get`]: sukses({
      ...{ ...d, id: '7', baris: [], dokumen },
      json_simpan: { ...d.json_simpan, kd_rekom: '08', kepala: { unit_pengusul: 'Ditjen' } },
      formulir: {
        ...{ ...d.formulir, dokumen: DIMINTA },
        isian: [
          { kd_field: 'unit_pengusul', langkah: 'umum', label: 'Unit kerja pengusul', jenis: 'teks', wajib: true },
        ],
        ...ubah.formulir,
      },
    }),
    [`GET ${NK}/getPK`]: sukses([]),
    [`GET ${NK}/impor`]: sukses(null),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
const bagian = async () => within(await screen.findByRole('region', { name: 'Dokumen' }));
const jenis = async (nama: string) => {
  const li = (await bagian()).getByRole('heading', { name: nama }).closest('li');
  if (!li) throw new Error(nama);
  return within(li);
};
const pdf = (nama: string) => new File(['%PDF-1.4'], nama, { type: 'application/pdf' });

describe('papers of a need', () => {
  it('says kind by kind what is asked for, and takes one; typed words stay', async () => {
    const server = buka('00', [], {}, { [`POST ${NK}/upload`]: sukses({ ...SURAT, versi: 4 }) });
    const user = userEvent.setup();
    expect((await jenis('Surat usulan penetapan kebutuhan')).getByText('Wajib, belum ada')).toBeInTheDocument();
    expect((await jenis('Data dukung perhitungan kebutuhan')).getByText('Opsional')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Unit kerja pengusul/), ' Peternakan');
    await user.upload(screen.getByLabelText('Berkas Surat usulan penetapan kebutuhan'), pdf('usulan.pdf'));
    await screen.findByText('Berhasil mengirimkan file');
    expect(server.kepada(`POST ${NK}/upload`)).toHaveLength(1);
    expect(screen.getByLabelText(/^Unit kerja pengusul/)).toHaveValue('Ditjen Peternakan');
  });
  it('what is no paper is told before it is sent; what the server refuses at its kind', async () => {
    const server = buka(
      '00',
      [],
      {},
      {
        [`POST ${NK}/upload`]: gagal(422, 'Isi file tidak sesuai dengan ekstensinya'),
      },
    );
    const user = userEvent.setup({ applyAccept: false });
    const kotak = await screen.findByLabelText('Berkas Surat usulan penetapan kebutuhan');
    await user.upload(kotak, new File(['x'], 'usulan.exe'));
    expect((await jenis('Surat usulan penetapan kebutuhan')).getByRole('alert')).toHaveTextContent(
      'File harus berekstensi jpg, jpeg, png, gif, webp, pdf, docx, doc, pptx, xlsx, xls.',
    );
    expect(server.kepada(`POST ${NK}/upload`)).toHaveLength(0);
    await user.upload(kotak, pdf('usulan.pdf'));
    expect(await screen.findByText('Isi file tidak sesuai dengan ekstensinya.')).toBeInTheDocument();
  });
  it('takes one away after a question', async () => {
    const server = buka('00', [SURAT], {}, { [`DELETE ${NK}/upload`]: sukses({ versi: 5 }) });
    const user = userEvent.setup();
    const surat = await jenis('Surat usulan penetapan kebutuhan');
    expect(surat.getByText('Ada')).toBeInTheDocument();
    expect(surat.getByRole('link', { name: 'surat.pdf' })).toHaveAttribute('href', '/berkas/surat');
    await user.click(surat.getByRole('button', { name: 'Hapus surat.pdf' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hapus' }));
    await expect.poll(() => server.kepada(`DELETE ${NK}/upload`).length).toBe(1);
    expect(server.kepada(`DELETE ${NK}/upload`)[0]?.url.searchParams.get('file_path')).toBe('surat');
  });
  it('one that was refused is said to be, and is not what was asked for', async () => {
    buka('00', [{ ...SURAT, status: 'REJECTED' }]);
    const surat = await jenis('Surat usulan penetapan kebutuhan');
    expect(surat.getByText('Wajib, belum ada')).toBeVisible();
    expect(surat.getByText(/ditolak saat pemeriksaan/)).toBeVisible();
    expect(surat.queryByText('Ada')).not.toBeInTheDocument();
  });
  it('of one that came back only what was remarked is open', async () => {
    const formulir = { bagian_terbuka: ['dokumen:D15'] } as unknown as Detail['formulir'];
    buka('25', [SURAT, kertas('data', 'D17', 'Data dukung perhitungan kebutuhan')], { formulir });
    expect((await jenis('Surat usulan penetapan kebutuhan')).getByRole('button', { name: /^Unggah/ })).toBeVisible();
    const data = await jenis('Data dukung perhitungan kebutuhan');
    expect(data.getByRole('link', { name: 'data.pdf' })).toBeVisible();
    expect(data.queryByRole('button')).not.toBeInTheDocument();
  });
  it('who decides reads them beside the proposal, and changes none', async () => {
    buka('23', [SURAT]);
    const dokumen = await bagian();
    expect(dokumen.getByRole('link', { name: 'Unduh Surat usulan penetapan kebutuhan' })).toHaveAttribute(
      'href',
      '/berkas/surat',
    );
    expect(dokumen.getByText(/diunggah 20 November 2026/)).toBeInTheDocument();
    expect(dokumen.queryByRole('button')).not.toBeInTheDocument();
  });
});

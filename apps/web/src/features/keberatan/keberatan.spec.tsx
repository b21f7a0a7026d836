import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import type { Keberatan as Isian } from '../../components/berkas/keberatan';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import { Keberatan } from './pages/Keberatan';

vi.mock('../../lib/formulir-unggah', () => ({
  unggah: async (_jalur: string, badan: FormData) => {
    const file = badan.get('file') as File;
    return { id: `d-${file.name}`, nama_file: file.name, ukuran: file.size };
  },
}));
const JALUR = '/nk/v2/data-nk/keberatan';
const ALASAN = 'Kapasitas terpasang kami sudah diverifikasi penuh oleh dinas';
const SATU: Isian['keberatan'][number] = {
  ...{
    id: '3',
    kd_status: '51',
    status: 'DIAJUKAN',
    ur_status: 'Menunggu jawaban',
    alasan: ALASAN,
    butir: [],
    dokumen: [],
    oleh: 'Ratna',
  },
  ...{ waktu: '2026-11-10T03:00:00Z', tenggat: '2026-12-08T16:59:59Z', lewat: false, jawaban: null, dasar_hukum: null },
  ...{ dijawab_oleh: null, ditutup: null, idNk_turunan: null, no_aju_turunan: null },
};
const isian = (ubah: Partial<Isian> = {}): Isian => ({
  ...{ idNk: '7', noAju: '07001990000120261123000001', versi: 9, kd_status: '51', sampai: '2026-12-22T16:59:59.999Z' },
  ...{ boleh_ajukan: true, boleh_tarik: false, boleh_jawab: false, halangan: null, keberatan: [] },
  baris: [
    {
      ...{ id: '11', seri: 1, uraian: 'Katup bola', hs: '84818090', satuan: 'TNE', ur_satuan: 'Ton' },
      ...{ diminta: '1000', ditetapkan: '600' },
    },
    {
      ...{ id: '12', seri: 2, uraian: 'Katup gerbang', hs: null, satuan: 'TNE', ur_satuan: 'Ton' },
      ...{ diminta: '200', ditetapkan: '200' },
    },
  ],
  ...ubah,
});
function buka(lain: Parameters<typeof pasangServer>[0] = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0 }),
    [`GET ${JALUR}/7`]: sukses(isian()),
    ...lain,
  });
  const anak = [{ path: '/pengajuan/:id/keberatan', element: <Keberatan /> }];
  return { ...tampilkan([{ element: <HanyaMasuk />, children: anak }], '/pengajuan/7/keberatan'), server };
}
const tulis = (label: RegExp, nilai: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: nilai } });
const kirim = () => fireEvent.click(screen.getByRole('button', { name: 'Ajukan keberatan' }));

describe('T35 an objection', () => {
  it('says until when, and asks for words and for more than was decided, at most what was asked', async () => {
    const { server } = buka();
    expect(await screen.findByText('Dapat diajukan sampai 22 Desember 2026.')).toBeVisible();
    kirim();
    expect(await screen.findByText(/paling sedikit 30/i)).toBeVisible();
    tulis(/^Alasan keberatan/, ALASAN);
    tulis(/^Diminta untuk baris 1/, '1.000,001');
    expect(screen.getByText(/600.*1\.000/)).toBeVisible();
    kirim();
    expect(server.kepada(`POST ${JALUR}/7`)).toHaveLength(0);
    expect(screen.getByLabelText('Diminta untuk baris 2')).toBeDisabled();
  });
  it('is sent once, under one key however often it is tried, and shows when the answer is due', async () => {
    let ke = 0;
    const { server } = buka({
      [`POST ${JALUR}/7`]: () => {
        ke += 1;
        return ke === 1
          ? gagal(503, 'Sedang sibuk')
          : sukses(isian({ boleh_ajukan: false, boleh_tarik: true, keberatan: [SATU] }));
      },
    });
    await screen.findByRole('form', { name: 'Ajukan keberatan' });
    tulis(/^Alasan keberatan/, ALASAN);
    tulis(/^Diminta untuk baris 1/, '1.000');
    kirim();
    await screen.findByRole('alert');
    kirim();
    expect(await screen.findByText(/Jawaban paling lambat/)).toHaveTextContent(/\b8 Des/);
    const [satu, dua] = server.kepada(`POST ${JALUR}/7`);
    expect(JSON.parse(satu?.isi ?? '')).toEqual({
      versi: 9,
      alasan: ALASAN,
      dokumen: [],
      butir: [{ id: '11', jml: '1000', alasan: '' }],
    });
    expect(satu?.request.headers.get('Idempotency-Key')).toBeTruthy();
    expect(dua?.request.headers.get('Idempotency-Key')).toBe(satu?.request.headers.get('Idempotency-Key'));
  });
  it('goes with the papers that stand beside it; one may be let go, and another kind of file is refused', async () => {
    const lampiran = {
      id: 'd-b.pdf',
      nama_dokumen: 'Dokumen lain',
      nama_file: 'b.pdf',
      ukuran: 2048,
      url: '/berkas/d-b.pdf',
    };
    const { server } = buka({
      [`POST ${JALUR}/7`]: sukses(isian({ boleh_ajukan: false, keberatan: [{ ...SATU, dokumen: [lampiran] }] })),
    });
    await screen.findByRole('form', { name: 'Ajukan keberatan' });
    const pilih = (nama: string) =>
      fireEvent.change(screen.getByLabelText('Berkas keberatan'), { target: { files: [new File(['%PDF'], nama)] } });
    pilih('jahat.exe');
    expect(await screen.findByRole('alert')).toHaveTextContent(/pdf/);
    pilih('a.pdf');
    const daftar = await screen.findByRole('list', { name: 'Dokumen keberatan' });
    pilih('b.pdf');
    fireEvent.click(await within(daftar).findByRole('button', { name: /b\.pdf$/ }));
    expect(daftar).not.toHaveTextContent('b.pdf');
    pilih('b.pdf');
    await within(daftar).findByRole('button', { name: /b\.pdf$/ });
    fireEvent.click(within(daftar).getByRole('button', { name: /a\.pdf$/ }));
    tulis(/^Alasan keberatan/, ALASAN);
    kirim();
    expect(await screen.findByRole('link', { name: 'b.pdf' })).toHaveAttribute('href', '/berkas/d-b.pdf');
    expect(JSON.parse(server.kepada(`POST ${JALUR}/7`)[0]?.isi ?? '')).toEqual({
      versi: 9,
      alasan: ALASAN,
      dokumen: ['d-b.pdf'],
    });
  });
  it('is taken back after a question', async () => {
    const { server } = buka({
      [`GET ${JALUR}/7`]: sukses(isian({ boleh_ajukan: false, boleh_tarik: true, keberatan: [SATU] })),
      [`POST ${JALUR}/3/tarik`]: sukses(
        isian({ keberatan: [{ ...SATU, status: 'DITARIK', ur_status: 'Ditarik perusahaan' }] }),
      ),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Tarik keberatan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tarik keberatan' });
    expect(dialog).toHaveTextContent('Keberatan dapat diajukan lagi selama batas waktunya belum lewat.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ya' }));
    expect(await screen.findByText('Ditarik perusahaan')).toBeVisible();
    expect(server.kepada(`POST ${JALUR}/3/tarik`)).toHaveLength(1);
  });
  it('an answer stands with its law, and a grant with what it has opened', async () => {
    const jawab = {
      jawaban: 'Tidak terbukti',
      dasar_hukum: 'Perpres 7/2025',
      ditutup: '2026-11-20T03:00:00Z',
      dijawab_oleh: 'Kemenperin',
    };
    buka({
      [`GET ${JALUR}/7`]: sukses(
        isian({
          boleh_ajukan: false,
          halangan: 'Keberatan atas keputusan ini sudah dijawab',
          keberatan: [
            { ...SATU, status: 'DITOLAK', ur_status: 'Ditolak', ...jawab },
            {
              ...SATU,
              id: '4',
              status: 'DIKABULKAN',
              ur_status: 'Dikabulkan',
              ...jawab,
              dasar_hukum: null,
              idNk_turunan: '9',
              no_aju_turunan: '07001990000120261123000002',
            },
          ],
        }),
      ),
    });
    expect(await screen.findByText('Dasar hukum: Perpres 7/2025')).toBeVisible();
    expect(screen.getByRole('link', { name: /000002$/ })).toHaveAttribute('href', '/pengajuan/9');
    expect(screen.queryByRole('button', { name: 'Ajukan keberatan' })).toBeNull();
  });
  it('what cannot be objected to says why', async () => {
    buka({ [`GET ${JALUR}/7`]: sukses(isian({ boleh_ajukan: false, halangan: 'Masa keberatan sudah lewat' })) });
    expect(await screen.findByText('Masa keberatan sudah lewat.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });
});

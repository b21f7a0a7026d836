import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../../Konsol';
import { aksi, detail, lembar } from '../../../test-berkas';
import { dikabari } from '../../../test-kabar';
import { pasangServer, sesi, sukses, type Jawaban } from '../../../test-server';

const NK = '/nk/v2/data-nk';
const LEMBAR = `${NK}/keputusanInHouse`;
const MEJA = { nama: 'Kementerian Perindustrian', sejak: '2026-11-09T02:00:00Z', berikut: '', giliran_anda: false };
const SAAT = '2026-11-20T07:32:00Z';
const TERBIT = { kd_status_pengajuan: '50', meja: { ...MEJA, kode: 'selesai' } } as const;
const DI_KOORDINATOR = { kd_status_pengajuan: '22', meja: { ...MEJA, kode: 'koordinator' } } as const;

/** The page of file 7 as an officer of a role sees it. */
async function buka(
  peran: Parameters<typeof sesi>[0],
  semua: ReturnType<typeof aksi>[],
  ubah: Parameters<typeof detail>[1],
  l = lembar(3, ['8000', '6000'], [1, 2, 3, 4, 5]),
  lain: Record<string, Jawaban | (() => Jawaban)> = {},
) {
  window.location.hash = '#/pengajuan/7/show';
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${NK}/get`]: sukses(detail(semua, ubah)),
    [`GET ${LEMBAR}`]: sukses(l),
    [`POST ${LEMBAR}`]: sukses({ idNk: '7', noAju: 'x', versi: 4, kd_status_pengajuan: '25', ur_status: 'Perbaikan' }),
    ...lain,
  });
  render(<Konsol />);
  await screen.findByRole('heading', { name: /PT Mitra Boga Rafinasi/ });
  return { server, user: userEvent.setup() };
}

describe('issue 13: a file that somebody else moves while it is open', () => {
  it('says where it is now as soon as the page is looked at again, and is loaded by a click', async () => {
    let pindah = false;
    const semula = detail([aksi('kembalikan')], DI_KOORDINATOR);
    const baru = {
      ...semula,
      versi: semula.versi + 1,
      kd_status_pengajuan: '23',
      ur_status: 'Menunggu Keputusan Pejabat',
    };
    const { user } = await buka('KL_VERIFIKATOR', [aksi('kembalikan')], DI_KOORDINATOR, undefined, {
      [`GET ${NK}/get`]: () =>
        sukses(pindah ? { ...baru, meja: { ...MEJA, kode: 'pejabat', nama: 'Pejabat' } } : semula),
    });
    expect(screen.queryByText(/berpindah sejak halaman dibuka/)).toBeNull();
    pindah = true;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/Statusnya sekarang Menunggu Keputusan Pejabat, di meja Pejabat/)).toBeVisible();
    vi.mocked(Date.now).mockRestore();
    await user.click(screen.getByRole('button', { name: 'Muat yang terbaru' }));
    await waitFor(() => expect(screen.queryByText(/berpindah sejak halaman dibuka/)).toBeNull());
    expect(screen.getAllByText('Menunggu Keputusan Pejabat').length).toBeGreaterThan(0);
  });
});

describe('issue 13 part 6: a file at another desk', () => {
  it('is read by its verifier with the reason: no field of the sheet, nothing is saved, nothing fails', async () => {
    const { server } = await buka('KL_VERIFIKATOR', [aksi('kembalikan')], DI_KOORDINATOR);
    expect(screen.getByText(/^Lembar ini hanya dapat Anda baca\. Pada status Penelaahan Koordinator/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Diberikan/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    for (const nama of [/^Simpan sementara/, 'Penuhi semua'])
      expect(screen.queryByRole('button', { name: nama })).toBeNull();
    expect(screen.queryByText(/Belum tersimpan/)).toBeNull();
    expect(screen.queryByText(/diambil/)).toBeNull();
    expect(server.kepada(`PUT ${LEMBAR}`)).toEqual([]);
  });

  it('is returned with remarks of his own, not with those that the other desk keeps', async () => {
    const milik_koordinator = {
      tab: 'barang',
      kd_field: 'negara_asal',
      kd_alasan: 'A01',
      catatan: 'Simpanan meja lain',
    };
    const l = {
      ...lembar(3, ['8000', '6000']),
      perbaikan: [milik_koordinator as never],
      catatan: 'Simpanan meja lain',
    };
    const { server, user } = await buka('KL_VERIFIKATOR', [aksi('kembalikan')], DI_KOORDINATOR, l);
    expect(screen.queryByText(/Simpanan meja lain/)).toBeNull();
    const panel = within(screen.getByRole('region', { name: 'Catatan per kolom' }));
    await user.click(panel.getByRole('button', { name: 'Tambah catatan pada kolom' }));
    const catatan = within(await screen.findByRole('dialog', { name: 'Tambah catatan pada kolom' }));
    await user.selectOptions(catatan.getByLabelText(/^Kolom/), 'negara_asal');
    await user.type(catatan.getByLabelText(/Nomor baris/), '2');
    await user.selectOptions(catatan.getByLabelText(/^Alasan/), 'A02');
    await user.type(catatan.getByLabelText(/Catatan untuk pemohon/), 'Negara lain');
    await user.click(catatan.getByRole('button', { name: 'Tambah catatan' }));
    await panel.findByText('Baris 2, Negara asal');
    await user.click(screen.getByRole('button', { name: /^Kembalikan/, hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan ke pemohon' }));
    expect(dialog.getByRole('region', { name: 'Catatan yang dikirim' })).toHaveAttribute('tabindex', '0');
    await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`PUT ${LEMBAR}`)).toEqual([]);
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({
      kd_keputusan: '2',
      catatan: '',
      perbaikan: [{ id_baris: '72', catatan: 'Negara lain' }],
    });
  });

  it('issue 13 part 4: a remark that is too long is counted and refused, never cut', async () => {
    const { user } = await buka('KL_VERIFIKATOR', [aksi('kembalikan')], DI_KOORDINATOR);
    await user.click(screen.getByRole('button', { name: 'Tambah catatan pada kolom' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah catatan pada kolom' }));
    const catatan = dialog.getByLabelText(/Catatan untuk pemohon/);
    await user.click(catatan);
    await user.paste('x'.repeat(2640));
    expect((catatan as HTMLTextAreaElement).value).toHaveLength(2640);
    expect(dialog.getByText('2.640 dari 1.000 karakter')).toBeVisible();
    expect(dialog.getByText('Catatan untuk pemohon paling banyak 1.000 karakter')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tambah catatan' }));
    expect(catatan).toBeInvalid();
    expect(screen.getByRole('dialog', { name: 'Tambah catatan pada kolom' })).toBeVisible();
  });

  it("shows the verifier's lock at the verifier's desk alone", async () => {
    const semua = [aksi('setuju'), aksi('tolak'), aksi('kembalikan')];
    const ubah = { kd_status_pengajuan: '23', meja: { ...MEJA, kode: 'pejabat' } } as const;
    await buka('KL_PEMUTUS', semua, ubah, lembar(2, ['8000', '6000'], [1, 2, 3, 4, 5, 6]));
    expect(screen.queryByText(/diambil/)).toBeNull();
    expect(screen.getByRole('textbox', { name: /Diberikan, baris 1/ })).toBeVisible();
  });

  it('the coordinator approves the recommendation, in the bar, on the button and in the review', async () => {
    const semua = [aksi('kembalikan'), aksi('teruskan', null, 'Setujui rekomendasi')];
    const { user } = await buka('KL_KOORDINATOR', semua, DI_KOORDINATOR);
    expect(screen.getByText(/Setujui rekomendasi penuh/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Setujui rekomendasi/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Periksa sebelum menyetujui rekomendasi' });
    expect(within(dialog).getByRole('button', { name: 'Setujui rekomendasi' })).toBeEnabled();
  });

  it('keeps the conclusion after the decision: the answer, who gave it and when, to read only', async () => {
    const l = { ...lembar(null, ['8000', '6000'], [1, 2, 3, 4, 5, 6]), diputus: { oleh: 'Hari', waktu: SAAT } };
    await buka('KL_VERIFIKATOR', [], TERBIT, l);
    const butir = screen.getByText('Kesimpulan').closest('li');
    expect(butir).toHaveTextContent('Kesimpulandijawab Hari, 20 November 2026Ya');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('finds the letter that is made after the decision, without a reload', async () => {
    let siap = false;
    const surat = { id: 'd1', kd_dokumen: 'KEPUTUSAN', nama_dokumen: 'Keputusan', asal: 'PORTAL', created_at: SAAT };
    const { server } = await buka('KL_PEMUTUS', [], TERBIT, lembar(null, ['8000', '6000']), {
      [`GET ${NK}/get`]: () =>
        sukses({ ...detail([], TERBIT), kode_periksa: 'PERTEK-26-000001-ABCDEFGHJK', dokumen: siap ? [surat] : [] }),
    });
    const dokumen = within(screen.getByRole('region', { name: 'Dokumen' }));
    expect(dokumen.getByText('Surat keputusan sedang dibuat.')).toBeVisible();
    siap = true;
    expect(await dokumen.findByText('Keputusan')).toBeVisible();
    expect(dokumen.queryByText('Surat keputusan sedang dibuat.')).toBeNull();
    const sesudah = server.kepada(`GET ${NK}/get`).length;
    await new Promise((r) => setTimeout(r, 3500));
    expect(server.kepada(`GET ${NK}/get`)).toHaveLength(sesudah);
  });

  it('a file that was withdrawn stands at no step, and has no time left', async () => {
    const jam = { ...detail([]).jam, keadaan: 'selesai' as const, sisa_hari: null, terpakai: 3 };
    const meja = { ...MEJA, kode: 'selesai' as const, nama: 'Ditutup', berikut: 'Dibatalkan pemohon.' };
    await buka('KL_PEMUTUS', [], { kd_status_pengajuan: '80', meja, jam }, lembar(null, [null, null]));
    expect(screen.getByText('Selesai dalam 3 hari kerja, batasnya 5 hari kerja')).toBeVisible();
    expect(screen.getByText('Waktu layanan kementerian')).toBeVisible();
    expect(screen.queryByText('Sisa waktu')).toBeNull();
    expect(screen.getByRole('region', { name: 'Perjalanan' })).not.toHaveTextContent(/dari 5/);
  });

  it('the system is said once in the history', async () => {
    const r = { urut: 1, kalimat: 'Kementerian menerima berkas.', oleh: 'Sistem', peran: 'Sistem', waktu: SAAT };
    await buka('KL_PEMUTUS', [], TERBIT, undefined, { [`GET ${NK}/rki/pengajuan-history/7`]: sukses([r]) });
    expect(await screen.findByText('Sistem')).toBeVisible();
    expect(screen.queryByText('Sistem, Sistem')).toBeNull();
  });
});

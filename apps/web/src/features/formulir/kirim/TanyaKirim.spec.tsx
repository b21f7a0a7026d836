import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { detailUji, dokumen, KEPALA } from '../uji/contoh';
import { gambar, jawabAcuan } from '../uji/meja';
import { ServerUji } from '../uji/server-uji';
import { TanyaKirim } from './TanyaKirim';

vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return {
    api: apiUji({
      ambil: (path: string) => Promise.resolve(jawabAcuan(path)),
      daftar: (path: string) => Promise.resolve({ data: jawabAcuan(path), meta: {} }),
    }),
  };
});
beforeEach(() => localStorage.clear());

async function buka(detail = detailUji({ dokumen: [dokumen('NIB')] }), label = 'Kirim permohonan') {
  const [onKirim, onBatal] = [vi.fn(), vi.fn()];
  const meja = gambar(detail, new ServerUji(detail), <TanyaKirim label={label} onKirim={onKirim} onBatal={onBatal} />);
  await waitFor(() => expect(meja.formulir().acuan.siap).toBe(true));
  return { dialog: screen.getByRole('dialog', { name: label }), user: userEvent.setup(), onKirim, onBatal };
}
const fakta = (dialog: HTMLElement) =>
  Object.fromEntries(
    within(dialog)
      .getAllByRole('term')
      .map((t) => [t.textContent, t.nextElementSibling?.textContent]),
  );

/* An RKI of sugar, two rows of together 10,400 t; C.1 gives the ministry 20 working days for it. */
describe('the question before a file goes out', () => {
  it('says what goes out, to whom, and how long an answer takes; a no sends nothing', async () => {
    const detail = detailUji({ dokumen: [dokumen('NIB')] });
    const { dialog, user, onKirim, onBatal } = await buka(detail);
    expect(dialog).toHaveTextContent(
      `Kirim Rencana Kebutuhan Industri, ${detail.ur_komoditas} 2027, ke Kementerian Perindustrian?`,
    );
    expect(fakta(dialog)).toMatchObject({ 'Data barang': '2 baris, 10.400 ton', Dokumen: '1 berkas, NIB' });
    expect(fakta(dialog)['Waktu layanan']).toBe('20 hari kerja sejak diterima kementerian');
    expect(within(dialog).getByRole('button', { name: 'Tidak' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Tidak' }));
    expect([onBatal.mock.calls.length, onKirim.mock.calls.length]).toEqual([1, 0]);
    await user.click(within(dialog).getByRole('button', { name: 'Ya' }));
    expect(onKirim).toHaveBeenCalledOnce();
  });

  it('repeats what is not plausible, with its sum and the note beside it', async () => {
    // 21,000 + 40,000 + what is asked for, against 1,000 that are needed.
    const kepala = { ...KEPALA, kebutuhan_setahun: '1000', catatan_kewajaran: 'Proyek dua tahun' };
    const { dialog } = await buka(detailUji({ kepala }));
    const wajar = within(dialog).getByText('Tidak lolos uji kewajaran').parentElement as HTMLElement;
    expect(wajar).toHaveTextContent('Neraca massa setahun.');
    expect(wajar).toHaveTextContent('Di atas 1% perlu catatan, di atas 10% tidak wajar.');
    expect(wajar).toHaveTextContent('Catatan Anda: Proyek dua tahun');
  });

  it('a corrected file promises no new time', async () => {
    const { dialog } = await buka(detailUji({ status: '25' }), 'Kirim perbaikan');
    expect(fakta(dialog)).not.toHaveProperty('Waktu layanan');
  });
});

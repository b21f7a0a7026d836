import { describe, expect, it, vi } from 'vitest';
import { FotoTidakSampai, unggahFoto } from './unggah-foto';

const FOTO = { blob: new Blob(['x'], { type: 'image/jpeg' }), side: 640 };
const gagal = (status: number) => Object.assign(new Error(`HTTP ${status}`), { status });
const cara = (kirim: () => Promise<unknown>, kini: string | null = null) => ({
  lama: null,
  kirim: vi.fn<(isi: FormData, batasMs: number) => Promise<unknown>>(kirim),
  kini: vi.fn(() => Promise.resolve(kini)),
});

describe('sending a photo', () => {
  it('LAYAR-10 sends the picture with its square, and gives it one second (BATAS-01)', async () => {
    const c = cara(() => Promise.resolve());
    await unggahFoto(FOTO, c);
    const [isi, batasMs] = c.kirim.mock.calls[0]!;
    expect([isi.get('x'), isi.get('y'), isi.get('sisi')]).toEqual(['0', '0', '640']);
    expect(isi.get('file')).toMatchObject({ name: 'foto.jpg', type: 'image/jpeg', size: 1 });
    expect(batasMs).toBe(1000);
    expect(c.kini).not.toHaveBeenCalled();
  });
  it('BATAS-01 says that nothing was changed only after making sure of it', async () => {
    const c = cara(() => Promise.reject(gagal(0)));
    await expect(unggahFoto(FOTO, c)).rejects.toThrow(/melewati batas satu detik.*Foto Anda tidak berubah/);
    expect(c.kini).toHaveBeenCalledOnce();
  });
  it('takes a late success for one: the answer was lost, the photo is there', async () => {
    await expect(
      unggahFoto(
        FOTO,
        cara(() => Promise.reject(gagal(0)), '/foto?v=2'),
      ),
    ).resolves.toBeUndefined();
  });
  it('passes a refusal of the server on as it is', async () => {
    const c = cara(() => Promise.reject(gagal(422)));
    const galat = await unggahFoto(FOTO, c).catch((e: unknown) => e);
    expect(galat).toMatchObject({ status: 422 });
    expect(galat).not.toBeInstanceOf(FotoTidakSampai);
    expect(c.kini).not.toHaveBeenCalled();
  });
});

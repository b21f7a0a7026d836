import type { ChannelListener, DatabaseListener } from '../../../platform/prisma/database-listener';
import { Clock } from '../../../platform/clock/clock';
import type { ReferensiRepository } from './referensi.repository';
import { VersiService } from './versi.service';

function dunia() {
  const isi = new Map([
    ['hs', 1n],
    ['kpbc', 1n],
  ]);
  let dengar: ChannelListener = { onMessage: () => undefined };
  const listener = { live: true, listen: (_: string, l: ChannelListener) => void (dengar = l), ensure: jest.fn() };
  const versi = jest.fn((jenis: readonly string[]) =>
    Promise.resolve(jenis.flatMap((j) => (isi.has(j) ? [{ jenis: j, versi: isi.get(j), diubah: new Date() }] : []))),
  );
  const layanan = new VersiService(
    { versi } as unknown as ReferensiRepository,
    new Clock(),
    listener as unknown as DatabaseListener,
  );
  const ubah = (jenis: string): void => {
    isi.set(jenis, (isi.get(jenis) ?? 0n) + 1n);
    if (listener.live) dengar.onMessage(jenis);
  };
  return { layanan, versi, listener, ubah, dengar: () => dengar };
}

describe('remembered marks', () => {
  it('are asked for once, and again after their list has changed, not after another one’s', async () => {
    const { layanan, versi, ubah } = dunia();
    const satu = await layanan.tanda(['hs', 'kpbc']);
    expect([await layanan.tanda(['hs', 'kpbc']), versi.mock.calls.length]).toEqual([satu, 1]);
    ubah('kpbc');
    expect((await layanan.tanda(['hs'])) === (await layanan.tanda(['hs']))).toBe(true);
    expect(versi).toHaveBeenCalledTimes(1);
    expect(await layanan.tanda(['hs', 'kpbc'])).toContain('kpbc2');
  });
  it('a list that has no entry yet is remembered as such, until it has one', async () => {
    const { layanan, versi, ubah } = dunia();
    const kosong = await layanan.tanda(['ikan']);
    expect([await layanan.tanda(['ikan']), versi.mock.calls.length]).toEqual([kosong, 1]);
    ubah('ikan');
    expect(await layanan.tanda(['ikan'])).toContain('ikan1');
  });
  it('a number that was read before a change is not remembered after it', async () => {
    const { layanan, versi, ubah } = dunia();
    versi.mockImplementationOnce(() => {
      const lama = Promise.resolve([{ jenis: 'hs', versi: 1n, diubah: new Date() }]);
      ubah('hs');
      return lama;
    });
    expect(await layanan.tanda(['hs'])).toContain('hs1');
    expect(await layanan.tanda(['hs'])).toContain('hs2');
  });
  it('nothing is remembered while notifications may be missed, nor from then', async () => {
    const { layanan, listener, ubah, dengar } = dunia();
    await layanan.tanda(['hs']);
    listener.live = false;
    dengar().onLost?.();
    ubah('hs');
    expect(await layanan.tanda(['hs'])).toContain('hs2');
    ubah('hs');
    expect(await layanan.tanda(['hs'])).toContain('hs3');
    expect(listener.ensure).toHaveBeenCalledTimes(3);
  });
  it('a number that was read before the connection is there is not remembered, though it is answered after', async () => {
    const { layanan, versi, listener, ubah, dengar } = dunia();
    listener.live = false;
    versi.mockImplementationOnce(() => {
      const lama = Promise.resolve([{ jenis: 'hs', versi: 1n, diubah: new Date() }]);
      ubah('hs'); // unheard
      listener.live = true;
      dengar().onLive?.();
      return lama;
    });
    await layanan.tanda(['hs']);
    expect(await layanan.tanda(['hs'])).toContain('hs2');
  });
});

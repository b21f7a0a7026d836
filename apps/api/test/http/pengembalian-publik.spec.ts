import { buatBerkas } from '@sinas/prisma/factories/berkas';
import type { KdAlasan } from '@sinas/domain/baris/alasan';
import { PengembalianPublikService } from '../../src/modules/publik/pengembalian.service';
import { Clock } from '../../src/platform/clock/clock';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const ALAMAT = '/api/publik/pengembalian';
const hari = (n: number) => new Date(Date.now() - n * 86_400_000);
let dunia: World;
let asal = 0n;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

/** A file with its remarks, oldest first. */
async function berkas(kd_rekom: '01' | '07', catatan: [KdAlasan, Date][]): Promise<void> {
  const [ratna, nusa, dewi] = [dunia.pengguna('ratna'), dunia.organisasi('nusa'), dunia.pengguna('dewi')];
  asal += 1n;
  const p = await buatBerkas(dunia.db, {
    ...{ id_organisasi: nusa.id, npwp: nusa.npwp ?? '', dibuat_oleh: ratna.id, pembuat: ratna.fullname },
    ...{ kd_rekom, kd_komoditas: kd_rekom === '01' ? '017' : '0142', tahun: 2027, waktu: hari(700) },
    ubah: { kd_status: '21', id_asal: asal },
    langkah: [],
    tanpaDokumen: true,
  });
  for (const [kd_alasan, waktu] of catatan)
    await dunia.db.catatan.create({
      data: {
        ...{ id_pengajuan: p.id, putaran: 1, langkah: 'barang', kd_field: 'spesifikasi', kd_alasan, waktu },
        ...{ catatan: 'Rahasia dagang PT Nusa', oleh: dewi.id },
      },
    });
}
/** What is asked ten minutes later: until then the same answer is given. */
async function tanya(nanti: number) {
  jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(new Date(Date.now() + nanti * 11 * 60_000));
  return dunia.tamu().get(ALAMAT);
}

describe('18.A4 why files were returned, for everybody', () => {
  it('counts files by their first remark of twelve months; of fewer than ten it tells nothing', async () => {
    expect((await tanya(0)).data).toEqual([]);
    for (let i = 0; i < 6; i += 1)
      await berkas('07', [
        ['A01', hari(30)],
        ['A01', hari(30)],
        ['A02', hari(5)],
      ]);
    for (let i = 0; i < 3; i += 1) await berkas('07', [['A03', hari(364)]]);
    await berkas('07', [['A05', hari(400)]]); // of the year before
    await berkas('01', [['A07', hari(3)]]);
    expect((await tanya(1)).data).toEqual([]);
    // Returned in both years: of these twelve months its first remark counts.
    await berkas('07', [
      ['A05', hari(400)],
      ['A99', hari(2)],
    ]);
    const h = await tanya(2);
    expect(h.http).toBe(200);
    expect(h.data).toEqual([
      {
        kd_rekom: '07',
        berkas: 10,
        sebab: [
          { kd_alasan: 'A01', ur_alasan: 'Dokumen tidak sah', berkas: 6 },
          { kd_alasan: 'A03', ur_alasan: 'Kapasitas tidak mendukung', berkas: 3 },
          { kd_alasan: 'A99', ur_alasan: 'Lainnya', berkas: 1 },
        ],
      },
    ]);
    expect(JSON.stringify(h.data)).not.toMatch(/Nusa|Rahasia/);
  });

  it('is counted once in ten minutes, and again at once after a count that failed', async () => {
    const service = layanan(dunia, PengembalianPublikService);
    const [satu, dua] = [service.daftar(), service.daftar()];
    expect(await satu).toBe(await dua);
    jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(new Date(Date.now() + 60 * 60_000));
    const repo = (service as unknown as { repo: { pengembalian: () => Promise<unknown> } }).repo;
    const gagal = jest.spyOn(repo, 'pengembalian').mockRejectedValueOnce(new Error('putus'));
    await expect(service.daftar()).rejects.toThrow('putus');
    expect((await service.daftar())[0]?.berkas).toBe(10);
    expect(gagal).toHaveBeenCalledTimes(2);
  });
});

import { KelayakanService } from '../../src/modules/perusahaan/kelayakan.service';
import { TanyaLuarService } from '../../src/modules/perusahaan/luar/tanya-luar.service';
import type { Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

let dunia: World;
let dewi: Client;
beforeAll(async () => {
  dunia = await World.open({});
  dewi = await dunia.sebagai('dewi');
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

describe('12.B9 LAYAR-12 priority and risk', () => {
  it('priority is computed from facts, names them, and changes with them; risk is the company’s own', async () => {
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { risiko: 'prioritas' } });
    const d = await berkasSampai(dunia, 'diambil');
    const baris = async (c: Client) =>
      ((await c.get('/nk/v2/data-nk/rki/pengajuan-kl')).data as { noAju: string }[]).find((r) => r.noAju === d.noAju);
    const awal = await baris(dewi);
    expect(awal).toMatchObject({ risiko: 'prioritas' });
    expect((awal as unknown as { prioritas_sebab: string[] }).prioritas_sebab).toContain(
      'Perusahaan belum pernah mendapat keputusan',
    );
    const id = BigInt(d.idNk);
    const { kepala } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id } });
    const tanpa = { ...(kepala as object), stok_awal: '', kapasitas_terpasang: '', realisasi_tahun_lalu: '' };
    await dunia.db.pengajuan.update({ where: { id }, data: { kepala: tanpa } });
    expect(await baris(dewi)).toMatchObject({
      prioritas: 'medium',
      prioritas_sebab: ['Perusahaan belum pernah mendapat keputusan'],
    });
    await dunia.db.pengajuan.update({ where: { id }, data: { perbaikan_ke: 2 } });
    expect(await baris(dewi)).toMatchObject({
      prioritas: 'high',
      prioritas_sebab: ['Perusahaan belum pernah mendapat keputusan', 'Berkas ini dikembalikan 2 kali'],
    });
    const milik = (await (await dunia.sebagai('ratna')).get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(milik).toMatchObject({ prioritas: null, prioritas_sebab: [], risiko: null });
  });

  it('risk follows ISRM in the daily round, with a row in the history; no answer, and what is no level, change nothing', async () => {
    const { id, npwp } = dunia.organisasi('pipa');
    await dunia.db.organisasi.update({ where: { id }, data: { risiko: 'low' } });
    const luar = layanan(dunia, TanyaLuarService);
    const jawab = (tingkat: string) =>
      jest.spyOn(luar, 'tanya').mockImplementation(async (sumber) => ({
        rows: sumber.sistem === 'isrm' ? [{ npwp, tingkat }] : [],
        diambil: new Date(),
      }));
    const keliling = async () => {
      await dunia.db.organisasi.updateMany({ data: { diperiksa_luar: null } });
      await layanan(dunia, KelayakanService).keliling();
      return (await dunia.db.organisasi.findUniqueOrThrow({ where: { id } })).risiko;
    };
    jawab('HIGH');
    expect(await keliling()).toBe('high');
    const r = await dunia.db.riwayatAkun.findFirst({
      where: { objek: 'organisasi', id_objek: id },
      orderBy: { urut: 'desc' },
    });
    expect(r).toMatchObject({ catatan: 'Menurut ISRM', sebelum: { risiko: 'low' }, sesudah: { risiko: 'high' } });
    jawab('sangat berbahaya');
    expect(await keliling()).toBe('high');
    jest.spyOn(luar, 'tanya').mockResolvedValue({ rows: [], diambil: null });
    expect(await keliling()).toBe('high');
  });
});

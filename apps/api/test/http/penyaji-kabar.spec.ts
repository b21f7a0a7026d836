import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PenyajiKabarService } from '../../src/modules/notifikasi/penyaji-kabar.service';
import { kirim, PERTEK } from '../support/berkas';
import { antar } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());

const LAYAR = '/api-prod-ba/mobile/get_notif_web';
const isi = { subject: 'Rapat dimulai', text: 'Bahan tersedia.', type: 'info', tautan: '/konsol/#/rapat/7' };
const antre = (kunci: string, muatan: object) =>
  dunia.db.outbox.create({ data: { jenis: 'notifikasi', kunci, muatan } });

describe('issue 14 part 7: notices know no kind', () => {
  it('an event of another kind is told as its own presenter says: a person, a company and a desk, never who did it', async () => {
    const pelaku = dunia.pengguna('yusuf').id;
    layanan(dunia, PenyajiKabarService).daftarkan('rapat', {
      sajikan: ({ id_pengajuan, urut }) =>
        Promise.resolve({
          kunci: `rapat:${id_pengajuan}:${urut}`,
          pelaku,
          kabar: [
            { penerima: { jenis: 'orang', id_user: dunia.pengguna('maya').id }, isi },
            { penerima: { jenis: 'orang', id_user: pelaku }, isi },
            { penerima: { jenis: 'meja', kode_peran: 'KL_PEMUTUS', kd_ga: '018' }, isi },
            {
              penerima: {
                jenis: 'perusahaan',
                id_organisasi: dunia.firma.get('pipa')?.id ?? '',
                pembuat: dunia.pengguna('bagus').id,
              },
              isi: { ...isi, tautan: '/rapat/7' },
            },
          ],
        }),
    });
    await antre('rapat-1', { sumber: 'rapat', id_pengajuan: '7', urut: 1 });
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const tautan: Record<string, unknown> = {};
    for (const nama of ['maya', 'yusuf', 'agus', 'hari', 'hendra', 'ratna']) {
      const { data } = await (await dunia.sebagai(nama)).get(LAYAR);
      tautan[nama] = data.map((n: { subject: string; tautan: string }) => [n.subject, n.tautan]);
    }
    const [petugas, perusahaan] = [
      ['Rapat dimulai', '/konsol/#/rapat/7'],
      ['Rapat dimulai', '/rapat/7'],
    ];
    expect(tautan).toEqual({ maya: [petugas], yusuf: [], agus: [petugas], hari: [], hendra: [perusahaan], ratna: [] });
  });

  it('a row that the release before has left is an event of a file', async () => {
    const d = await kirim(await dunia.sebagai('bagus'), PERTEK);
    await antar(dunia, d);
    await dunia.db.outbox.deleteMany({ where: { jenis: 'notifikasi' } });
    const tiba = await dunia.db.riwayat.findFirstOrThrow({
      where: { id_pengajuan: BigInt(d.idNk), peristiwa: 'integrasi_ok' },
    });
    await antre(`notifikasi:${d.idNk}:${tiba.urut}`, { id_pengajuan: d.idNk, urut: tiba.urut });
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const { data } = await (await dunia.sebagai('dewi')).get(LAYAR);
    expect(data.map((n: { tautan: string }) => n.tautan)).toEqual([`/konsol/#/pengajuan/${d.idNk}/show`]);
  });

  it('an event whose kind nobody presents is given up, with a reason, and tells nobody', async () => {
    const sebelum = await dunia.db.notifikasi.count();
    await antre('asing-1', { sumber: 'asing', id_pengajuan: '1', urut: 1 });
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const baris = await dunia.db.outbox.findUniqueOrThrow({ where: { kunci: 'asing-1' } });
    expect([baris.status, baris.kesalahan]).toEqual(['GAGAL', 'Kejadian tidak ditemukan']);
    expect(await dunia.db.notifikasi.count()).toBe(sebelum);
  });
});

import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PenyajiKabarService } from '../../src/modules/notifikasi/penyaji-kabar.service';
import { SurelNotifService } from '../../src/modules/notifikasi/surel-notif.service';
import { Surel } from '../../src/platform/surel/surel';
import { Aliran } from '../support/aliran';
import type { Client } from '../support/client';
import { kerjakan, layanan } from '../support/kerjakan';
import { World } from '../support/world';

const DAFTAR = '/api-prod-ba/mobile/get_notif_web';
type Baris = { id: string; user_id: string; subject: string; dibaca: string | null };

let dunia: World;
let dewi: Client;
let rizal: Client;
let nomor = 0;
let pelaku: string | null = null;
beforeAll(async () => {
  dunia = await World.open({});
  [dewi, rizal] = [await dunia.sebagai('dewi'), await dunia.sebagai('rizal')];
  layanan(dunia, PenyajiKabarService).daftarkan('uji', {
    sajikan: ({ urut }) =>
      Promise.resolve({
        kunci: `uji:${urut}`,
        pelaku,
        kabar: [
          {
            penerima: { jenis: 'meja', kode_peran: 'KL_VERIFIKATOR', kd_ga: '019' },
            isi: {
              subject: `Berkas ${urut}`,
              text: 'Tiba.',
              type: 'warning',
              tautan: `/konsol/#/pengajuan/${urut}/show`,
            },
          },
        ],
      }),
  });
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

const id = (nama: string): string => dunia.pengguna(nama).id;
/** `banyak` events arrive at the desk of the verifiers of ministry 019. */
async function tiba(banyak = 1, oleh: string | null = null): Promise<void> {
  pelaku = oleh;
  for (let i = 0; i < banyak; i += 1) {
    nomor += 1;
    const muatan = { sumber: 'uji', id_pengajuan: '1', urut: nomor };
    await dunia.db.outbox.create({ data: { jenis: 'notifikasi', kunci: `uji-${nomor}`, muatan } });
  }
  await kerjakan(dunia, 'notifikasi', NotifikasiService);
}
const lihat = async (c: Client, q = '') => {
  const h = await c.get(`${DAFTAR}?limit=100${q}`);
  const rows = h.data as Baris[];
  const meta = h.meta as { total: number; belum_dibaca: number };
  return { rows, isi: rows.map((n) => n.subject), angka: [meta.total, meta.belum_dibaca] };
};
const kosong = async () => {
  await dunia.db.notifikasi.deleteMany({});
  await dunia.db.outbox.deleteMany({});
  await dunia.db.tandaBaca.deleteMany({});
  await dunia.db.petugasMeja.updateMany({ data: { sejak: 0 } });
};
beforeEach(kosong);

describe('issue 14 part 11: a notice is stored once per desk', () => {
  it('one row for a desk of many, told to each of them as his own, and to nobody else', async () => {
    for (let i = 0; i < 50; i += 1)
      await dunia.db.pengguna.create({
        data: {
          username: `v${i}`,
          email: `v${i}@contoh.invalid`,
          fullname: `v${i}`,
          kode_peran: 'KL_VERIFIKATOR',
          kd_ga: '019',
        },
      });
    await tiba(2);
    expect(await dunia.db.notifikasi.count()).toBe(2);
    for (const c of [dewi, rizal]) expect((await lihat(c)).angka).toEqual([2, 2]);
    const [baru, lama] = (await lihat(dewi)).rows;
    expect([baru?.user_id, baru?.dibaca, Number(baru?.id) > Number(lama?.id)]).toEqual([id('dewi'), null, true]);
    for (const nama of ['wayan', 'yusuf', 'adminkl', 'ratna', 'fajar'])
      expect([nama, (await lihat(await dunia.sebagai(nama))).angka]).toEqual([nama, [0, 0]]);
    await dunia.db.pengguna.deleteMany({ where: { username: { startsWith: 'v' } } });
  });

  it('what one officer has read, the others have not; one, some, all, and all again', async () => {
    await tiba(4);
    const [d, , b, a] = (await lihat(dewi)).rows;
    expect((await dewi.post('/api/notifikasi/baca', { ids: [a?.id, b?.id] })).data).toEqual({ belum_dibaca: 2 });
    expect((await dewi.post('/api/notifikasi/baca', { ids: [a?.id] })).data).toEqual({ belum_dibaca: 2 });
    expect((await lihat(dewi, '&belum=true')).isi).toEqual(['Berkas 6', 'Berkas 5']);
    expect([(await lihat(dewi)).angka, (await lihat(rizal)).angka]).toEqual([
      [4, 2],
      [4, 4],
    ]);
    const dulu = (await lihat(dewi)).rows.find((n) => n.id === a?.id)?.dibaca;
    expect((await dewi.post('/api/notifikasi/baca', {})).data).toEqual({ belum_dibaca: 0 });
    const sesudah = (await lihat(dewi)).rows;
    expect(sesudah.every((n) => n.dibaca !== null)).toBe(true);
    // What was read before keeps its time; what comes later is unread.
    expect(sesudah.find((n) => n.id === a?.id)?.dibaca).toBe(dulu);
    await tiba();
    expect((await lihat(dewi)).angka).toEqual([5, 1]);
    expect((await lihat(dewi, '&belum=true')).isi).toEqual(['Berkas 7']);
    expect((await dewi.post('/api/notifikasi/baca', {})).data).toEqual({ belum_dibaca: 0 });
    expect((await lihat(dewi)).rows.find((n) => n.id === d?.id)?.dibaca).toBe(
      sesudah.find((n) => n.id === d?.id)?.dibaca,
    );
    expect((await lihat(rizal)).angka).toEqual([5, 5]);
  });

  it('nobody marks what is not at his desk', async () => {
    await tiba();
    const [n] = (await lihat(dewi)).rows;
    const wayan = await dunia.sebagai('wayan');
    expect((await wayan.post('/api/notifikasi/baca', { ids: [n?.id] })).data).toEqual({ belum_dibaca: 0 });
    expect(await dunia.db.tandaBaca.count()).toBe(0);
    expect((await lihat(dewi)).angka).toEqual([1, 1]);
  });

  it('who did it himself is not told, and his counts agree', async () => {
    await tiba(1);
    await tiba(1, id('dewi'));
    await tiba(1);
    expect([(await lihat(dewi)).isi.length, (await lihat(dewi)).angka, (await lihat(rizal)).angka]).toEqual([
      2,
      [2, 2],
      [3, 3],
    ]);
    expect((await dewi.post('/api/notifikasi/baca', {})).data).toEqual({ belum_dibaca: 0 });
    expect((await lihat(dewi)).angka).toEqual([2, 0]);
  });

  it('the same event again adds nothing', async () => {
    await tiba();
    await dunia.db.outbox.updateMany({
      where: { kunci: `uji-${nomor}` },
      data: { status: 'MENUNGGU', sewa_sampai: null },
    });
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    expect((await lihat(dewi)).angka).toEqual([1, 1]);
  });

  it('events of one moment get numbers without gaps, and each is told', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        layanan(dunia, NotifikasiService).run({
          payload: { sumber: 'uji', id_pengajuan: '1', urut: 1_000 + i },
          percobaan: 1,
          mungkinSudah: false,
          terakhir: false,
          selesai: () => Promise.resolve(),
        }),
      ),
    );
    const urut = (await dunia.db.notifikasi.findMany({ orderBy: { id: 'asc' } })).map((n) => n.urut_meja);
    expect(urut).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect((await lihat(rizal)).angka).toEqual([12, 12]);
  });

  it('pages follow one another, a desk’s notices among one’s own', async () => {
    await tiba(3);
    await dunia.db.notifikasi.create({
      data: { user_id: id('dewi'), subject: 'Untuk Dewi', text: 'x', type: 'info', kunci: 'sendiri' },
    });
    await tiba(2);
    const semua = (await lihat(dewi)).isi;
    expect([semua.length, semua[2], (await lihat(dewi)).angka]).toEqual([6, 'Untuk Dewi', [6, 6]]);
    const halaman = [];
    for (const p of [1, 2, 3])
      halaman.push(...((await dewi.get(`${DAFTAR}?limit=2&page=${p}`)).data as Baris[]).map((n) => n.subject));
    expect(halaman).toEqual(semua);
  });
});

describe('issue 14 part 11: who comes to a desk, and who leaves it', () => {
  const jadikan = (nama: string, data: { kode_peran?: string; kd_ga?: string }) =>
    dunia.db.pengguna.update({ where: { id: id(nama) }, data });

  it('who joins sees what comes from then on; who leaves sees the desk’s notices no more, also when he comes back', async () => {
    await tiba(2);
    const wayan = await dunia.sebagai('wayan');
    await jadikan('wayan', { kd_ga: '019' });
    expect((await lihat(wayan)).angka).toEqual([0, 0]);
    await tiba();
    expect([(await lihat(wayan)).angka, (await lihat(dewi)).angka]).toEqual([
      [1, 1],
      [3, 3],
    ]);
    await jadikan('wayan', { kd_ga: '018' });
    expect([(await lihat(wayan)).angka, (await lihat(wayan)).isi]).toEqual([[0, 0], []]);
    await jadikan('wayan', { kd_ga: '019' });
    expect((await lihat(wayan)).angka).toEqual([0, 0]);
    await jadikan('wayan', { kd_ga: '018' });
  });

  it('another name or address of an account leaves it where it sits', async () => {
    await tiba();
    await dunia.db.pengguna.update({ where: { id: id('dewi') }, data: { fullname: 'Dewi Baru', kd_ga: '019' } });
    expect((await lihat(dewi)).angka).toEqual([1, 1]);
  });

  it('mail goes to those of the desk who want it, not to one who has left it meanwhile', async () => {
    const surel = jest.spyOn(layanan(dunia, Surel), 'kirim').mockResolvedValue(undefined);
    await dunia.db.pengguna.updateMany({
      where: { id: { in: [id('dewi'), id('rizal')] } },
      data: { diaktifkan: new Date(), surel_notif: 'semua' },
    });
    await tiba();
    expect(await dunia.db.outbox.count({ where: { jenis: 'surel-notif', status: 'MENUNGGU' } })).toBe(2);
    await jadikan('rizal', { kode_peran: 'KL_KOORDINATOR' });
    await kerjakan(dunia, 'surel-notif', SurelNotifService);
    expect(surel.mock.calls.map(([kepada]) => kepada)).toEqual(['dewi@contoh.invalid']);
    expect(await dunia.db.outbox.count({ where: { jenis: 'surel-notif', status: 'MENUNGGU' } })).toBe(0);
    await jadikan('rizal', { kode_peran: 'KL_VERIFIKATOR' });
  });

  it('an open browser of the desk hears it at once, and that it was read, by its reader alone', async () => {
    const [a, b] = [await Aliran.buka(dewi), await Aliran.buka(rizal)];
    await a.sampai(() => a.isi.length === 1);
    await b.sampai(() => b.isi.length === 1);
    await tiba();
    await a.sampai(() => a.terakhir?.belum_dibaca === 1);
    await b.sampai(() => b.terakhir?.belum_dibaca === 1);
    await dewi.post('/api/notifikasi/baca', {});
    await a.sampai(() => a.terakhir?.belum_dibaca === 0);
    expect(b.terakhir?.belum_dibaca).toBe(1);
    a.tutup();
    b.tutup();
  });
});

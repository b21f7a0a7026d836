import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { TarikPabeanService } from '../../src/modules/pengajuan/pabean/tarik-pabean.service';
import { TAHUN, type Draf } from '../support/berkas';
import { versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { siapkanGaris } from '../support/neraca';
import { beres, tetapkan } from '../support/perjalanan';
import {
  baris,
  buatRapat,
  finalkan,
  garis,
  isiBaris,
  kerjaHabis,
  langkah,
  orangRapat,
  RAKOR,
  rinci,
  rkiMenunggu,
  tandaTangani,
  type Orang,
} from '../support/rakor';
import { World } from '../support/world';

/* T34, E.1 kind 4 and the ledger page's 'evaluation takes away': typed from there. */
let luar: Simulators;
let dunia: World;
let o: Orang;
let d: Draf;
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({ DJBC_URL: `${luar.url}/djbc` });
  o = await orangRapat(dunia);
});
afterAll(async () => {
  await dunia.close();
  await luar.close();
});
/** A permit in force of 100 and 200 tonnes. */
beforeEach(async () => {
  d = await rkiMenunggu(dunia, ['100', '200']);
  await siapkanGaris(o.ketua);
  await beres(tetapkan(o.ketua, d, '015', await versi(o.ketua, d)));
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) },
  });
});
afterEach(async () => {
  expect((await layanan(dunia, PutarBukuService).periksa()).temuan).toEqual([]);
  await singkirkan(dunia, d);
});

let nomor = 0;
/** Goods of a row come in. */
async function masuk(seri: number, jml: string): Promise<void> {
  const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
  const b = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: p.id, jenis: 'barang', seri } });
  const data = b.data as Record<string, string>;
  const isi = {
    ...{ no_pib: `000777-${++nomor}`, seri: 1, tgl_pib: `${TAHUN}-03-02`, kd_kantor: '040300', npwp: p.npwp },
    ...{ no_izin: p.no_keputusan, hs: b.hs, uraian: b.uraian, satuan: b.satuan, jml, negara_asal: data.negara_asal },
  };
  await fetch(`${luar.url}/djbc/pemberitahuan`, { method: 'POST', body: JSON.stringify(isi) });
  await layanan(dunia, TarikPabeanService).jalankan();
}
async function saldo(seri: number): Promise<[terbit: string, realisasi: string]> {
  const b = await dunia.db.baris.findFirstOrThrow({
    where: { id_pengajuan: BigInt(d.idNk), jenis: 'barang', seri },
  });
  const akun = await dunia.db.bukuAkun.findMany({ where: { sumber: `baris:${b.id}` } });
  const jml = (jenis: string) => akun.find((a) => a.jenis === jenis)?.saldo.toFixed() ?? '0';
  return [jml('P.TERBIT'), jml('P.TEREALISASI')];
}
const nasional = async (): Promise<string> => {
  const akun = await dunia.db.bukuAkun.findMany({ where: { jenis: 'N.TERSEDIA', pos: { kd_komoditas: '015' } } });
  return akun.map((a) => a.saldo.toFixed()).join(' ');
};
/** Called and begun: what is in force has come onto its agenda by itself. */
async function evaluasi(): Promise<string> {
  const { id_rakor } = await buatRapat(dunia, o, 4);
  await langkah(o.sekre, id_rakor, 'jadwalkan');
  await kerjaHabis(dunia);
  await langkah(o.sekre, id_rakor, 'mulai');
  return id_rakor;
}
async function spread(id: string, nilai: string) {
  const [g] = await garis(o.sekre, id);
  const isi = { id_rakor: id, id_garis: g?.id_garis, cara: 'PLAFON', nilai, kd_alasan: 'A05' };
  return o.sekre.post(`${RAKOR}/postBulk`, { ...isi, pratinjau: false, versi: g?.versi });
}
const milik = async (id: string) => (await baris(o.sekre, id)).filter((b) => b.noAju === d.noAju);
async function tutup(id: string): Promise<void> {
  await langkah(o.sekre, id, 'selesai');
  await finalkan(o, id);
}

describe('an evaluation (T34)', () => {
  it('takes what is unused by a ceiling, never below what came in; ledger, paper, notice and history follow', async () => {
    await masuk(1, '80');
    const bebas = await nasional();
    const id = await evaluasi();
    expect((await milik(id)).map((b) => [b.usulan, b.rekomendasi, b.lantai, b.penetapan])).toEqual([
      ['100', '100', '80', null],
      ['200', '200', '0', null],
    ]);
    expect((await spread(id, '79')).message).toBe(
      'Jumlah 79 tidak cukup: baris yang sudah direalisasikan dan dicadangkan memerlukan 80',
    );
    // 120 by weight would be 40 and 80: the first one stays at its floor, the rest goes to the other.
    expect((await spread(id, '120')).data).toMatchObject({ jml: '120', disimpan: true });
    expect((await milik(id)).map((b) => b.penetapan)).toEqual(['80', '40']);
    const [satu] = await milik(id);
    for (const [penetapan, kata] of [
      ['100.001', 'Baris 1: penetapan melebihi usulan 100'],
      ['79.999', 'Baris 1: penetapan di bawah 80 yang sudah direalisasikan dan dicadangkan'],
    ] as const)
      expect(await isiBaris(o.sekre, id, satu?.id_baris ?? '', { penetapan })).toMatchObject({
        http: 422,
        errors: [{ message: kata }],
      });
    await tutup(id);
    expect(await saldo(2)).toEqual(['200', '0']);
    for (const c of [o.hari, o.ketua]) expect(await tandaTangani(c, id)).toMatchObject({ http: 200 });
    // At once with the last signature; the line falls with it.
    expect([await saldo(1), await saldo(2), await nasional()]).toEqual([['0', '80'], ['40', '0'], bebas]);
    await kerjaHabis(dunia);
    expect(await rinci(o.sekre, id)).toMatchObject({ kd_status: '70', terap: { menunggu: 0, selesai: 1, gugur: 0 } });

    const berkas = (await o.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(berkas.kd_status_pengajuan).toBe('50');
    const { data: sisa } = await o.ratna.get(`/api/serah/${d.idNk}`);
    expect(sisa).toMatchObject({
      baris: [
        { ditetapkan: '80', diserahkan: '20', sisa: '0' },
        { ditetapkan: '40', diserahkan: '160', sisa: '40' },
      ],
      penyerahan: [
        {
          ...{ jenis: 'EVALUASI', versi: 2 },
          baris: [
            { seri: 1, jml: '20', alasan: 'Realisasi tahun lalu rendah' },
            { seri: 2, jml: '160', alasan: 'Realisasi tahun lalu rendah' },
          ],
        },
      ],
    });
    expect(sisa.penyerahan[0].alasan).toMatch(
      new RegExp(`^Rakor Evaluasi ke-\\d+ tahun ${TAHUN}, BA-\\d+/RAKOREVAL/XII/2026$`),
    );
    const [akhir] = (await o.ratna.get(`/nk/v2/data-nk/rki/pengajuan-history/${d.idNk}`)).data.slice(-1);
    expect(JSON.stringify(akhir)).toContain('Dikurangi rapat evaluasi: 20 ton dari baris 1 dan 160 ton dari baris 2');
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const kabar = await dunia.db.notifikasi.findMany({
      where: { subject: { contains: 'Jumlah izin dikurangi rapat evaluasi' } },
    });
    expect(kabar.map((k) => k.subject)).toEqual([expect.stringContaining(d.noAju.slice(-6))]);
    const kertas = await dunia.db.outbox.findMany({
      where: { jenis: 'bangun-dokumen', kunci: { contains: `:${d.idNk}:2` } },
    });
    expect(kertas).toHaveLength(1);
  });

  it('takes nothing from what it leaves as it is, and gives nobody more', async () => {
    const id = await evaluasi();
    const [g] = await garis(o.sekre, id);
    await beres(
      o.sekre.post(`${RAKOR}/postBulk`, {
        ...{ id_rakor: id, id_garis: g?.id_garis, cara: 'SETUJU_REKOMENDASI', pratinjau: false, versi: g?.versi },
      }),
    );
    await tutup(id);
    for (const c of [o.hari, o.ketua]) await tandaTangani(c, id);
    await kerjaHabis(dunia);
    expect(await rinci(o.sekre, id)).toMatchObject({ kd_status: '70', terap: { menunggu: 0, selesai: 0, gugur: 0 } });
    expect((await o.ratna.get(`/api/serah/${d.idNk}`)).data.penyerahan).toEqual([]);
    expect(await saldo(2)).toEqual(['200', '0']);
  });

  it('goods that come in while it sits raise the floor: before it is final, and under the last signature', async () => {
    const id = await evaluasi();
    await spread(id, '150');
    expect((await milik(id)).map((b) => b.penetapan)).toEqual(['50', '100']);
    await langkah(o.sekre, id, 'selesai');
    await masuk(1, '60');
    await expect(finalkan(o, id)).rejects.toThrow(
      'Realisasi atau jumlah izin pada 1 baris berubah setelah ditetapkan. Buka kembali pembahasan',
    );
    await langkah(o.sekre, id, 'buka_kembali');
    expect((await milik(id)).map((b) => [b.lantai, b.penetapan])).toEqual([
      ['60', null],
      ['0', '100'],
    ]);
    await spread(id, '160');
    await tutup(id);
    await beres(tandaTangani(o.hari, id));
    await masuk(2, '150');
    const lewat = await tandaTangani(o.ketua, id);
    expect([lewat.http, lewat.message]).toEqual([
      422,
      expect.stringContaining('baris 2: sisanya tinggal 50 ton, kurang dari 100 ton yang dikurangi rapat'),
    ]);
    expect([await saldo(2), (await rinci(o.sekre, id)).kd_status]).toEqual([['50', '150'], '50']);
    const { versi: kini } = await rinci(o.ketua, id);
    await beres(o.ketua.post(`${RAKOR}/redraft/${id}`, { versi: kini, alasan: 'Realisasi bertambah' }));
    expect((await milik(id)).map((b) => [b.lantai, b.penetapan])).toEqual([
      ['60', '60'],
      ['150', null],
    ]);
  });

  it('what its holder gives back meanwhile is not taken twice', async () => {
    const id = await evaluasi();
    await spread(id, '150');
    await tutup(id);
    const { data } = await o.ratna.get(`/api/serah/${d.idNk}`);
    const baris2 = (data.baris as { id: string }[])[1]?.id;
    const serah = { versi: data.versi, alasan: 'Tidak dipakai', baris: [{ id: baris2, jml: '50' }] };
    await beres(o.ratna.post(`/api/serah/${d.idNk}`, serah));
    await beres(tandaTangani(o.hari, id));
    const lewat = await tandaTangani(o.ketua, id);
    expect([lewat.http, lewat.message]).toEqual([
      422,
      expect.stringContaining('baris 2: jumlah izin berubah setelah berita acara final'),
    ]);
    expect(await saldo(2)).toEqual(['150', '0']);
    const { versi: kini } = await rinci(o.ketua, id);
    await beres(o.ketua.post(`${RAKOR}/redraft/${id}`, { versi: kini, alasan: 'Sisa diserahkan' }));
    expect((await milik(id)).map((b) => [b.usulan, b.penetapan])).toEqual([
      ['100', '50'],
      ['150', null],
    ]);
  });

  it('a permit stands on one evaluation at a time, and one that ended meanwhile is left alone', async () => {
    const id = await evaluasi();
    const lain = await buatRapat(dunia, o, 4);
    await langkah(o.sekre, lain.id_rakor, 'jadwalkan');
    const isi = { id_rakor: lain.id_rakor, no_aju: [d.noAju] };
    expect((await o.sekre.post(`${RAKOR}/insert-rakor`, isi)).data).toMatchObject([
      { berhasil: false, pesan: 'Izin ini sudah ada di agenda rapat evaluasi lain yang belum selesai' },
    ]);
    await langkah(o.sekre, lain.id_rakor, 'batal', 'Sudah dibahas');
    await kerjaHabis(dunia);
    await spread(id, '150');
    await tutup(id);
    for (const c of [o.hari, o.ketua]) await tandaTangani(c, id);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '85' } });
    await kerjaHabis(dunia);
    expect(await rinci(o.sekre, id)).toMatchObject({ kd_status: '70', terap: { selesai: 0, gugur: 1 } });
    const ketiga = await buatRapat(dunia, o, 4);
    await langkah(o.sekre, ketiga.id_rakor, 'jadwalkan');
    expect((await o.sekre.post(`${RAKOR}/insert-rakor`, { ...isi, id_rakor: ketiga.id_rakor })).data).toMatchObject([
      { berhasil: false, pesan: 'Hanya izin yang berlaku dan berasal dari neraca yang dapat dievaluasi' },
    ]);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '50' } });
  });
});

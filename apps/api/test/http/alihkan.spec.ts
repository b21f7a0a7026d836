import { berkasSampai } from '../support/keadaan';
import type { Client } from '../support/client';
import type { Draf } from '../support/berkas';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';

describe('18.B5 and B6 reassigning, and what lies on whose desk', () => {
  let dunia: World;
  let dewi: Client;
  let rizal: Client;
  let yusuf: Client;
  let d: Draf;
  const id = (nama: string) => dunia.pengguna(nama).id;
  const alihkan = (c: Client, kepada: string, idNk = d.idNk) =>
    c.post(`${NK}/inhouse/alihkan?id_nk=${idNk}`, { id_user: kepada });
  const berkas = () => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
  const riwayat = async (c: Client) =>
    (await c.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data as unknown as {
      peristiwa: string;
      kalimat: string;
      oleh: string;
    }[];

  beforeEach(async () => {
    dunia = await World.open({});
    [dewi, rizal, yusuf] = [await dunia.sebagai('dewi'), await dunia.sebagai('rizal'), await dunia.sebagai('yusuf')];
    d = await berkasSampai(dunia, 'diambil');
  });
  afterEach(() => dunia.close());

  it('a coordinator gives it to another verifier, who goes on with it; both are told, the company learns no name', async () => {
    expect((await berkas()).id_pengambil).toBe(id('dewi'));
    const r = await alihkan(yusuf, id('rizal'));
    expect([r.http, r.data.pengambil]).toEqual([200, id('rizal')]);
    expect(await berkas()).toMatchObject({ kd_status: '21', id_pengambil: id('rizal') });
    // Who had it may do nothing more with it; who has it may.
    expect((await dewi.post(`${NK}/inhouse/lepas?id_nk=${d.idNk}`, {})).http).toBe(409);
    expect((await rizal.post(`${NK}/inhouse/lepas?id_nk=${d.idNk}`, {})).http).toBe(200);
    const kabar = await dunia.db.notifikasi.findMany({ where: { subject: { contains: 'dialihkan' } } });
    expect(kabar.map((k) => [k.user_id, k.subject.replace(/\d[\d-]+/, 'N')]).sort()).toEqual(
      [
        [id('rizal'), 'Berkas N dialihkan kepada Anda'],
        [id('dewi'), 'Berkas N dialihkan dari Anda'],
      ].sort(),
    );
    const nama = async (n: string) => (await dunia.db.pengguna.findUniqueOrThrow({ where: { id: id(n) } })).fullname;
    const baris = (rows: { peristiwa: string }[]) => rows.find((x) => x.peristiwa === 'alihkan');
    expect(baris(await riwayat(dewi))).toMatchObject({
      kalimat: `${await nama('yusuf')} mengalihkan ke ${await nama('rizal')}.`,
      oleh: await nama('yusuf'),
    });
    const pemohon = baris(await riwayat(await dunia.sebagai('ratna')));
    expect(pemohon).toMatchObject({ kalimat: 'Dialihkan ke verifikator lain Kementerian Perindustrian.' });
    expect(JSON.stringify(pemohon)).not.toContain(await nama('rizal'));
    expect(JSON.stringify(pemohon)).not.toContain(await nama('yusuf'));
  });

  it('the same twice changes nothing and tells nobody again; two at once leave one in the end, with both in the history', async () => {
    await alihkan(yusuf, id('rizal'));
    const { versi } = await berkas();
    expect((await alihkan(yusuf, id('rizal'))).http).toBe(200);
    expect((await berkas()).versi).toBe(versi);
    const serempak = await Promise.all([alihkan(yusuf, id('dewi')), alihkan(yusuf, id('dewi'))]);
    expect(serempak.map((r) => r.http)).toEqual([200, 200]);
    expect(await berkas()).toMatchObject({ id_pengambil: id('dewi'), versi: versi + 1 });
    expect((await riwayat(dewi)).filter((r) => r.peristiwa === 'alihkan')).toHaveLength(2);
  });

  it('one that nobody has taken is given out, and the company sees it in verification', async () => {
    await dewi.post(`${NK}/inhouse/lepas?id_nk=${d.idNk}`, {});
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '20' } });
    expect((await alihkan(yusuf, id('rizal'))).http).toBe(200);
    expect(await berkas()).toMatchObject({ kd_status: '21', id_pengambil: id('rizal') });
  });

  it('only to a verifier of the ministry with an open account, who has not had it at another desk', async () => {
    const tolak = async (kepada: string) => {
      const r = await alihkan(yusuf, kepada);
      return [r.http, r.message];
    };
    const tidakAda = 'Petugas ini tidak ada lagi di kementerian Anda, atau akunnya ditutup. Pilih petugas lain';
    const nama = async (n: string) => (await dunia.db.pengguna.findUniqueOrThrow({ where: { id: id(n) } })).fullname;
    expect(await tolak(id('agus'))).toEqual([422, tidakAda]);
    expect(await tolak(id('ratna'))).toEqual([422, tidakAda]);
    expect(await tolak('00000000-0000-4000-8000-000000000000')).toEqual([422, tidakAda]);
    expect(await tolak(id('hari'))).toEqual([
      422,
      `${await nama('hari')} bukan verifikator, jadi tidak dapat mengambil berkas`,
    ]);
    await dunia.db.pengguna.update({ where: { id: id('rizal') }, data: { aktif: false } });
    expect(await tolak(id('rizal'))).toEqual([422, tidakAda]);
    await dunia.db.pengguna.update({ where: { id: id('rizal') }, data: { aktif: true } });
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { id_koordinator: id('rizal') } });
    expect((await tolak(id('rizal')))[0]).toBe(422);
    expect((await tolak(id('rizal')))[1]).toContain(`${await nama('rizal')} tidak dapat mengambil berkas ini: `);
    expect((await berkas()).id_pengambil).toBe(id('dewi'));
    expect((await alihkan(yusuf, 'rizal')).http).toBe(400);
  });

  it('by nobody else: verifier, official, company, another ministry, a stranger; and not at another desk', async () => {
    for (const nama of ['dewi', 'rizal', 'hari', 'ratna'])
      expect([nama, (await alihkan(await dunia.sebagai(nama), id('rizal'))).http]).toEqual([nama, 403]);
    expect((await alihkan(dunia.tamu(), id('rizal'))).http).toBe(401);
    expect((await berkas()).id_pengambil).toBe(id('dewi'));
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_ga: '090' } });
    expect((await alihkan(yusuf, id('rizal'))).http).toBe(404);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_ga: '019', kd_status: '22' } });
    expect((await alihkan(yusuf, id('rizal'))).http).toBe(409);
  });

  it('the workload says who has how much, how late and since when; of the own ministry alone', async () => {
    interface Beban {
      belum_diambil: number;
      petugas: { id: string; permohonan: number; rencana: number; lewat: number; hari_ini: number; terlama: string | null; selesai_minggu: number }[]; // prettier-ignore
    }
    const beban = async () => (await yusuf.get(`${NK}/inhouse/beban`)).data as unknown as Beban;
    const dari = (b: Beban, nama: string) => b.petugas.find((p) => p.id === id(nama));
    const awal = await beban();
    expect(dari(awal, 'dewi')).toMatchObject({ permohonan: 1, rencana: 0, lewat: 0, hari_ini: 0, selesai_minggu: 0 });
    expect(dari(awal, 'rizal')).toMatchObject({ permohonan: 0, terlama: null });
    expect(dari(awal, 'agus')).toBeUndefined();
    expect(Date.parse(dari(awal, 'dewi')?.terlama ?? '')).toBeGreaterThan(0);
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { sla_tenggat: new Date(Date.now() - 1000) },
    });
    await alihkan(yusuf, id('rizal'));
    const lewat = await beban();
    expect(dari(lewat, 'dewi')).toMatchObject({ permohonan: 0, lewat: 0, terlama: null });
    expect(dari(lewat, 'rizal')).toMatchObject({ permohonan: 1, lewat: 1 });
    await rizal.post(`${NK}/inhouse/lepas?id_nk=${d.idNk}`, {});
    expect((await beban()).belum_diambil).toBe(lewat.belum_diambil + 1);
    expect((await dewi.get(`${NK}/inhouse/beban`)).http).toBe(403);
    const agus = await dunia.sebagai('agus');
    expect(JSON.stringify((await agus.get(`${NK}/inhouse/rekan`)).data ?? [])).not.toContain(id('dewi'));
  });
});

import { berkasSampai, PERIKSA, penuh } from '../support/keadaan';
import { SANDI, World } from '../support/world';

/** Issue of the attack, part 12: four eyes over every round and whatever roles somebody has had since. */
let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());

const K = '/nk/v2/data-nk/keputusanInHouse';

it('part 12: who verified an earlier round, or reviewed it, and was made decider since, decides nothing; the sheet says so', async () => {
  const d = await berkasSampai(dunia, 'pemutus');
  // Another verifier had the last round: the column names him alone.
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { id_verifikator: dunia.pengguna('rizal').id, id_koordinator: null },
  });
  for (const nama of ['dewi', 'yusuf']) {
    await dunia.db.pengguna.update({ where: { username: nama }, data: { kode_peran: 'KL_PEMUTUS' } });
    const c = await dunia.sebagai(nama);
    const lembar = await c.get(`${K}?id_nk=${d.idNk}`);
    expect([nama, lembar.data.empat_mata.boleh]).toEqual([nama, false]);
    const berkas = await c.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`);
    const isi = { idNk: d.idNk, versi: berkas.data.versi as number, checklist: PERIKSA.enam, sandi: SANDI };
    for (const kd_keputusan of ['1', '3'])
      expect([nama, (await c.post(K, { ...isi, kd_keputusan, rincian: await penuh(c, d) })).http]).toEqual([nama, 409]);
    const aksi = berkas.data.aksi_tersedia as { aksi: string; aktif?: boolean }[];
    expect(JSON.stringify(aksi)).toContain('meja lain');
  }
  const hari = await dunia.sebagai('hari');
  const lembar = await hari.get(`${K}?id_nk=${d.idNk}`);
  expect(lembar.data.empat_mata.boleh).toBe(true);
});

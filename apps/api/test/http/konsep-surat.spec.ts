import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import type { Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { kerjakan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { teksPdfJadi } from '../support/teks-pdf';
import { SANDI, World } from '../support/world';

let dunia: World;
let hari: Client;
beforeAll(async () => {
  dunia = await World.open({});
  hari = await dunia.sebagai('hari');
});
afterAll(() => dunia.close());

const DASAR = '/nk/v2/data-nk';
const konsep = (c: Client, d: Draf): Promise<Answer> => c.get(`${DASAR}/inhouse/konsep-surat?id_nk=${d.idNk}`);
/** What only an issued letter says, and what stands in its place in a draft of it. */
const SAAT_TERBIT = [
  /Pindai kode ini, atau buka alamat di bawah\./,
  /http:\/\/localhost:1\/cek\//,
  /Ditetapkan \d+ [A-Z][a-z]+ \d{4}, \d\d\.\d\d WIB/,
  /Dokumen ini dibuat oleh sistem dan disegel secara elektronik\. Yang berlaku adalah keadaan keputusan pada alamat periksa di atas\./,
  /Keputusan \. Kode periksa/,
];
const SEBELUM_TERBIT = [
  /Kode dan alamat periksa terisi saat terbit\./,
  /terisi saat terbit/,
  /Ditetapkan saat terbit/,
  /Konsep ini tidak disegel dan tidak berlaku sebagai keputusan\./,
  /Konsep keputusan, belum berlaku/,
  /KONSEP/,
];
/** Lines break elsewhere where a number is longer. */
const rapat = (teks: string): string => teks.replace(/\s+/g, '');
const tanpa = (teks: string, lain: readonly RegExp[]): string =>
  lain.reduce((t, r) => t.replace(new RegExp(rapat(r.source), 'g'), ''), rapat(teks));

describe('the letter of a decision before it is made', () => {
  it('says what the issued one says but for number, code and hour, and is stored nowhere', async () => {
    const d = await berkasSampai(dunia, 'pemutus', undefined, ['100', '200', '50']);
    const [a, b, c] = (await penuh(hari, d)) as unknown as [{ id: string }, { id: string }, { id: string }];
    const rincian = [
      a,
      { ...b, jml_keputusan: '120', kd_alasan: 'A04', alasan: 'Pasokan dalam negeri cukup' },
      { ...c, jml_keputusan: '0', kd_alasan: 'A99', alasan: 'Tidak dipakai' },
    ];
    const isi = { idNk: d.idNk, rincian, catatan: 'Laporkan tiap bulan', checklist: PERIKSA.enam };
    const TAHUN = (await hari.get(`${DASAR}/get?id_nk=${d.idNk}`)).data.tahun as number;
    expect((await hari.put(LEMBAR, { ...isi, berlaku_sampai: `${TAHUN}-06-30` })).http).toBe(200);
    const hitung = async () => [
      await dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(d.idNk) } }),
      await dunia.db.dokumen.count({ where: { id_pengajuan: BigInt(d.idNk) } }),
      await dunia.db.nomorUrut.findMany({ orderBy: { kunci: 'asc' } }),
      await versi(hari, d),
    ];
    const sebelum = await hitung();
    const lihat = await konsep(hari, d);
    expect([lihat.http, lihat.headers.get('content-type'), lihat.headers.get('cache-control')]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ]);
    const draf = await teksPdfJadi(lihat.raw);
    expect(await hitung()).toEqual(sebelum);
    for (const kata of [
      'Konsep keputusan, belum berlaku',
      'sampai dengan 30 Juni',
      'Pasokan dalam negeri cukup',
      '120',
      'Pejabat Pemutus hari',
    ])
      expect(draf).toContain(kata);
    expect(draf).not.toMatch(/\/cek\/|disegel secara elektronik/);

    const putus = { ...isi, versi: await versi(hari, d), kd_keputusan: '1', sandi: SANDI };
    expect((await hari.post(LEMBAR, putus)).http).toBe(201);
    await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    const { id } = await dunia.db.dokumen.findFirstOrThrow({
      where: { id_pengajuan: p.id, asal: 'PORTAL', nama_file: { contains: 'eputusan' } },
      orderBy: { created_at: 'desc' },
    });
    const terbit = await teksPdfJadi((await hari.get(`/berkas/${id}`)).raw);
    const milik = [p.no_keputusan ?? '', p.kode_periksa ?? ''];
    for (const kata of milik) expect(rapat(terbit)).toContain(kata);
    const nomor = milik.map((x) => new RegExp(x));
    expect(tanpa(terbit, [...nomor, ...SAAT_TERBIT])).toBe(tanpa(draf, SEBELUM_TERBIT));
    await singkirkan(dunia, d);
  });
  it('is for the official at his desk alone, of what no meeting determines', async () => {
    const d = await berkasSampai(dunia, 'koordinator');
    const meja = 'Konsep surat dapat dilihat saat berkas di meja pejabat pemutus';
    expect(await konsep(hari, d)).toMatchObject({ http: 422, message: meja });
    for (const [siapa, http] of [['ratna', 403], ['dewi', 403], ['yusuf', 403], ['fajar', 403], ['agus', 404]] as const) expect([siapa, (await konsep(await dunia.sebagai(siapa), d)).http]).toEqual([siapa, http]); // prettier-ignore
    await singkirkan(dunia, d);
    const rki = await berkasSampai(dunia, 'rki');
    const rapat = 'Berkas ini ditetapkan dalam rapat. Suratnya dibuat sesudah rapat itu';
    expect(await konsep(hari, rki)).toMatchObject({ http: 422, message: rapat });
    await singkirkan(dunia, rki);
    const terbit = await berkasSampai(dunia, 'terbit');
    expect((await konsep(hari, terbit)).http).toBe(422);
  });
});

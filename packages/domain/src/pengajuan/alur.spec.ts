import { describe, expect, it } from 'vitest';
import type { KodePeran } from '../akses/peran';
import type { Aktor } from '../akses/kebijakan';
import { PESAN } from '../pesan/pesan';
import { aksiTersedia } from './aksi';
import { layanan } from '../layanan/daftar';
import { KODE_REKOM, type KdRekom } from '../layanan/kode';
import { PERISTIWA, type Peristiwa } from './alur';
import { langkah, type FaktaPengajuan } from './penjaga';
import { KODE_STATUS, STATUS, statusTampil, type KdStatusTersimpan } from './status';

const TERSIMPAN = KODE_STATUS.filter((k): k is KdStatusTersimpan => k !== '11' && k !== '32');
const aktor = (peran: KodePeran, id_user = 'u1'): Aktor => ({
  id_user,
  nama: peran,
  peran,
  id_organisasi: 'o1',
  isbranch: false,
  kd_ga: '019',
});
const fakta = (kd_status: KdStatusTersimpan, kd_rekom: KdRekom, isi: Partial<FaktaPengajuan> = {}): FaktaPengajuan => ({
  kd_status,
  kd_rekom,
  status_kirim: null,
  status_billing: null,
  id_pengambil: 'u1',
  verifikator: ['u9'],
  koordinator: ['u8'],
  perbaikan_ke: 0,
  jendela_buka: true,
  jendela_ubah: true,
  terbit_otomatis: true,
  sla_lewat: true,
  ...isi,
});

const ALUR = KODE_REKOM.flatMap((kd) => layanan(kd).alur.langkah);

describe('transition tables', () => {
  it('every stored status is reachable from a draft', () => {
    const sampai = new Set<KdStatusTersimpan>(['00']);
    for (let tumbuh = true; tumbuh;) {
      const sebelum = sampai.size;
      for (const l of ALUR) if (l.ke !== 'tetap' && l.dari.some((d) => sampai.has(d))) sampai.add(l.ke);
      tumbuh = sampai.size > sebelum;
    }
    expect(TERSIMPAN.filter((k) => !sampai.has(k))).toEqual([]);
  });

  it('every event stands in the table, and no cell twice', () => {
    expect(PERISTIWA.filter((p) => !ALUR.some((l) => l.peristiwa === p))).toEqual([]);
    for (const kd of KODE_REKOM) {
      const sel = layanan(kd).alur.langkah.flatMap((l) => l.dari.map((d) => `${l.peristiwa} ${d}`));
      expect([kd, sel.filter((s, i) => sel.indexOf(s) !== i)]).toEqual([kd, []]);
    }
  });

  it('a final status leads nowhere but to its own ends; what is given back of it leaves it as it is', () => {
    for (const k of TERSIMPAN.filter((s) => STATUS[s].final))
      for (const l of ALUR.filter((x) => x.dari.includes(k)))
        expect(['52', '70', '85', 'T33', 'T34', 'T35']).toContain(l.ke === 'tetap' ? l.id : l.ke);
  });
});

describe('guards', () => {
  const tolak = (f: FaktaPengajuan, p: Peristiwa, a: Aktor) => {
    const h = langkah(f, p, a);
    return h.boleh ? null : h.alasan;
  };
  it('four eyes: nobody works on a file at two desks, in whatever round he was at the other one', () => {
    const [verif, koord, putus] = [aktor('KL_VERIFIKATOR'), aktor('KL_KOORDINATOR'), aktor('KL_PEMUTUS')];
    const pernah = { verifikator: ['u9', 'u1', 'u7'] };
    const menelaah = { koordinator: ['u1', 'u8'] };
    for (const peristiwa of ['setuju', 'setuju_sebagian', 'tolak', 'kembalikan'] as const)
      for (const isi of [pernah, menelaah])
        expect([peristiwa, tolak(fakta('23', '07', isi), peristiwa, putus)]).toEqual([peristiwa, 'alur.empat_mata']);
    for (const peristiwa of ['teruskan', 'kembalikan'] as const) {
      expect(tolak(fakta('22', '07', pernah), peristiwa, koord)).toBe('alur.empat_mata');
      expect(tolak(fakta('22', '07', menelaah), peristiwa, koord)).toBeNull();
      expect(tolak(fakta('21', '07', menelaah), peristiwa, verif)).toBe('alur.empat_mata');
      expect(tolak(fakta('21', '07', pernah), peristiwa, verif)).toBeNull();
    }
    expect(tolak(fakta('21', '07', { id_pengambil: null, ...menelaah }), 'ambil', verif)).toBe('alur.empat_mata');
    expect(tolak(fakta('23', '07'), 'setuju', putus)).toBeNull();
  });
  it('a service with a meeting ends at the meeting, one without is decided', () => {
    expect(tolak(fakta('23', '01'), 'setuju', aktor('KL_PEMUTUS'))).toBe('alur.perlu_rakor');
    expect(tolak(fakta('23', '07'), 'pertimbangan', aktor('KL_PEMUTUS'))).toBe('alur.tanpa_rakor');
    expect(langkah(fakta('23', '01'), 'pertimbangan', aktor('KL_PEMUTUS'))).toMatchObject({ boleh: true, ke: '40' });
  });
  it('only who has taken a file goes on with it, and nobody takes it from him', () => {
    expect(tolak(fakta('21', '07', { id_pengambil: 'u2' }), 'teruskan', aktor('KL_VERIFIKATOR'))).toBe(
      'alur.bukan_pengambil',
    );
    expect(tolak(fakta('21', '07', { id_pengambil: 'u2' }), 'ambil', aktor('KL_VERIFIKATOR'))).toBe(
      'alur.sudah_diambil',
    );
  });
  it('a correction at most three times, a submit within the window, PNBP paid before the decider', () => {
    expect(tolak(fakta('21', '07', { perbaikan_ke: 3 }), 'kembalikan', aktor('KL_VERIFIKATOR'))).toBe(
      'alur.perbaikan_habis',
    );
    expect(tolak(fakta('00', '07', { jendela_buka: false }), 'kirim', aktor('PU_USER'))).toBe('alur.jadwal_tutup');
    expect(tolak(fakta('22', '03'), 'teruskan', aktor('KL_KOORDINATOR'))).toBe('alur.pnbp_belum_lunas');
  });
});

describe('what people see', () => {
  it('11 and 32 are shown from two facts and never stored', () => {
    expect([
      statusTampil('10', 'GAGAL'),
      statusTampil('26', 'GAGAL'),
      statusTampil('10', 'ANTRE'),
      statusTampil('30', null, 'KEDALUWARSA'),
      statusTampil('20', 'GAGAL'),
    ]).toEqual(['11', '11', '10', '32', '20']);
  });
  it('a bill is shown as expired only where it is waited for and has expired', () => {
    expect([
      statusTampil('30', null, 'BELUM_DIBAYAR'),
      statusTampil('30', null, 'LUNAS'),
      statusTampil('22', null, 'KEDALUWARSA'),
      statusTampil('80', null, 'KEDALUWARSA'),
    ]).toEqual(['30', '30', '22', '80']);
  });
  it('PENGAJUAN-13 every status has a name, a badge and a shape', () => {
    expect(KODE_STATUS).toHaveLength(25);
    for (const k of KODE_STATUS)
      expect([STATUS[k].ur_status.length > 2, STATUS[k].badge.length > 3, STATUS[k].bentuk.length > 3]).toEqual([
        true,
        true,
        true,
      ]);
  });
  it('an unavailable action stays visible with its reason', () => {
    const aksi = aksiTersedia(fakta('10', '07', { status_kirim: 'ANTRE' }), aktor('PU_USER'));
    expect(aksi.find((a) => a.aksi === 'kirim_ulang')).toMatchObject({
      boleh: false,
      alasan: PESAN['alur.pengiriman_tidak_gagal'],
    });
    expect(aksi.find((a) => a.aksi === 'batalkan')).toMatchObject({ boleh: true, alasan: null });
    expect(aksiTersedia(fakta('50', '07'), aktor('MONITORING'))).toEqual([]);
  });
});

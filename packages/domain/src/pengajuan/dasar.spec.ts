import { describe, expect, it } from 'vitest';
import type { Jadwal } from '../kalender/jadwal';
import { bukaDasar, dasarBerkas, punyaDasar, tahapBerkas } from './dasar';

const jkt = (t: string) => new Date(`${t}+07:00`);
const JADWAL: Jadwal = {
  ...{ tahun: 2027, kd_rekom: '01', kd_komoditas: null },
  ...{ buka_buat: jkt('2026-07-01T00:00:00'), tutup_buat: jkt('2026-09-30T23:59:59') },
  tutup_ubah: jkt('2026-12-29T12:00:00'),
};

describe('the basis of a case (domain page, 00)', () => {
  it('RKI, RKU, RPHP, RPK and RMG have one; PERTEK and RIPH have none, plans and needs of a ministry ask the nation', () => {
    for (const kd of ['01', '02', '03', '05', '06'] as const) expect([kd, punyaDasar(kd)]).toEqual([kd, true]);
    for (const kd of ['04', '07', '08', '09'] as const) expect([kd, punyaDasar(kd)]).toEqual([kd, false]);
    expect(dasarBerkas({ kd_rekom: '01', id_sumber: null })).toBe('USULAN');
    expect(dasarBerkas({ kd_rekom: '01', id_sumber: 7n })).toBe('TARIK');
    expect(dasarBerkas({ kd_rekom: '07', id_sumber: null })).toBeNull();
  });
  it('the window of proposals is the season before, that of what draws lasts to the end of the year', () => {
    const buka = (t: string, dasar: 'TARIK' | 'USULAN' | null, lain: Partial<Jadwal> = {}) =>
      bukaDasar({ ...JADWAL, ...lain }, 2027, dasar, jkt(t));
    expect([buka('2026-09-30T23:59:59', 'USULAN'), buka('2026-10-01T00:00:00', 'USULAN')]).toEqual([true, false]);
    expect([buka('2026-10-01T00:00:00', null), buka('2026-10-01T00:00:00', 'TARIK')]).toEqual([false, true]);
    expect([buka('2027-12-31T23:59:59', 'TARIK'), buka('2028-01-01T00:00:00', 'TARIK')]).toEqual([true, false]);
    expect(bukaDasar(null, 2027, 'TARIK', jkt('2027-12-31T23:59:59'))).toBe(true);
    const sendiri = { buka_tarik: jkt('2027-01-02T00:00:00'), tutup_tarik: jkt('2027-11-30T23:59:59') };
    expect(
      ['2027-01-01T23:59:59', '2027-01-02T00:00:00', '2027-11-30T23:59:59', '2027-12-01T00:00:00'].map((t) =>
        buka(t, 'TARIK', sendiri),
      ),
    ).toEqual([false, true, true, false]);
  });
  it('what draws comes to no meeting: none of its stages is one', () => {
    const kode = (menarik: boolean) => tahapBerkas({ kd_rekom: '01', menarik }).map((t) => t.kode);
    expect(kode(false)).toEqual(expect.arrayContaining(['rakornis', 'rakormen']));
    expect(kode(true)).toEqual(kode(false).filter((k) => k !== 'rakornis' && k !== 'rakormen'));
  });
});

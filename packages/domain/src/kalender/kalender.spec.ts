import { describe, expect, it } from 'vitest';
import { hariKerja, hitungHariKerja, tambahHariKerja } from './hari-kerja';
import { bukaBuat, bukaUbah, jadwalBerlaku, tutupBuat, tutupUbah, type Jadwal } from './jadwal';
import { jamTampil } from '../pengajuan/jam-tampil';
import { jedaJam, mulaiJam } from './jam-layanan';

const jkt = (t: string) => new Date(`${t}+07:00`);
const libur = new Set(['2026-12-25']);

describe('working days', () => {
  it('skip weekends and holidays and end with the day in Jakarta', () => {
    expect(tambahHariKerja(jkt('2026-11-20T14:00:00'), 5, libur)).toEqual(jkt('2026-11-27T23:59:59.999'));
    expect(tambahHariKerja(jkt('2026-12-24T10:00:00'), 1, libur)).toEqual(jkt('2026-12-28T23:59:59.999'));
    expect(hitungHariKerja(jkt('2026-11-20T23:00:00'), jkt('2026-11-23T01:00:00'), libur)).toBe(1);
    expect(hitungHariKerja(jkt('2026-11-23T01:00:00'), jkt('2026-11-20T23:00:00'), libur)).toBe(-1);
  });
  it('are as many as one counts day by day, over any span', () => {
    const hariRaya = new Set(['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-10']); // the second is a Saturday
    const awal = jkt('2026-11-14T12:00:00'); // a Saturday
    for (let a = 0; a < 9; a += 1) {
      const dari = new Date(awal.getTime() + a * 86_400_000);
      let n = 0;
      for (let b = 1; b < 150; b += 1) {
        const hari = new Date(dari.getTime() + b * 86_400_000);
        if (hariKerja(hari.toISOString().slice(0, 10), hariRaya)) n += 1;
        expect([b, hitungHariKerja(dari, hari, hariRaya)]).toEqual([b, n]);
      }
    }
  });
});

describe('the legal clock', () => {
  it('runs, pauses while the applicant must act, and goes on where it stood', () => {
    let j = mulaiJam(5, 0, jkt('2026-11-16T09:00:00'), libur);
    expect(jamTampil('21', j, jkt('2026-11-18T09:00:00'), libur)).toMatchObject({ keadaan: 'jalan', sisa_hari: 3 });
    j = jedaJam(j, jkt('2026-11-18T09:00:00'), libur);
    expect(jamTampil('25', j, jkt('2026-12-01T09:00:00'), libur)).toMatchObject({ keadaan: 'jeda', sisa_hari: 3 });
    j = mulaiJam(j.sla_hari, j.terpakai, jkt('2026-12-01T09:00:00'), libur);
    expect(j.tenggat).toEqual(jkt('2026-12-04T23:59:59.999'));
    expect(jamTampil('21', j, jkt('2026-12-07T09:00:00'), libur)).toMatchObject({ keadaan: 'lewat', lewat_hari: 1 });
  });
  it('a service without a legal clock has none', () => {
    expect(jamTampil('21', mulaiJam(null, 0, new Date(), libur), new Date(), libur)).toMatchObject({
      keadaan: 'tidak',
      sisa_hari: null,
    });
  });
});

describe('closing times', () => {
  it('NERACA-07 defaults of the specification where a year has no row', () => {
    expect([tutupBuat(null), tutupUbah(null)]).toEqual([jkt('2021-12-12T23:59:59'), jkt('2021-12-29T12:00:00')]);
    expect([
      bukaBuat(null, jkt('2021-12-12T23:59:59')),
      bukaBuat(null, jkt('2021-12-13T00:00:00')),
      bukaUbah(null, jkt('2021-12-29T12:00:00')),
      bukaUbah(null, jkt('2021-12-29T12:00:01')),
    ]).toEqual([true, false, true, false]);
  });
  it('NERACA-07 configurable per year; the commodity own row wins', () => {
    const baris = (kd_komoditas: string | null, tutup: string): Jadwal => ({
      tahun: 2027,
      kd_rekom: '01',
      kd_komoditas,
      buka_buat: jkt('2026-07-01T00:00:00'),
      tutup_buat: jkt(tutup),
      tutup_ubah: jkt(tutup),
    });
    const semua = [baris(null, '2026-09-30T23:59:59'), baris('015', '2026-10-15T23:59:59')];
    expect(tutupBuat(jadwalBerlaku(semua, 2027, '01', '015'))).toEqual(jkt('2026-10-15T23:59:59'));
    expect(tutupBuat(jadwalBerlaku(semua, 2027, '01', '011'))).toEqual(jkt('2026-09-30T23:59:59'));
    expect(jadwalBerlaku(semua, 2028, '01', '015')).toBeNull();
    expect(bukaBuat(semua[0] ?? null, jkt('2026-06-30T23:59:59'))).toBe(false);
  });
});

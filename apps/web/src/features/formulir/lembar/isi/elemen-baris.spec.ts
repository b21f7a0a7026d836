import { describe, expect, it } from 'vitest';
import { ISI, OPSI_UJI } from '../../uji/contoh';
import { elemenBaris, elemenBersama } from '../../../../components/baris/elemen-baris';

describe('B.5 which elements narrow the countries and ports of a row', () => {
  it('all options that it has, in the order of the groups; without one, its commodity', () => {
    expect(elemenBaris(ISI, '015', OPSI_UJI)).toBe('021501,031501,071501');
    expect(elemenBaris({ '03': '031502' }, '015', OPSI_UJI)).toBe('031502');
    expect(elemenBaris({}, '015', OPSI_UJI)).toBe('015');
    expect(elemenBaris({ '02': 'ditulis sendiri' }, '015', OPSI_UJI)).toBe('015');
  });
  it('for many rows, the options that all of them have', () => {
    expect(elemenBersama([ISI, { ...ISI, '03': '031502' }])).toEqual({ '02': '021501', '07': '071501' });
    expect(elemenBersama([])).toEqual({});
  });
});

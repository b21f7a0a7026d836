import { describe, expect, it } from 'vitest';
import { dalam, HIMPUNAN, himpunanRumpun, STATUS_AWAL, type NamaHimpunan } from '../pengajuan/himpunan';
import { mejaBerikut, mejaKabar, mejaLevel, mejaPeran, mejaStatus, MEJA_KL } from '../pengajuan/meja';
import { KODE_STATUS } from '../pengajuan/status';
import { HIMPUNAN_HARAPAN, HIMPUNAN_RENCANA_HARAPAN, MEJA_HARAPAN } from './himpunan.harapan';

describe('sets of statuses, against the table typed from the page', () => {
  it.each(HIMPUNAN_HARAPAN.map((h) => [h.nama, h.kode] as const))('%s', (nama, kode) => {
    expect([...HIMPUNAN[nama as NamaHimpunan]].sort()).toEqual(kode);
    expect(KODE_STATUS.filter((k) => dalam(nama as NamaHimpunan, k))).toEqual(kode);
  });
  it('there are no others, and no code stands in a set twice', () => {
    expect(Object.keys(HIMPUNAN).sort()).toEqual(HIMPUNAN_HARAPAN.map((h) => h.nama).sort());
    for (const h of Object.values(HIMPUNAN)) expect(new Set<string>(h).size).toBe(h.length);
  });
  it('T1 a case begins as a draft', () => {
    expect(STATUS_AWAL).toBe('00');
  });
});

describe('sets of statuses of plans, against the table typed from the page', () => {
  const rencana = himpunanRumpun('rencana');
  it.each(HIMPUNAN_RENCANA_HARAPAN.map((h) => [h.nama, h.kode] as const))('%s', (nama, kode) => {
    expect([...rencana[nama as NamaHimpunan]].sort()).toEqual(kode);
  });
  it('there are no others', () => {
    expect(Object.keys(rencana).sort()).toEqual(HIMPUNAN_RENCANA_HARAPAN.map((h) => h.nama).sort());
  });
});

describe('C.9 desks of a ministry, against the table typed from the page', () => {
  it.each(MEJA_HARAPAN.map((m) => [m.kode, m] as const))('%s', (kode, harapan) => {
    const m = mejaPeran(harapan.peran);
    expect({
      kode: m?.kode,
      level: String(m?.level),
      nama: m?.nama,
      peran: m?.peran,
      izin: m?.izin,
      status: KODE_STATUS.filter((k) => mejaStatus(k)?.kode === kode).join(' '),
      berikut: m?.berikut ? String(m.berikut) : '',
      mengambil: m?.mengambil ? 'Y' : 'N',
      kabar: KODE_STATUS.filter((k) => mejaKabar(k)?.kode === kode && k !== '11' && k !== '32'),
    }).toEqual(harapan);
    expect(mejaLevel(Number(harapan.level) as 2).kode).toBe(kode);
  });
  it('there are no others', () => {
    expect(MEJA_KL.map((m) => m.kode)).toEqual(['verifikator', 'koordinator', 'pejabat']);
    expect([mejaPeran('LNSW_OPERATOR'), mejaStatus('20'), mejaStatus('99'), mejaKabar('50'), mejaKabar(null)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it('from the queue a file goes to the verifier, from him to the coordinator, to the official, and to nobody', () => {
    expect(['20', '21', '22', '23', '00'].map((k) => mejaBerikut(k)?.kode ?? null)).toEqual([
      'verifikator',
      'koordinator',
      'pejabat',
      null,
      null,
    ]);
  });
});

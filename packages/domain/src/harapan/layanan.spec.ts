import { describe, expect, it } from 'vitest';
import { ALASAN } from '../baris/alasan';
import { dalam } from '../pengajuan/himpunan';
import { layanan, LAYANAN_IZIN } from '../layanan/daftar';
import { KODE_IZIN, KODE_REKOM, type KdRekom } from '../layanan/kode';
import { JENIS_PENGAJUAN, tentukanKdGa } from '../pengajuan/layanan';
import { KODE_STATUS, STATUS } from '../pengajuan/status';
import { posisiTahap } from '../pengajuan/tahap';
import {
  ALASAN_HARAPAN,
  JENIS_PENGAJUAN_HARAPAN,
  LAYANAN_HARAPAN,
  PEMERIKSAAN_HARAPAN,
  STATUS_HARAPAN,
  STATUS_PADA_TAHAP,
  TAHAP_HARAPAN,
} from './layanan.harapan';

const YA_TIDAK = (x: boolean) => (x ? 'Y' : 'N');

describe('C.1 services, against the table typed from the page', () => {
  it.each(LAYANAN_HARAPAN.map((l) => [l.jnsLayanan, l] as const))('%s', (_, harapan) => {
    const l = layanan(harapan.kd_rekom as KdRekom);
    expect({
      kd_rekom: l.kd_rekom,
      jnsLayanan: l.jnsLayanan,
      kd_ga: l.kd_ga ?? '',
      fl_rakor: YA_TIDAK(l.fl_rakor),
      fl_pnbp: YA_TIDAK(l.fl_pnbp),
      sla: String(l.sla_hari ?? ''),
      pemohon: l.pemohon,
      rumpun: l.rumpun,
    }).toEqual(harapan);
  });
  it('there are no others, and the licensing area names those of its rumpun', () => {
    expect([...KODE_REKOM]).toEqual(LAYANAN_HARAPAN.map((l) => l.kd_rekom));
    const izin = LAYANAN_HARAPAN.filter((l) => l.rumpun === 'izin').map((l) => l.kd_rekom);
    expect([...KODE_IZIN]).toEqual(izin);
    expect(LAYANAN_IZIN.map((l) => l.kd_rekom)).toEqual(izin);
  });
  it('a file goes to the ministry of its service; PK, which has none, to the one that leads the commodity', () => {
    const beras = '018';
    expect(tentukanKdGa('01', beras)).toBe('019');
    expect(tentukanKdGa('03', beras)).toBe('032');
    expect([tentukanKdGa('08', beras), tentukanKdGa('08', '020')]).toEqual(['018', '020']);
  });
  it('nothing is issued automatically unless an operator turns it on (part 0, point 3)', () => {
    for (const kd of KODE_REKOM) expect([kd, layanan(kd).fl_terbit_otomatis]).toEqual([kd, false]);
  });
  it('kinds of application, reasons and the checklist are those of the page', () => {
    expect(Object.keys(JENIS_PENGAJUAN)).toEqual(JENIS_PENGAJUAN_HARAPAN);
    expect(Object.keys(ALASAN)).toEqual(ALASAN_HARAPAN);
    for (const kd of KODE_REKOM)
      expect([kd, layanan(kd).pemeriksaan.map((p) => p.kode)]).toEqual([kd, PEMERIKSAAN_HARAPAN]);
  });
});

describe('C.10 stages of a service', () => {
  it.each(Object.entries(TAHAP_HARAPAN))('%s', (kd, nama) => {
    const tahap = layanan(kd as KdRekom).tahap;
    expect(tahap.map((t) => t.nama)).toEqual(nama);
    for (const t of tahap) expect([t.nama, [...t.status].sort()]).toEqual([t.nama, STATUS_PADA_TAHAP[t.nama]]);
  });
  it('every service has its stages in the table', () => {
    expect(Object.keys(TAHAP_HARAPAN).sort()).toEqual([...KODE_REKOM]);
  });
  it('a file stands at the stage of its status; one that ended without a decision where it stopped', () => {
    expect([
      posisiTahap(layanan('07').tahap, '00'),
      posisiTahap(layanan('07').tahap, '11'),
      posisiTahap(layanan('07').tahap, '25'),
      posisiTahap(layanan('07').tahap, '23'),
      posisiTahap(layanan('07').tahap, '50'),
      posisiTahap(layanan('03').tahap, '30'),
      posisiTahap(layanan('03').tahap, '23'),
      posisiTahap(layanan('01').tahap, '43'),
    ]).toEqual([0, 1, 2, 3, 4, 3, 4, 5]);
    expect([posisiTahap(layanan('07').tahap, '90'), posisiTahap(layanan('01').tahap, '90')]).toEqual([3, 3]);
    expect([
      posisiTahap(layanan('07').tahap, '80', '21'),
      posisiTahap(layanan('07').tahap, '91', '25'),
      posisiTahap(layanan('01').tahap, '80', '42'),
    ]).toEqual([2, 2, 5]);
    expect([posisiTahap(layanan('07').tahap, '80'), posisiTahap(layanan('07').tahap, '80', '80')]).toEqual([0, 0]);
  });
});

describe('C.2 statuses, against the table typed from the page', () => {
  it.each(STATUS_HARAPAN.map((s) => [`${s.kd} ${s.nama}`, s] as const))('%s', (_, harapan) => {
    const s = STATUS[harapan.kd as keyof typeof STATUS];
    expect({
      kd: s.kd_status_pengajuan,
      nama: s.ur_status,
      badge: s.badge,
      jam: s.jam,
      ubah: YA_TIDAK(dalam('dapatUbah', s.kd_status_pengajuan)),
      akhir: YA_TIDAK(s.final),
    }).toEqual(harapan);
  });
  it('there are no others', () => {
    expect([...KODE_STATUS]).toEqual(STATUS_HARAPAN.map((s) => s.kd));
    expect(Object.keys(STATUS).sort()).toEqual(STATUS_HARAPAN.map((s) => s.kd).sort());
  });
});

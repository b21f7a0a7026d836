import { describe, expect, it } from 'vitest';
import { perpanjangan, type TenggatBerkas } from './perpanjangan';
import { susunTahap } from './tahap-neraca';
import { dapatOtomatis, jenisUbahan, periksaUbahan, type JadwalIsi } from './ubahan';

const jkt = (t: string) => new Date(`${t}+07:00`);
const jadwal = (ubah: Partial<JadwalIsi> = {}): JadwalIsi => ({
  tahun: 2027,
  kd_rekom: '01',
  buka_buat: '2026-07-01T00:00:00+07:00',
  tutup_buat: '2026-09-30T23:59:59+07:00',
  tutup_ubah: '2026-12-29T12:00:00+07:00',
  ...ubah,
});

describe('12.B7 a change of the calendar', () => {
  it('is refused when an end lies before its beginning, at the field that is wrong', () => {
    expect(periksaUbahan({ jadwal: jadwal() })).toEqual([]);
    expect(periksaUbahan({ jadwal: jadwal({ tutup_buat: '2026-06-30T23:59:59+07:00' }) })).toEqual([
      { path: 'jadwal.tutup_buat', message: 'Tutup pembuatan tidak boleh sebelum buka pembuatan' },
    ]);
    expect(periksaUbahan({ jadwal: jadwal({ tutup_ubah: '2026-09-30T23:59:58+07:00' }) })).toEqual([
      { path: 'jadwal.tutup_ubah', message: 'Tutup perubahan tidak boleh sebelum tutup pembuatan' },
    ]);
    expect(
      periksaUbahan({ tahap: { tahun: 2027, kode: 'rakornis', mulai: '2026-11-30', sampai: '2026-11-16' } }),
    ).toEqual([{ path: 'tahap.sampai', message: 'Hari terakhir tidak boleh sebelum hari pertama' }]);
    expect(
      periksaUbahan({
        pengumuman: {
          judul: 'Uji',
          isi: 'Uji',
          type: 'info',
          mulai: '2026-11-21T00:00:00+07:00',
          sampai: '2026-11-20T00:00:00+07:00',
        },
      }),
    ).toEqual([{ path: 'pengumuman.sampai', message: 'Akhir tayang tidak boleh sebelum mulai tayang' }]);
  });
  const pengumuman = (sampai: string | null) => ({
    pengumuman: { judul: 'Uji', isi: 'Uji', type: 'info', mulai: '2026-11-21T00:00:00+07:00', sampai },
  });
  it('is refused when a time to create or to be shown has no length; an end of changes may be that of creation', () => {
    expect(periksaUbahan({ jadwal: jadwal({ tutup_buat: '2026-07-01T00:00:00+07:00' }) }).map((s) => s.path)).toEqual([
      'jadwal.tutup_buat',
    ]);
    expect(periksaUbahan({ jadwal: jadwal({ tutup_ubah: '2026-09-30T23:59:59+07:00' }) })).toEqual([]);
    expect(periksaUbahan(pengumuman('2026-11-21T00:00:00+07:00')).map((s) => s.path)).toEqual(['pengumuman.sampai']);
    expect(periksaUbahan(pengumuman('2026-11-21T00:00:01+07:00'))).toEqual([]);
    expect(periksaUbahan(pengumuman(null))).toEqual([]);
  });
  it('of a stage is of one day at least, from the first of the year before to the last of the balance year', () => {
    const tahap = (mulai: string, sampai: string) =>
      periksaUbahan({ tahap: { tahun: 2027, kode: 'rakornis', mulai, sampai } }).map((s) => s.path);
    expect([tahap('2026-01-01', '2027-12-31'), tahap('2026-11-16', '2026-11-16')]).toEqual([[], []]);
    expect([tahap('2025-12-31', '2026-11-30'), tahap('2026-11-16', '2028-01-01')]).toEqual([
      ['tahap.mulai'],
      ['tahap.mulai'],
    ]);
  });
  it('of a stage lies in the year before the balance year or in that year', () => {
    expect(
      periksaUbahan({ tahap: { tahun: 2027, kode: 'rakornis', mulai: '2025-11-16', sampai: '2025-11-30' } }),
    ).toEqual([
      { path: 'tahap.mulai', message: 'Tahap neraca 2027 berlangsung antara 1 Januari 2026 dan 31 Desember 2027' },
    ]);
  });
  it('of a window is for a commodity of that service', () => {
    expect(periksaUbahan({ jadwal: jadwal({ kd_rekom: '04', kd_komoditas: '015' }) })).toEqual([
      { path: 'jadwal.kd_komoditas', message: 'Komoditas 015 tidak dilayani RIPH' },
    ]);
    expect(periksaUbahan({ jadwal: jadwal({ kd_komoditas: '0199' }) })).toEqual([
      { path: 'jadwal.kd_komoditas', message: 'Komoditas 0199 tidak dilayani RKI' },
    ]);
    expect(periksaUbahan({ jadwal: jadwal({ kd_komoditas: '015' }) })).toEqual([]);
  });
  it('is one thing, and a service is never deleted', () => {
    expect(jenisUbahan({ jadwal: jadwal(), libur: { tanggal: '2026-12-24', nama: 'Cuti' } })).toBeNull();
    expect(jenisUbahan({})).toBeNull();
    expect(periksaUbahan({ jadwal: jadwal(), hapus: true })).toEqual([]);
    expect(periksaUbahan({})[0]?.message).toBe('Ubah tepat satu hal: jadwal, libur, tahap, pengumuman, atau layanan');
    expect(periksaUbahan({ layanan: { kd_rekom: '07', fl_terbit_otomatis: true }, hapus: true })[0]?.message).toBe(
      'Layanan tidak dapat dihapus',
    );
  });
  it.each(['01', '02', '03', '04', '05', '06', '07'] as const)(
    'T21 service %s: without a meeting, or where it draws, the system may issue it',
    (kd_rekom) => {
      expect(dapatOtomatis(kd_rekom)).toBe(true);
      expect(periksaUbahan({ layanan: { kd_rekom, fl_terbit_otomatis: true } })).toEqual([]);
    },
  );
  it('T21 a need of a ministry is never issued by the system', () => {
    expect(dapatOtomatis('08')).toBe(false);
    expect(periksaUbahan({ layanan: { kd_rekom: '08', fl_terbit_otomatis: true } })).toEqual([
      { path: 'layanan.kd_rekom', message: 'PK diputus rakor dan tidak pernah terbit otomatis' },
    ]);
  });
  it('a window of its own for what draws, where the service draws at all', () => {
    const tarik = (isi: Partial<JadwalIsi>) =>
      periksaUbahan({ jadwal: jadwal({ buka_tarik: '2027-01-02T00:00:00+07:00', ...isi }) });
    expect(tarik({ tutup_tarik: '2027-11-30T23:59:59+07:00' })).toEqual([]);
    expect(tarik({ tutup_tarik: '2027-01-02T00:00:00+07:00' })).toEqual([
      { path: 'jadwal.tutup_tarik', message: 'Tutup penarikan tidak boleh sebelum buka penarikan' },
    ]);
    expect(tarik({ kd_rekom: '07', kd_komoditas: null })).toEqual([
      { path: 'jadwal.buka_tarik', message: 'PERTEK tidak menarik dari yang sudah ditetapkan' },
    ]);
  });
});

describe('12.B7 deadlines after a change of the holidays', () => {
  const berkas = (ubah: Partial<TenggatBerkas> = {}): TenggatBerkas => ({
    kd_status: '21',
    status_sejak: jkt('2026-11-20T14:00:00'),
    sla_hari: 5,
    sla_terpakai: 0,
    sla_sejak: jkt('2026-11-20T14:00:00'),
    sla_tenggat: jkt('2026-11-27T23:59:59.999'),
    tenggat_perbaikan: null,
    ...ubah,
  });
  it('a new holiday on a working day of a running clock puts its end one working day later', () => {
    expect(perpanjangan(berkas(), new Set(['2026-11-25']))).toEqual([
      { jenis: 'layanan', dari: jkt('2026-11-27T23:59:59.999'), ke: jkt('2026-11-30T23:59:59.999') },
    ]);
  });
  it('a new holiday on the time for a correction does the same, from the day of the return', () => {
    const kembali = berkas({
      kd_status: '25',
      sla_sejak: null,
      sla_tenggat: null,
      tenggat_perbaikan: jkt('2026-12-01T23:59:59.999'),
    });
    expect(perpanjangan(kembali, new Set(['2026-12-01']))).toEqual([
      { jenis: 'perbaikan', dari: jkt('2026-12-01T23:59:59.999'), ke: jkt('2026-12-02T23:59:59.999') },
    ]);
  });
  it('a holiday on a weekend, before the start, or after the end changes nothing', () => {
    for (const hari of ['2026-11-21', '2026-11-20', '2026-11-30'])
      expect(perpanjangan(berkas(), new Set([hari]))).toEqual([]);
  });
  it('a holiday that is taken back never puts a day that was told earlier', () => {
    expect(perpanjangan(berkas({ sla_tenggat: jkt('2026-11-30T23:59:59.999') }), new Set())).toEqual([]);
  });
  it('a clock that stands, or a service without one, has no deadline to move', () => {
    expect(perpanjangan(berkas({ sla_sejak: null, sla_tenggat: null }), new Set(['2026-11-25']))).toEqual([]);
    expect(perpanjangan(berkas({ sla_hari: null }), new Set(['2026-11-25']))).toEqual([]);
  });
  it('days that were used before a pause stay used', () => {
    const sisaDua = berkas({ sla_terpakai: 3, sla_tenggat: jkt('2026-11-24T23:59:59.999') });
    expect(perpanjangan(sisaDua, new Set(['2026-11-23']))[0]?.ke).toEqual(jkt('2026-11-25T23:59:59.999'));
  });
});

describe('12.B7 the calendar of a balance year', () => {
  const jendela = (kd_rekom: string, buka: string, tutup: string) => ({
    tahun: 2027,
    kd_rekom,
    kd_komoditas: null,
    buka_buat: jkt(`${buka}T00:00:00`),
    tutup_buat: jkt(`${tutup}T23:59:59`),
    tutup_ubah: jkt(`${tutup}T23:59:59`),
  });
  it('takes the needs from the schedules of services with a meeting, the rest from the stages', () => {
    const tampil = susunTahap(
      [
        jendela('01', '2026-07-01', '2026-09-30'),
        jendela('02', '2026-08-01', '2026-10-15'),
        jendela('07', '2026-01-01', '2027-12-31'),
      ],
      [
        { kode: 'rakor_menteri', mulai: '2026-12-01', sampai: '2026-12-09' },
        { kode: 'rakornis', mulai: '2026-11-16', sampai: '2026-11-30' },
      ],
      '2026-11-20',
    );
    expect(tampil).toEqual([
      { nama: 'Usulan kebutuhan', mulai: '2026-07-01', sampai: '2026-10-15', keadaan: 'selesai' },
      { nama: 'Rakornis', mulai: '2026-11-16', sampai: '2026-11-30', keadaan: 'berjalan' },
      { nama: 'Rakor Menteri dan penetapan', mulai: '2026-12-01', sampai: '2026-12-09', keadaan: 'nanti' },
    ]);
  });
  it('has no stage that nobody has set', () => {
    expect(susunTahap([], [], '2026-11-20')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { KODE_PERAN } from '../akses/peran';
import { selLayanan } from '../harapan/alur.harapan';
import { PESAN } from '../pesan/pesan';
import { PERISTIWA } from './alur';
import { KODE_REKOM } from '../layanan/kode';
import { langkah, PENJAGA, SISTEM, type FaktaPengajuan, type Pelaku } from './penjaga';
import { KODE_STATUS, type KdStatusTersimpan } from './status';

const TERSIMPAN = KODE_STATUS.filter((k): k is KdStatusTersimpan => k !== '11' && k !== '32');
const orang = (peran: (typeof KODE_PERAN)[number]): Pelaku => ({
  id_user: 'u1',
  nama: peran,
  peran,
  id_organisasi: 'o1',
  isbranch: false,
  kd_ga: '019',
});
const PELAKU: { p: string; siapa: Pelaku }[] = [
  ...KODE_PERAN.map((p) => ({ p, siapa: orang(p) })),
  { p: SISTEM, siapa: SISTEM },
];
/** Facts under which every guard that depends on them says yes, both ways where it can. */
const FAKTA: Partial<FaktaPengajuan>[] = [
  {},
  { status_kirim: 'GAGAL', status_billing: 'LUNAS', id_pengambil: null },
  {
    id_pengambil: 'orang lain',
    verifikator: ['u9', 'u1'],
    perbaikan_ke: 3,
    jendela_buka: false,
    terbit_otomatis: false,
    sla_lewat: false,
    informasi_terbuka: true,
  },
];
const HARAPAN = new Map(
  KODE_REKOM.flatMap((kd) => selLayanan(kd).map((s) => [`${kd} ${s.peristiwa} ${s.dari}`, s] as const)),
);

/** Is langkah() the reading of the table? The table is the typed one; what the guards mean has tests of its own. */
describe('every cell', () => {
  it.each(PERISTIWA)('%s is allowed or refused as the table says, for every status, role and service', (peristiwa) => {
    for (const status of TERSIMPAN) {
      for (const kd_rekom of KODE_REKOM) {
        const baris = HARAPAN.get(`${kd_rekom} ${peristiwa} ${status}`);
        for (const { p, siapa } of PELAKU)
          for (const isi of FAKTA) {
            const f: FaktaPengajuan = {
              kd_status: status,
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
            };
            const hasil = langkah(f, peristiwa, siapa);
            const boleh =
              !!baris &&
              baris.peran.includes(p) &&
              baris.penjaga.every((n) => PENJAGA[n as keyof typeof PENJAGA](f, siapa) === null);
            expect(hasil.boleh, `${peristiwa} ${status} ${kd_rekom} ${p}`).toBe(boleh);
            if (hasil.boleh) expect(hasil.ke).toBe(baris?.ke === 'tetap' ? status : baris?.ke);
            else expect(PESAN[hasil.alasan]).toBeTruthy();
          }
      }
    }
  });
});

import type { JenisDokumen } from '../../formulir/dokumen';
import type { DefinisiIzin, IdentitasLayanan } from '../definisi';
import type { JenisIzin, KdRekomIzin } from '../kode';
import { alurIzin } from './alur';
import { dokumenLayanan } from './dokumen';
import { formulirIzin, type Tambahan } from './formulir';
import { jenisIzin } from './jenis-baris';
import { mejaPerusahaan } from './meja';
import { pemeriksaanKl } from './pemeriksaan';
import { suratIzin } from './surat';
import { tahapPerusahaan } from './tahap';

type Ciri = Omit<IdentitasLayanan<KdRekomIzin, JenisIzin>, 'fl_terbit_otomatis' | 'pemohon'> & Tambahan;

/** A permit that companies apply for: `dokumen` are those that only this service asks for. */
export function izinPerusahaan(
  { distribusi, khusus, ...ciri }: Ciri,
  ...dokumen: readonly JenisDokumen[]
): DefinisiIzin {
  const { jnsLayanan: nama, fl_rakor: rakor, fl_pnbp: pnbp } = ciri;
  return {
    ...ciri,
    fl_terbit_otomatis: false,
    pemohon: 'PU',
    rumpun: 'izin',
    alur: alurIzin({ nama, rakor, pnbp }),
    meja: mejaPerusahaan(),
    tahap: tahapPerusahaan({ rakor, pnbp }),
    formulir: formulirIzin({ distribusi, khusus }),
    dokumen: dokumenLayanan(...dokumen),
    jenisBaris: jenisIzin({ distribusi }),
    surat: suratIzin(ciri.nama),
    pemeriksaan: pemeriksaanKl(),
  };
}

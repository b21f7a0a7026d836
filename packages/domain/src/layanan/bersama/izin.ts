import { JENIS_IZIN } from './jenis-baris';
import type { JenisDokumen } from '../../formulir/dokumen';
import type { DefinisiIzin, IdentitasLayanan } from '../definisi';
import type { JenisIzin, KdRekomIzin } from '../kode';
import { alurIzin } from './alur';
import { dokumenLayanan } from './dokumen';
import { formulirIzin } from './formulir';
import { mejaPerusahaan } from './meja';
import { pemeriksaanKl } from './pemeriksaan';
import { tahapPerusahaan } from './tahap';

type Ciri = Omit<IdentitasLayanan<KdRekomIzin, JenisIzin>, 'fl_terbit_otomatis' | 'pemohon'>;

/** A permit that companies apply for: `khusus` are the documents that only this service asks for. */
export function izinPerusahaan(ciri: Ciri, ...khusus: readonly JenisDokumen[]): DefinisiIzin {
  const { jnsLayanan: nama, fl_rakor: rakor, fl_pnbp: pnbp } = ciri;
  return {
    ...ciri,
    fl_terbit_otomatis: false,
    pemohon: 'PU',
    rumpun: 'izin',
    alur: alurIzin({ nama, rakor, pnbp }),
    meja: mejaPerusahaan(),
    tahap: tahapPerusahaan({ rakor, pnbp }),
    formulir: formulirIzin(),
    dokumen: dokumenLayanan(...khusus),
    jenisBaris: JENIS_IZIN,
    pemeriksaan: pemeriksaanKl(),
  };
}

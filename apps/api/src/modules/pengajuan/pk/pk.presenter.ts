import type { HasilBaris } from '../baris/baris.service';
import type { Tersimpan } from '../draf/draf.service';
import type { Terkirim } from '../kirim/pengiriman.service';
import { dinilai, hasilAksi, hasilSimpan } from '../lihat/pengajuan.presenter';
import { desimal, jsonSimpan } from '../lihat/tampilan';
import type { LevelPk } from './pk.dto';

/** What a save of a need answers: the form's data under the name that this flow has for it. */
export function hasilPk(t: Tersimpan) {
  const { json_simpan, ...lain } = hasilSimpan(t);
  return { ...lain, json_data: json_simpan };
}
export const hasilHapusPk = (h: HasilBaris) => hasilPk(dinilai(h));
export const hasilBarisPk = (h: HasilBaris, id_level: LevelPk) => ({
  ...hasilPk(dinilai(h)),
  rows: h.baris.map((b) => ({
    ...(b.data as Record<string, unknown>),
    id: String(b.id),
    id_level,
    id_induk: b.id_induk === null ? null : String(b.id_induk),
    seri: b.seri,
    versi: b.versi,
    jumlah_anak: b.jumlah_anak,
    jml: desimal(b.jml) ?? '0',
  })),
});
export const hasilKirimPk = ({ berkas, tandaTerima }: Terkirim) => ({
  ...hasilAksi(berkas),
  json_data: jsonSimpan(berkas),
  tanda_terima: tandaTerima,
});

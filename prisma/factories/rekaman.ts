import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { opsiAwal } from '@sinas/domain/komoditas/opsi';
import { susunElements, type RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';

/** A valid import record of a commodity group, as the form would make it. */
export function rekamanSah(kdKomoditas: string, tahun: number, isi: Partial<RekamanKomoditas> = {}): RekamanKomoditas {
  const k = KELOMPOK.get(kdKomoditas);
  if (!k) throw new RangeError(`unknown commodity ${kdKomoditas}`);
  const r: RekamanKomoditas = {
    '01': k.kode,
    ur_01: k.uraian,
    '08': k.contohHs[0] ?? '10063030',
    uraian_barang: k.uraian,
    satuan: k.satuan[0] ?? 'TNE',
    jml_bahan_baku: '100',
    negara_asal: 'TH',
    ur_negara_asal: 'Thailand',
    pelabuhan_tujuan: 'IDTPP',
    ur_pelabuhan_tujuan: 'Tanjung Priok',
    periode_importasi: [`03${tahun}`],
  };
  const wajib =
    k.salahSatu02Atau04 && !isi['02'] && !isi['04'] ? [...k.wajib, (k.opsi['02'] ? '02' : '04') as '02'] : k.wajib;
  for (const grup of wajib) {
    if (grup === '01' || grup === '08') continue;
    const opsi = opsiAwal(k, tahun)[grup]?.[0];
    if (grup === '06') {
      r['06'] = [opsi?.kd_elemen ?? 'Umum'];
      r.ur_06 = [opsi?.ur_elemen ?? 'Umum'];
    } else {
      r[grup] = opsi?.kd_elemen ?? 'Umum';
      r[`ur_${grup}`] = opsi?.ur_elemen ?? 'Umum';
    }
  }
  const jadi = { ...r, ...isi };
  return { ...jadi, elements: isi.elements ?? susunElements(jadi) };
}

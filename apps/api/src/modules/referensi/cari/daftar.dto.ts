export class KppDto {
  KodeKPP: string;
  UrKPP: string;
  KodeKanwil: string;
  Kanwil: string;
}
export class BadanUsahaDto {
  id: string;
  uraian_jenis_badan_usaha: string;
  keterangan_jenis_badan_usaha: string;
}
export class ValutaDto {
  KodeValuta: string;
  NamaValuta: string;
}
export class NilaiKursDto extends ValutaDto {
  /** So many units of the currency cost `Nilai` rupiah. */
  Satuan: string;
  /** Decimal text. */
  Nilai: string;
  TglBerlaku: string;
  Sumber: string;
}
export class IkanDto {
  NAMA_LATIN: string;
  NAMA_UMUM: string;
  ID_KOMODITAS: string;
  STATUS_IKAN: string;
  STATUS_KOMODITAS: string;
  SOURCE_DATA: string;
  TGL_UPDATE: Date | null;
}
export class JenisRakorDto {
  kode: string;
  uraian: string;
  keputusan: string;
}

import { beranak, leluhur, type DaftarJenis, type JenisBaris } from '@sinas/domain/baris/jenis-baris';
import type { Kolom, KonteksBaris } from '@sinas/domain/baris/kolom';

/** A column that says where a row stands: the number of a parent, or its own where other rows hang from it. */
export interface KolomNomor {
  /** Field of its messages; no field of a row begins so. */
  kd_field: `#${string}`;
  label: string;
  wajib: boolean;
  /** Whose number it is. */
  jenis: JenisBaris;
  /** Sheet that has the numbers. */
  sendiri: boolean;
}
/** A sheet of the workbook: the rows of one kind. Behind the key stand the numbers, then the columns of the kind. */
export interface BentukLembar {
  jenis: JenisBaris;
  nomor: readonly KolomNomor[];
  kolom: readonly Kolom[];
}

const kolomNomor = (jenis: JenisBaris, sendiri: boolean): KolomNomor => ({
  kd_field: `#${jenis.kode}`,
  label: `Nomor ${jenis.nama.toLowerCase()}`,
  wajib: !sendiri,
  jenis,
  sendiri,
});

/** The sheets of a service, parents first; a name of a number is the same on every sheet that has it. */
export const bentukLembar = (jenis: DaftarJenis, ktx: KonteksBaris): BentukLembar[] =>
  [...jenis.values()].map((j) => ({
    jenis: j,
    nomor: [
      ...leluhur(jenis, j).map((atas) => kolomNomor(atas, false)),
      ...(beranak(jenis, j) ? [kolomNomor(j, true)] : []),
    ],
    kolom: j.kolom(ktx),
  }));

import { tanpaNama } from '@sinas/domain/formulir/formulir';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import type { IsiBerkas, KerjaDatang } from '@sinas/formulir/simpan/kawat';
import type { DokumenRencana, Rencana } from '../wire';
import { dariWire } from './baris-kawat';
import type { FaktaRencana } from './koleksi';
import type { PanggilanRencana } from './panggilan';

/** What the screens show of a plan beside its work. */
export interface BerkasRencana {
  detail: Rencana;
  dokumen: DokumenRencana[];
}
/** A plan as it was read: its rows by kind. */
export interface RencanaDatang {
  detail: Rencana;
  baris: Readonly<Record<string, FaktaRencana[]>>;
}
const FORMULIR = formulirRkt();

/** The plan with all of its rows. The header comes first: rows that are newer than it are told by their own versions. */
export async function muatRencana(p: PanggilanRencana): Promise<RencanaDatang> {
  const detail = await p.detail();
  const wire = await p.isi();
  const { tahun } = detail;
  const dari = (kode: string) => (wire.get(kode) ?? []).map((b) => dariWire(b, tahun));
  return { detail, baris: Object.fromEntries([...JENIS_RKT.keys()].map((kode) => [kode, dari(kode)])) };
}

const kerjaDari = ({ json_simpan: j, catatan }: Rencana): KerjaDatang => ({
  kepala: tanpaNama(FORMULIR, j.kepala),
  pernyataan: j.pernyataan,
  jawaban: Object.fromEntries(catatan.map((c) => [c.id, c.jawaban ?? ''])),
  baris: {},
});
/** A plan in the words of the engine. The server keeps no rows that are not valid. */
export const isiBerkas = ({ detail, baris }: RencanaDatang): IsiBerkas<BerkasRencana> => ({
  versi: detail.versi,
  versiKerja: detail.versi,
  kerja: kerjaDari(detail),
  baris: Object.fromEntries(
    Object.entries(baris).map(([j, rows]) => [j, { rows: rows, jumlah: rows.length, jml: null }]),
  ),
  waktu: detail.updated_at,
  penyunting: detail.penyunting,
  berkas: { detail, dokumen: detail.dokumen },
});

import type { ButirBeda } from '@sinas/domain/formulir/baca-beda';
import type { LangkahFormulir } from '@sinas/domain/formulir/formulir';
import { tanggal } from '@sinas/domain/format/tanggal';
import { BedaBerkas } from '../BedaBerkas';

export interface Asal {
  /** Null of an extension. */
  kd_alasan: string | null;
  ur_alasan: string | null;
  berlaku_asal: string | null;
  berlaku_sampai: string | null;
  keterangan: string;
  butir: readonly ButirBeda[];
  jumlah: number;
}

/** A change beside the decision that it changes (T22): why, and what differs; of an extension the last day, which alone does. */
export function PerubahanAsal({ asal, langkah }: { asal: Asal; langkah: readonly LangkahFormulir[] }) {
  const { kd_alasan, ur_alasan, keterangan, butir, jumlah } = asal;
  if (kd_alasan === null)
    return (
      <>
        <p>
          Berlaku sampai <b>{tanggal(asal.berlaku_sampai)}</b>, semula {tanggal(asal.berlaku_asal)}. {keterangan}
        </p>
        <p className="sn-sub">Barang dan jumlah sama dengan yang masih diberikan keputusan itu.</p>
      </>
    );
  return (
    <>
      <p>
        <b>
          {kd_alasan} {ur_alasan}
        </b>
        {keterangan && <> {keterangan}</>}
      </p>
      {jumlah > 0 && butir.length === 0 ? (
        <p className="sn-sub">{jumlah} isian berbeda dari keputusan itu.</p>
      ) : jumlah === 0 ? (
        <p className="sn-sub">Belum ada isian yang berbeda dari keputusan itu.</p>
      ) : (
        <BedaBerkas langkah={langkah} butir={butir} lainnya={0} />
      )}
    </>
  );
}

import type { ButirBeda } from '@sinas/domain/formulir/baca-beda';
import type { LangkahFormulir } from '@sinas/domain/formulir/formulir';
import { BedaBerkas } from '../BedaBerkas';

export interface Asal {
  kd_alasan: string;
  ur_alasan: string;
  keterangan: string;
  butir: readonly ButirBeda[];
  jumlah: number;
}

/** A change beside the decision that it changes (T22): why, and what differs. */
export function PerubahanAsal({ asal, langkah }: { asal: Asal; langkah: readonly LangkahFormulir[] }) {
  const { kd_alasan, ur_alasan, keterangan, butir, jumlah } = asal;
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

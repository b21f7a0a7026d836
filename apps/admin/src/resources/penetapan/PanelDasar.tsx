import { MAKS_ALASAN_PENETAPAN } from '@sinas/domain/neraca/penetapan';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import { Pilihan } from '../../components/Pilihan';
import { TeksPanjang } from '../../components/TeksPanjang';
import type { Papan } from '../../providers/wire';
import type { Kerja } from './hitung';
import gaya from './penetapan.module.css';

interface Props {
  papan: Papan;
  kerja: Kerja;
  terkunci: boolean;
  onUbah: (baru: Partial<Kerja>) => void;
}

/** On what the determination stands. */
export function PanelDasar({ papan, kerja, terkunci, onUbah }: Props) {
  return (
    <section className={`sn-card ${gaya.dasar}`} aria-labelledby="pn-dasar">
      <h2 id="pn-dasar">Dasar penetapan tanpa rapat</h2>
      <fieldset disabled={terkunci}>
        <legend className="sn-sr">Dasar penetapan</legend>
        <Pilihan label="Dasar hukum" required pilihan={papan.dasar_hukum.map((d) => [d, d] as const)} />
        <TextInput
          label="Nomor nota dinas"
          required
          maks={120}
          autoComplete="off"
          value={kerja.nota_nomor}
          onChange={(e) => onUbah({ nota_nomor: e.target.value })}
        />
        <DateField
          label="Tanggal nota dinas"
          required
          value={kerja.nota_tanggal}
          onUbah={(nota_tanggal) => onUbah({ nota_tanggal })}
        />
        <TeksPanjang
          label="Mengapa tidak menunggu rapat"
          name="alasan"
          required
          rows={3}
          maks={MAKS_ALASAN_PENETAPAN}
          hint="Dibaca perusahaan di riwayat berkasnya."
          value={kerja.alasan}
          onUbah={(alasan) => onUbah({ alasan })}
        />
      </fieldset>
    </section>
  );
}

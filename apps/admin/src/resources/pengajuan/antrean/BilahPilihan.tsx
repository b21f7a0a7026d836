import { angka } from '@sinas/domain/format/angka';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { useRekan } from '../../../lib/kait/useRekan';
import { Tombol } from '../../../components/Tombol';
import gaya from './antrean.module.css';

interface Kepada {
  id: string;
  nama: string;
}
interface Props {
  /** Selected files; of these can be claimed, released, given to another; null: not by this reader. */
  jumlah: number;
  ambil: number | null;
  lepas: number | null;
  alihkan: number | null;
  /** Whether the flags of all are taken off, or some are set; null: not by this reader. */
  bendera: { cabut: boolean } | null;
  sibuk: boolean;
  onAmbil: () => void;
  onLepas: () => void;
  onAlihkan: (kepada: Kepada) => void;
  onBendera: () => void;
  onBatal: () => void;
}

/** What can be done with the selected files. Always there, so that a selection moves nothing. */
export function BilahPilihan({ jumlah, ambil, lepas, alihkan, bendera, sibuk, ...p }: Props) {
  const { onAmbil, onLepas, onAlihkan, onBendera, onBatal } = p;
  const kosong = jumlah === 0;
  return (
    <div className={gaya.bilah} role="toolbar" aria-label="Tindakan untuk yang dipilih" data-kosong={kosong}>
      <b role="status">{kosong ? 'Belum ada yang dipilih' : `${angka(jumlah)} dipilih`}</b>
      {ambil !== null && (
        <Button disabled={ambil === 0 || sibuk} onClick={onAmbil}>
          Ambil {ambil > 0 && angka(ambil)} <Tombol>A</Tombol>
        </Button>
      )}
      {lepas !== null && (
        <Button disabled={lepas === 0 || sibuk} onClick={onLepas}>
          Lepas {lepas > 0 && angka(lepas)} <Tombol>L</Tombol>
        </Button>
      )}
      {alihkan !== null && <Alihkan jumlah={alihkan} sibuk={sibuk} onAlihkan={onAlihkan} />}
      {bendera && (
        <Button disabled={kosong || sibuk} onClick={onBendera}>
          {bendera.cabut ? 'Cabut bendera' : 'Beri bendera'} <Tombol>F</Tombol>
        </Button>
      )}
      {!kosong && (
        <Button className={gaya.bilahBatal} onClick={onBatal}>
          Batal pilih
        </Button>
      )}
    </div>
  );
}

/** To whom, and then whether: choosing a name alone moves nothing. */
function Alihkan({ jumlah, sibuk, onAlihkan }: { jumlah: number; sibuk: boolean; onAlihkan: Props['onAlihkan'] }) {
  const verifikator = (useRekan().data ?? []).filter((r) => r.dapat_mengambil);
  const [id, setId] = useState('');
  const kepada = verifikator.find((r) => r.id === id);
  return (
    <span className={gaya.alihkan}>
      <select
        className="sn-input"
        aria-label="Alihkan ke verifikator"
        value={id}
        onChange={(e) => setId(e.target.value)}
      >
        <option value="">Alihkan ke...</option>
        {verifikator.map((r) => (
          <option key={r.id} value={r.id}>
            {r.nama}
          </option>
        ))}
      </select>
      <Button disabled={jumlah === 0 || !kepada || sibuk} onClick={() => kepada && onAlihkan(kepada)}>
        Alihkan {jumlah > 0 && angka(jumlah)}
      </Button>
    </span>
  );
}

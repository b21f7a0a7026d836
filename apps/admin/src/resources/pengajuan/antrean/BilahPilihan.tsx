import { angka } from '@sinas/domain/format/angka';
import { Tombol } from '../../../components/Tombol';

interface Props {
  /** Selected files; of these can be claimed, can be released. */
  jumlah: number;
  ambil: number;
  lepas: number;
  sibuk: boolean;
  onAmbil: () => void;
  onLepas: () => void;
  onBatal: () => void;
}

/** What can be done with the selected files. Always there, so that a selection moves nothing. */
export function BilahPilihan({ jumlah, ambil, lepas, sibuk, onAmbil, onLepas, onBatal }: Props) {
  const kosong = jumlah === 0;
  return (
    <div className="kn-bilah" role="toolbar" aria-label="Tindakan untuk yang dipilih" data-kosong={kosong}>
      <b role="status">{kosong ? 'Belum ada yang dipilih' : `${angka(jumlah)} dipilih`}</b>
      <button type="button" className="sn-btn" disabled={ambil === 0 || sibuk} onClick={onAmbil}>
        Ambil {ambil > 0 && angka(ambil)} <Tombol>A</Tombol>
      </button>
      <button type="button" className="sn-btn" disabled={lepas === 0 || sibuk} onClick={onLepas}>
        Lepas {lepas > 0 && angka(lepas)} <Tombol>L</Tombol>
      </button>
      {!kosong && (
        <button type="button" className="sn-btn kn-bilah-batal" onClick={onBatal}>
          Batal pilih
        </button>
      )}
    </div>
  );
}

import { Tombol } from '../../../components/Tombol';

interface Props {
  jumlah: number;
  sibuk: boolean;
  onAmbil: () => void;
  onLepas: () => void;
  onBatal: () => void;
}

/** What can be done with the selected files. Always there, so that a selection moves nothing. */
export function BilahPilihan({ jumlah, sibuk, onAmbil, onLepas, onBatal }: Props) {
  const kosong = jumlah === 0;
  return (
    <div className="kn-bilah" role="toolbar" aria-label="Tindakan untuk yang dipilih" data-kosong={kosong}>
      <b role="status">{kosong ? 'Belum ada yang dipilih' : `${jumlah} dipilih`}</b>
      <button type="button" className="sn-btn" disabled={kosong || sibuk} onClick={onAmbil}>
        Ambil <Tombol>A</Tombol>
      </button>
      <button type="button" className="sn-btn" disabled={kosong || sibuk} onClick={onLepas}>
        Lepas <Tombol>L</Tombol>
      </button>
      {!kosong && (
        <button type="button" className="sn-btn kn-bilah-batal" onClick={onBatal}>
          Batal pilih
        </button>
      )}
    </div>
  );
}

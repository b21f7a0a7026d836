import { angka } from '@sinas/domain/format/angka';
import { KODE_PERAN, PERAN } from '@sinas/domain/akses/peran';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import type { SiaranBaru } from '../../providers/wire';
import { RUPA_JENIS } from './kata';
import { useJumlahPenerima, type Tujuan } from './sasaran';

const PERUSAHAAN = KODE_PERAN.filter((k) => PERAN[k].lingkup === 'organisasi').length;

interface Props {
  tujuan: Tujuan;
  isi: SiaranBaru;
  sibuk: boolean;
  onYa: () => void;
  onTidak: () => void;
}

/** Says whom it reaches before it goes: what was sent cannot be taken back. */
export function TanyaSiaran({ tujuan, isi, sibuk, onYa, onTidak }: Props) {
  const jumlah = useJumlahPenerima(tujuan.sasaran).data;
  return (
    <ConfirmDialog
      open
      title="Kirim siaran"
      question={`Kirim siaran ini kepada ${tujuan.nama}?`}
      busy={sibuk}
      onYes={onYa}
      onNo={onTidak}
    >
      <div className="kp-dialog">
        {tujuan.sasaran.jenis === 'semua' && (
          <p>
            Sampai ke {KODE_PERAN.length} peran: {KODE_PERAN.length - PERUSAHAAN} peran petugas dan {PERUSAHAAN} peran
            perusahaan.
          </p>
        )}
        {jumlah && (
          <p>
            {jumlah.perkiraan && 'Sedikitnya '}
            {angka(jumlah.jumlah)} akun aktif akan menerimanya.
          </p>
        )}
        <p>
          {RUPA_JENIS[isi.type].kata}: <b>{isi.subject}</b>
        </p>
      </div>
    </ConfirmDialog>
  );
}

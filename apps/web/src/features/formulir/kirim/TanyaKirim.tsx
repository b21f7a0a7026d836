import { CATATAN_KEWAJARAN } from '@sinas/domain/baris/syarat-wajar';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { useFormulir } from '../kerja/useFormulir';
import { Fakta, useRingkasan } from './ringkasan';
import gaya from './kirim.module.css';

interface Props {
  label: string;
  onKirim: () => void;
  onBatal: () => void;
}
/** Asked once, with what goes out on a yes: totals, papers, to whom, and what stands out with its note. */
export function TanyaKirim({ label, onKirim, onBatal }: Props) {
  const { keadaan } = useFormulir();
  const { detail, kepala } = keadaan;
  const { fakta, uji } = useRingkasan();
  const perlu = uji.filter((u) => u.nilai === 'perhatian' || u.nilai === 'ditahan');
  const catatan = kepala[CATATAN_KEWAJARAN]?.trim();
  return (
    <ConfirmDialog
      open
      title={label}
      question={`Kirim ${detail.nama_layanan}, ${detail.ur_komoditas} ${detail.tahun}, ke ${detail.ur_ga || 'kementerian'}?`}
      onYes={onKirim}
      onNo={onBatal}
    >
      <Fakta fakta={fakta.filter(([nama]) => DITANYA.has(nama))} />
      {perlu.length > 0 && (
        <div className={gaya.tanyaWajar}>
          <h3>Tidak lolos uji kewajaran</h3>
          <ul>
            {perlu.map((u) => (
              <li key={u.kode}>
                <b>{u.nama}.</b> {u.uraian}
              </li>
            ))}
          </ul>
          {catatan && <p>Catatan Anda: {catatan}</p>}
        </div>
      )}
      <p className="sn-sub">Setelah dikirim permohonan tidak dapat diubah, kecuali dikembalikan untuk diperbaiki.</p>
    </ConfirmDialog>
  );
}
/** The question itself names the rest. */
const DITANYA = new Set(['Data barang', 'Dokumen', 'Waktu layanan']);

import { tanggal } from '@sinas/domain/format/tanggal';
import { Shape } from '@sinas/ui/marks/Shape';
import type { Detail, Lembar } from '../../../../providers/wire';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanDialog from '../keputusan-dialog.module.css';

/** Who has had the file, and whether this officer may go on: nobody works on it at two desks. */
export function EmpatMata({ berkas, lembar }: { berkas: Detail; lembar: Lembar | null }) {
  const { diverifikasi, ditelaah, diputus } = berkas;
  const tahap = [
    ['Diverifikasi', diverifikasi],
    ['Ditelaah', ditelaah],
    ['Diputus', diputus],
  ] as const;
  const ada = tahap.filter(([, siapa]) => siapa);
  // Before anyone has verified there is nothing that four eyes could mean yet.
  const nilai = lembar?.level && lembar.level < 4 ? lembar.empat_mata : null;
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-mata">
      <h2 id="j-mata">Empat mata</h2>
      {ada.length === 0 && <p>Belum diverifikasi.</p>}
      {ada.map(([kata, siapa]) => (
        <p key={kata}>
          {kata} {siapa?.oleh}
          {siapa?.waktu && `, ${tanggal(siapa.waktu)}`}.
        </p>
      ))}
      {nilai && (
        <p
          className={
            nilai.boleh ? `${gayaKeputusanDialog.mata} sn-tone-success` : `${gayaKeputusanDialog.mata} sn-tone-warning`
          }
        >
          <Shape name={nilai.boleh ? 'centang' : 'wajik'} />
          {nilai.kalimat}
        </p>
      )}
    </section>
  );
}

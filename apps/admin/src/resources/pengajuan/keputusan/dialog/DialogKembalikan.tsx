import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { catatanBerbaris, labelKolom } from '../baris/kolom-catatan';
import { danBerikutnya, type PropsDialog } from './props-dialog';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import gaya from '../keputusan-dialog.module.css';

/** Return for correction: the remarks go to the applicant, and the service clock stops. */
export function DialogKembalikan({ berkas, lembar, kerja, keputusan, onCatat }: PropsDialog) {
  const { perbaikan } = kerja.isi;
  const barisKe = (id: string): string => {
    const ada = lembar.rincian.find((r) => r.id === id);
    return ada ? `Baris ${ada.seri}` : 'Satu baris';
  };
  const [dicoba, setDicoba] = useState(false);
  const kosong = perbaikan.length === 0;
  const kirim = (_: unknown, berikutnya: boolean) => {
    setDicoba(true);
    if (!kosong) void keputusan.kembalikan({ berikutnya });
  };
  const tambah = () => {
    keputusan.tutupDialog();
    onCatat();
  };
  const galat = dicoba && kosong ? [PESAN['keputusan.catatan_wajib']] : keputusan.masalahServer.map((m) => m.message);
  return (
    <RangkaDialog
      judul="Kembalikan ke pemohon"
      tombol="Kembalikan"
      tombolLanjut={danBerikutnya('Kembalikan', berkas)}
      sibuk={keputusan.sibuk}
      galat={galat}
      onKirim={kirim}
      onTutup={keputusan.tutupDialog}
    >
      <p>Hanya bagian yang diberi catatan yang dapat diubah pemohon. Jam layanan berhenti sampai perbaikan dikirim.</p>
      {kosong ? (
        <p>Belum ada catatan.</p>
      ) : (
        <div className={gaya.tinjau} role="region" aria-label="Catatan yang dikirim" tabIndex={0}>
          <ul>
            {perbaikan.map((c, i) => (
              <li key={i}>
                <b>
                  {c.id_baris
                    ? `${barisKe(c.id_baris)}, `
                    : catatanBerbaris(berkas, c.tab, c.kd_field) && 'Semua baris, '}
                  {labelKolom(berkas, c.tab, c.kd_field)}
                </b>
                <p>
                  {c.kd_alasan} {ALASAN[c.kd_alasan as KdAlasan] ?? ''}. {c.catatan}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" className="sn-linkbtn" onClick={tambah}>
        Tambah catatan pada kolom
      </button>
      <Field label="Pengantar, opsional" maks={BATAS_TEKS.catatan_keputusan} isi={kerja.isi.catatan}>
        {(ids) => (
          <textarea
            className="sn-input"
            rows={2}
            {...ids}
            value={kerja.isi.catatan}
            onChange={(e) => kerja.ubah({ catatan: e.target.value })}
          />
        )}
      </Field>
    </RangkaDialog>
  );
}

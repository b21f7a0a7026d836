import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useState } from 'react';
import { punyaIzin, usePengguna } from '../../../lib/sesi';
import { dapatDikosongkan, hampa, isianKini, kembalikan, kosongkan, type Isian } from '../kerja/kosong';
import { useRencana } from '../kerja/useRencana';
import gaya from '../neraca/neraca.module.css';

/** Clears the sheet of a draft (NERACA-06): asked first, said afterwards, and taken back while nothing new is there. */
export function Kosongkan() {
  const { keadaan, store } = useRencana();
  const boleh = punyaIzin(usePengguna(), 'rencana.hapus');
  const [tanya, setTanya] = useState(false);
  const [lalu, setLalu] = useState<Isian | null>(null);
  const isi = isianKini(keadaan);
  const adaBaris = isi.jumlah > 0;
  // Another act on rows: what was cleared is no longer the last one.
  useEffect(() => {
    if (adaBaris) setLalu(null);
  }, [adaBaris]);
  if (!boleh || !dapatDikosongkan(keadaan)) return null;
  const bagian = (i: Isian): string =>
    [
      i.jumlah > 0 && `${i.jumlah} baris`,
      Object.keys(i.catatan).length > 0 && 'penjelasan neraca',
      i.pernyataan && 'tanda pernyataan',
    ]
      .filter(Boolean)
      .join(', ');
  const dokumen = keadaan.berkas.dokumen.length;
  const tetap = dokumen > 0 ? `Isian Perusahaan dan ${dokumen} dokumen tetap ada.` : 'Isian Perusahaan tetap ada.';
  return (
    <>
      {lalu ? (
        <p className="sn-note" role="status">
          <Icon name="info" />
          <span>
            Dikosongkan: {bagian(lalu)}. {tetap}{' '}
            <button
              type="button"
              className="sn-linkbtn"
              onClick={() => {
                kembalikan({ store }, lalu);
                setLalu(null);
              }}
            >
              Kembalikan
            </button>
          </span>
        </p>
      ) : (
        !hampa(isi) && (
          <button type="button" className={`sn-linkbtn ${gaya.kosongkan}`} onClick={() => setTanya(true)}>
            Kosongkan rencana
          </button>
        )
      )}
      <ConfirmDialog
        open={tanya}
        title="Kosongkan rencana"
        question="Kosongkan semua isian rencana ini?"
        onNo={() => setTanya(false)}
        onYes={() => {
          setTanya(false);
          setLalu(isi);
          kosongkan({ store }, isi);
        }}
      >
        <p className="sn-sub">
          Yang dikosongkan di semua tab: {bagian(isi)}. {tetap} Sesudahnya masih dapat dikembalikan, selama halaman ini
          terbuka dan belum ada baris baru.
        </p>
      </ConfirmDialog>
    </>
  );
}

import { tanggal, pukul } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { ResultMark } from '@sinas/ui/feedback/ResultDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { useNavigate } from 'react-router-dom';
import { useFormulir } from '../kerja/useFormulir';
import { DaftarMasalah } from './DaftarMasalah';
import type { AkhirKirim } from './useKirim';
import gayaSimpan from '../../../components/simpan/simpan.module.css';
import gayaIsian from '../isian.module.css';

/** End of the submission: the receipt and on to the file, or the reasons and the way to each (PENGAJUAN-08, GALAT-02, -05). */
export function DialogKirim({ akhir, onTutup }: { akhir: AkhirKirim; onTutup: () => void }) {
  const { keadaan } = useFormulir();
  const keHalaman = useNavigate();
  if (akhir?.jenis !== 'berhasil' && akhir?.jenis !== 'gagal') return null;
  const ok = akhir.jenis === 'berhasil';
  const keBerkas = () => void keHalaman(`/pengajuan/${keadaan.detail.idNk}`, { replace: true });
  return (
    <DialogFrame
      title={PESAN[ok ? 'berhasil.judul' : 'gagal.judul']}
      mark={<ResultMark ok={ok} />}
      onClose={ok ? undefined : onTutup}
      announced
      contentClass={gayaSimpan.dialogIsi}
      actions={
        akhir.jenis === 'berhasil' ? (
          <>
            {akhir.hasil.tanda_terima.url && (
              <Button component="a" variant="outlined" href={akhir.hasil.tanda_terima.url}>
                Unduh tanda terima
              </Button>
            )}
            <Button variant="contained" onClick={keBerkas} autoFocus>
              Lihat berkas
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onTutup} autoFocus>
            Tutup
          </Button>
        )
      }
    >
      {akhir.jenis === 'berhasil' ? (
        <>
          <p>{PESAN['berhasil.kirim']}</p>
          <dl className={gayaIsian.fakta}>
            <div>
              <dt>Nomor tanda terima</dt>
              <dd>{akhir.hasil.tanda_terima.nomor}</dd>
            </div>
            <div>
              <dt>Waktu</dt>
              <dd>
                {tanggal(akhir.hasil.tanda_terima.waktu)} pukul {pukul(akhir.hasil.tanda_terima.waktu)}
              </dd>
            </div>
          </dl>
          <p>
            Berkas sedang diteruskan ke {keadaan.detail.ur_ga || 'kementerian'}. Perkembangan dan tanda terimanya ada di
            halaman berkas; dari sana tanda terima dapat diunduh, dicetak, atau dikirim ke surel Anda.
          </p>
        </>
      ) : (
        <>
          <p>{PESAN['gagal.kirim']}</p>
          {akhir.pesan && <p>{akhir.pesan}. Isian Anda tetap tersimpan sebagai draf.</p>}
          <DaftarMasalah masalah={akhir.masalah} onPergi={onTutup} />
        </>
      )}
    </DialogFrame>
  );
}

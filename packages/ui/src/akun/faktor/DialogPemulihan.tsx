import { DialogFrame } from '../../feedback/DialogFrame';
import { useState } from 'react';
import { useToast } from '../../feedback/Toasts';
import { Button } from '../../inputs/Button';

/** Recovery codes, shown this once: closed only by who says that they are kept. */
export function DialogPemulihan({ kode, onTutup }: { kode: readonly string[]; onTutup: () => void }) {
  const toast = useToast();
  const [disimpan, setDisimpan] = useState(false);
  const salin = () =>
    navigator.clipboard.writeText(kode.join('\n')).then(
      () => toast.berhasil('Kode pemulihan disalin'),
      () => toast.gagal('Peramban tidak mengizinkan menyalin. Tulis atau cetak kodenya'),
    );
  return (
    <DialogFrame
      title="Simpan kode pemulihan"
      width="xs"
      className="ak-cetak"
      contentClass="ak-bukti"
      actions={
        <Button variant="contained" disabled={!disimpan} onClick={onTutup}>
          Selesai
        </Button>
      }
    >
      <p>
        Bila ponsel atau kunci sandi Anda hilang, satu kode menggantikannya sekali. Simpan di tempat yang aman, bukan di
        ponsel yang sama. Kode ini tidak akan ditampilkan lagi.
      </p>
      <ul className="ak-kode-daftar" aria-label="Kode pemulihan">
        {kode.map((k) => (
          <li key={k}>
            <code>{k}</code>
          </li>
        ))}
      </ul>
      <div className="ak-tombol">
        <Button variant="outlined" onClick={() => void salin()}>
          Salin
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Cetak
        </Button>
      </div>
      <label className="ak-centang">
        <input type="checkbox" checked={disimpan} onChange={(e) => setDisimpan(e.target.checked)} />
        <span>Sudah saya simpan</span>
      </label>
    </DialogFrame>
  );
}

import { jamKini } from '@sinas/api-client/jam';
import { tampil } from '@sinas/domain/format/tampil';
import { judulBentrok, type Penyunting } from '@sinas/domain/formulir/penyunting';
import { isianDari } from '@sinas/domain/formulir/formulir';
import { tampilIsian } from '@sinas/domain/formulir/isian';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Bentrok } from '@sinas/formulir/simpan/gabung';
import { useFormulir } from '../kerja/useFormulir';
import { teksSel } from '@sinas/formulir/lembar/nilai';

/** Two people, or one in two tabs, wrote different things in the same place: the person chooses, field by field. Nothing is overwritten. */
export function DialogGabung() {
  const { keadaan, store } = useFormulir();
  const { bentrok, pengubah } = keadaan;
  const [pilihan, setPilihan] = useState<Record<string, 'milik' | 'lain'>>({});
  const belum = bentrok.filter((b) => !pilihan[b.jalur]).length;
  if (bentrok.length === 0) return null;
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="fm-gabung">
      <DialogTitle id="fm-gabung">{judulBentrok(pengubah, jamKini())}</DialogTitle>
      <DialogContent className="fm-dialog-isi">
        <p>Pilih isian yang dipakai. Bagian lain dari kedua perubahan sudah digabung.</p>
        {bentrok.map((b) => (
          <Pilihan
            key={b.jalur}
            b={b}
            nilai={pilihan[b.jalur]}
            onPilih={(v) => setPilihan({ ...pilihan, [b.jalur]: v })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          disabled={belum > 0}
          onClick={() => {
            store.selesaikanBentrok(pilihan);
            setPilihan({});
          }}
        >
          {belum > 0 ? `${belum} belum dipilih` : 'Pakai pilihan ini'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whose text it is, where only one can have written it. */
function isianLain([satu, ...lain]: readonly Penyunting[]): string {
  if (!satu || lain.length) return 'Isian yang lain';
  return satu.sendiri ? 'Isian Anda di tab lain' : `Isian ${satu.oleh}`;
}

function Pilihan({
  b,
  nilai,
  onPilih,
}: {
  b: Bentrok;
  nilai: string | undefined;
  onPilih: (v: 'milik' | 'lain') => void;
}) {
  const { label, teks } = useTempatBentrok(b);
  const { pengubah } = useFormulir().keadaan;
  return (
    <fieldset className="fm-bentrok">
      <legend>{label}</legend>
      {(['milik', 'lain'] as const).map((v) => (
        <label key={v}>
          <input type="radio" name={b.jalur} checked={nilai === v} onChange={() => onPilih(v)} />
          <span>
            <small>{v === 'milik' ? 'Isian Anda di tab ini' : isianLain(pengubah)}</small> {tampil(teks(b[v]))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function useTempatBentrok({ jalur }: Bentrok): { label: string; teks: (v: unknown) => string } {
  const { keadaan, kolom, daftar } = useFormulir();
  const [bagian, kunci = '', kunciBaris = '', kd = ''] = jalur.split('.');
  if (bagian === 'baris') {
    const baris = keadaan.baris.find((b) => b.kunci === kunciBaris);
    const k = kolom.find((x) => x.kd_field === kd);
    return {
      label: `Baris ${baris?.no_seri ?? ''}, ${k?.label ?? kd}`,
      teks: (v) => (k ? teksSel({ [kd]: v as string }, k, daftar) : kata(v)),
    };
  }
  if (bagian === 'jawaban') {
    const c = keadaan.detail.catatan.find((x) => x.id === kunci);
    return { label: `Jawaban, ${c?.label ?? 'catatan'}`, teks: (v) => kata(v) };
  }
  if (bagian === 'pernyataan') return { label: 'Pernyataan', teks: (v) => (v ? 'Dicentang' : 'Tidak dicentang') };
  const i = isianDari(keadaan.detail.formulir, kunci);
  return {
    label: i?.label ?? kunci,
    teks: (v) => (i ? tampilIsian(i, { [kunci]: kata(v) }) : kata(v)),
  };
}

const kata = (v: unknown): string => (typeof v === 'string' ? v : Array.isArray(v) ? v.join(', ') : '');

import { jamKini } from '@sinas/api-client/jam';
import { tampil } from '@sinas/domain/format/tampil';
import { judulBentrok, type Penyunting } from '@sinas/domain/formulir/penyunting';
import type { Bentrok } from '@sinas/formulir/simpan/gabung';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import gaya from './simpan.module.css';

/** The place of a clash as people call it, and what stands there in words. */
export interface TempatBentrok {
  label: string;
  teks: (nilai: unknown) => string;
}
interface Props {
  bentrok: readonly Bentrok[];
  pengubah: readonly Penyunting[];
  tempat: (b: Bentrok) => TempatBentrok;
  onPilih: (pilihan: Record<string, 'milik' | 'lain'>) => void;
}

/** Two people, or one in two tabs, wrote different things in the same place: the person chooses, field by field. Nothing is overwritten. */
export function DialogBentrok({ bentrok, pengubah, tempat, onPilih }: Props) {
  const [pilihan, setPilihan] = useState<Record<string, 'milik' | 'lain'>>({});
  const belum = bentrok.filter((b) => !pilihan[b.jalur]).length;
  if (bentrok.length === 0) return null;
  return (
    <DialogFrame
      title={judulBentrok(pengubah, jamKini())}
      contentClass={gaya.dialogIsi}
      actions={
        <Button
          variant="contained"
          disabled={belum > 0}
          onClick={() => {
            onPilih(pilihan);
            setPilihan({});
          }}
        >
          {belum > 0 ? `${belum} belum dipilih` : 'Pakai pilihan ini'}
        </Button>
      }
    >
      <p>Pilih isian yang dipakai. Bagian lain dari kedua perubahan sudah digabung.</p>
      {bentrok.map((b) => (
        <Pilihan
          key={b.jalur}
          b={b}
          tempat={tempat(b)}
          pengubah={pengubah}
          nilai={pilihan[b.jalur]}
          onPilih={(v) => setPilihan({ ...pilihan, [b.jalur]: v })}
        />
      ))}
    </DialogFrame>
  );
}

/** Whose text it is, where only one can have written it. */
function isianLain([satu, ...lain]: readonly Penyunting[]): string {
  if (!satu || lain.length) return 'Isian yang lain';
  return satu.sendiri ? 'Isian Anda di tab lain' : `Isian ${satu.oleh}`;
}

interface PropsPilihan extends Pick<Props, 'pengubah'> {
  b: Bentrok;
  tempat: TempatBentrok;
  nilai: string | undefined;
  onPilih: (v: 'milik' | 'lain') => void;
}
function Pilihan({ b, tempat: { label, teks }, pengubah, nilai, onPilih }: PropsPilihan) {
  return (
    <fieldset className={gaya.bentrok}>
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

/** A value as it was typed. */
export const kataBentrok = (v: unknown): string => (typeof v === 'string' ? v : Array.isArray(v) ? v.join(', ') : '');

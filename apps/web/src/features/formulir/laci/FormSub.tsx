import { angka, bacaAngka, desimalSah } from '@sinas/domain/format/angka';
import { KOLOM_SUB, periksaSubBaris, type SubBaris } from '@sinas/domain/baris/pemakaian';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useState, type FormEvent } from 'react';
import gaya from '../laci.module.css';

interface Props {
  awal: SubBaris;
  satuan: string;
  sibuk: boolean;
  /** What is wrong with it beside the row's other ones: their sum. */
  melebihi: (data: SubBaris) => Masalah[];
  onSimpan: (data: SubBaris) => void;
  onBatal: () => void;
}

/** Three fields of a nested row, checked by the server's own rule. */
export function FormSub({ awal, satuan, sibuk, melebihi, onSimpan, onBatal }: Props) {
  const [isi, setIsi] = useState<Record<string, string>>({
    uraian: awal.uraian,
    lokasi: awal.lokasi,
    jml: desimalSah(awal.jml) ? angka(awal.jml) : awal.jml,
  });
  const [periksa, setPeriksa] = useState(false);
  const baca = bacaAngka(isi.jml ?? '');
  const data: SubBaris = {
    uraian: isi.uraian?.trim() ?? '',
    lokasi: isi.lokasi?.trim() ?? '',
    jml: baca.sah ? baca.nilai : (isi.jml ?? ''),
  };
  const semua = [...periksaSubBaris(data), ...melebihi(data)];
  const masalah = periksa ? semua : [];
  const kirim = (e: FormEvent) => {
    e.preventDefault();
    setPeriksa(true);
    if (semua.length === 0) onSimpan(data);
  };
  return (
    <form className={gaya.formSub} onSubmit={kirim} noValidate>
      {KOLOM_SUB.map((k, i) => (
        <TextInput
          key={k.kd_field}
          label={k.jenis === 'angka' && satuan ? `${k.label}, ${satuan}` : k.label}
          required={k.wajib}
          maks={k.maks}
          autoFocus={i === 0}
          inputMode={k.jenis === 'angka' ? 'decimal' : undefined}
          value={isi[k.kd_field] ?? ''}
          error={masalah.find((m) => m.path === k.kd_field)?.message}
          onChange={(e) => setIsi({ ...isi, [k.kd_field]: e.target.value })}
        />
      ))}
      <div>
        <Button onClick={onBatal}>Batal</Button>
        <Button type="submit" variant="contained" loading={sibuk}>
          Simpan rincian
        </Button>
      </div>
    </form>
  );
}

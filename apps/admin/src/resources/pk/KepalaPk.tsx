import Button from '@mui/material/Button';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { TeksPanjang } from '../../components/TeksPanjang';
import { galatDi, kalimatGalat } from '../../lib/galat';
import type { Detail } from '../../providers/wire';
import { useTulisPk } from './data';

/** The header of a need, and answers to remarks of one that came back. */
export function KepalaPk({ berkas, ubah }: { berkas: Detail; ubah: boolean }) {
  const toast = useToast();
  const { isian } = berkas.formulir;
  // What is typed lies above what is stored: rows and papers that come meanwhile take none of it away.
  const [ketikan, setKetikan] = useState<Record<string, string>>({});
  const tersimpan: Record<string, string> = berkas.json_simpan.kepala;
  const beda = Object.entries(ketikan).filter(([k, v]) => v !== (tersimpan[k] ?? ''));
  if (beda.length < Object.keys(ketikan).length) setKetikan(Object.fromEntries(beda));
  const kepala = { ...tersimpan, ...ketikan };
  const [jawaban, setJawaban] = useState<Record<string, string>>({});
  const simpan = useTulisPk(
    (data, _: null) =>
      data.simpanPk({
        ...{ idNk: berkas.idNk, versi: berkas.versi },
        // Only what was changed: of a returned file the rest is locked.
        kepala: Object.fromEntries(beda),
        jawaban: Object.entries(jawaban).map(([id, teks]) => ({ id, jawaban: teks })),
      }),
    () => {
      setJawaban({});
      toast.berhasil(PESAN['berhasil.simpan']);
    },
  );
  if (!ubah)
    return (
      <dl className="kn-fakta">
        {isian.map((i) => (
          <div key={i.kd_field}>
            <dt>{i.label}</dt>
            <dd>{kepala[i.kd_field] ?? '-'}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        simpan.mutate(null);
      }}
    >
      {isian.map((i) => {
        const nilai = kepala[i.kd_field] ?? '';
        const onUbah = (v: string) => setKetikan((lama) => ({ ...lama, [i.kd_field]: v }));
        const dasar = { label: i.label, required: i.wajib, ...(i.maks ? { maks: i.maks } : {}) };
        const error = galatDi(simpan.error, i.kd_field);
        return i.jenis === 'paragraf' ? (
          <TeksPanjang
            key={i.kd_field}
            {...dasar}
            name={i.kd_field}
            rows={3}
            error={error}
            value={nilai}
            onUbah={onUbah}
          />
        ) : (
          <TextInput
            key={i.kd_field}
            {...dasar}
            autoComplete="off"
            error={error ?? null}
            value={nilai}
            onChange={(e) => onUbah(e.target.value)}
          />
        );
      })}
      {berkas.catatan.map((c) => (
        <TeksPanjang
          key={c.id}
          label={`Jawaban: ${c.catatan}`}
          name={`jawaban-${c.id}`}
          rows={2}
          value={jawaban[c.id] ?? c.jawaban ?? ''}
          onUbah={(v) => setJawaban((lama) => ({ ...lama, [c.id]: v }))}
        />
      ))}
      {simpan.error && (
        <p className="sn-err" role="alert">
          {kalimatGalat(simpan.error, PESAN['gagal.simpan'])}
        </p>
      )}
      <Button type="submit" variant="outlined" loading={simpan.isPending}>
        Simpan
      </Button>
    </form>
  );
}

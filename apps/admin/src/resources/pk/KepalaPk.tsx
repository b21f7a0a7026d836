import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { TeksPanjang } from '../../components/TeksPanjang';
import { galatDi, kalimatGalat } from '../../lib/galat';
import type { Detail } from '../../providers/wire';
import { useTulisPk } from './data';
import type { KetikanPk } from './ketikan';

/** The header of a need, and answers to remarks of one that came back. */
export function KepalaPk({ berkas, ketikan, ubah }: { berkas: Detail; ketikan: KetikanPk; ubah: boolean }) {
  const toast = useToast();
  const { isian } = berkas.formulir;
  const simpan = useTulisPk(
    (data, _: null) => data.simpanPk({ idNk: berkas.idNk, versi: berkas.versi, ...ketikan.isi }),
    () => {
      ketikan.tersimpan();
      toast.berhasil(PESAN['berhasil.simpan']);
    },
  );
  if (!ubah)
    return (
      <dl className="kn-fakta">
        {isian.map((i) => (
          <div key={i.kd_field}>
            <dt>{i.label}</dt>
            <dd>{berkas.json_simpan.kepala[i.kd_field] ?? '-'}</dd>
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
        const nilai = ketikan.kepala[i.kd_field] ?? '';
        const onUbah = (v: string) => ketikan.ubah(i.kd_field, v);
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
          value={ketikan.jawaban[c.id] ?? c.jawaban ?? ''}
          onUbah={(v) => ketikan.jawab(c.id, v)}
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

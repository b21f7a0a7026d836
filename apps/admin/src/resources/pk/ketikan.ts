import { useState } from 'react';
import type { Detail } from '../../providers/wire';

/** What was typed into a need's header and into answers, above what is stored: what comes meanwhile takes none of it away. */
export function useKetikanPk({ json_simpan }: Detail) {
  const [ketikan, setKetikan] = useState<Record<string, string>>({});
  const [jawaban, setJawaban] = useState<Record<string, string>>({});
  const tersimpan: Record<string, string> = json_simpan.kepala;
  const beda = Object.entries(ketikan).filter(([k, v]) => v !== (tersimpan[k] ?? ''));
  if (beda.length < Object.keys(ketikan).length) setKetikan(Object.fromEntries(beda));
  return {
    kepala: { ...tersimpan, ...ketikan },
    jawaban,
    /** Something is not stored. */
    ada: beda.length > 0 || Object.keys(jawaban).length > 0,
    /** Only what was changed: of a returned file the rest is locked. */
    isi: {
      kepala: Object.fromEntries(beda),
      jawaban: Object.entries(jawaban).map(([id, teks]) => ({ id, jawaban: teks })),
    },
    ubah: (kd_field: string, v: string) => setKetikan((lama) => ({ ...lama, [kd_field]: v })),
    jawab: (id: string, v: string) => setJawaban((lama) => ({ ...lama, [id]: v })),
    tersimpan: () => setJawaban({}),
  };
}
export type KetikanPk = ReturnType<typeof useKetikanPk>;

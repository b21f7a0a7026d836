import { isianDari, JENIS_PELAKU } from '@sinas/domain/formulir/formulir';
import { periksaKepala } from '@sinas/domain/formulir/isian';
import { masalahPelaku } from '@sinas/domain/formulir/kepala-awal';
import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { useEffect, useRef, useState } from 'react';
import { isianBuka } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';

const FORMULIR = formulirRkt();

/** One header field of the plan with the server's own check. Emptiness is said once the field was left. */
export function IsianRencana({ kd_field }: { kd_field: string }) {
  const { keadaan, store, sasaran } = useRencana();
  const { detail } = keadaan.berkas;
  const [ditinggal, setDitinggal] = useState(false);
  const akar = useRef<HTMLDivElement>(null);
  const dituju = sasaran?.path === kd_field ? sasaran.ke : 0;
  useEffect(() => {
    if (dituju) akar.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [dituju]);
  const isian = isianDari(FORMULIR, kd_field);
  if (!isian) return null;
  const { label, wajib, jenis } = isian;
  const nilai = keadaan.kepala[kd_field] ?? '';
  const ditolak = keadaan.ditolak[kd_field];
  const pelaku =
    kd_field === 'jenis_pelaku' ? masalahPelaku({ jenis_pelaku: nilai }, detail.formulir.api_code)[0] : null;
  const salah = nilai ? (periksaKepala(FORMULIR, { [kd_field]: nilai })[0]?.message ?? pelaku?.message) : null;
  const tolakan = ditolak?.nilai === nilai ? ditolak.pesan : null;
  const kosong = wajib && !nilai.trim() && (ditinggal || dituju > 0) ? pesan('isian.wajib', { label }) : null;
  const ubah = (v: string) => store.isiKepala(kd_field, v);
  return (
    <div ref={akar}>
      <Field
        label={label}
        required={wajib}
        error={tolakan ?? (ditinggal || dituju ? (salah ?? kosong) : null)}
        maks={isian.maks}
        isi={nilai}
      >
        {(ids) => {
          const umum = {
            ...ids,
            className: 'sn-input',
            disabled: !isianBuka(detail, kd_field),
            onBlur: () => setDitinggal(true),
          };
          if (jenis === 'pilihan')
            return (
              <select {...umum} value={nilai} onChange={(e) => ubah(e.target.value)}>
                <option value="">Pilih</option>
                {Object.entries(isian.pilihan ?? JENIS_PELAKU).map(([kode, nama]) => (
                  <option key={kode} value={kode}>
                    {nama}
                  </option>
                ))}
              </select>
            );
          return jenis === 'paragraf' ? (
            <textarea {...umum} rows={3} value={nilai} onChange={(e) => ubah(e.target.value)} />
          ) : (
            <input {...umum} value={nilai} onChange={(e) => ubah(e.target.value)} />
          );
        }}
      </Field>
    </div>
  );
}

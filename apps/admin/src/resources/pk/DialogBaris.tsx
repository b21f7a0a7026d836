import { angka, bacaAngka } from '@sinas/domain/format/angka';
import { opsiBulan } from '@sinas/domain/format/periode';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { galatDi, kalimatGalat } from '../../lib/galat';
import type { LevelPk } from '../../providers/data-pk';
import type { BarisPk, Detail } from '../../providers/wire';
import { useNegara, useTulisPk } from './data';
import { isiBaris, kolomLevel, LEVEL } from './level';
import gaya from './pk.module.css';

export interface SasaranBaris {
  level: LevelPk;
  induk: BarisPk | null;
  /** Null: a new one. */
  baris: BarisPk | null;
}
type Ketikan = Record<string, string | string[]>;

function awal(kolom: readonly Kolom[], { baris, induk }: SasaranBaris): Ketikan {
  const isi: Record<string, unknown> = baris ? isiBaris(kolom, baris) : { satuan: induk?.satuan };
  return Object.fromEntries(
    kolom.map(({ kd_field, jenis }): [string, string | string[]] => {
      const v = isi[kd_field];
      if (jenis === 'periode') return [kd_field, Array.isArray(v) ? (v as string[]) : []];
      const teks = typeof v === 'string' ? v : '';
      return [kd_field, jenis === 'angka' && teks ? angka(teks) : teks];
    }),
  );
}

/** One row of a level: its columns as fields. The server says what is wrong with each. */
export function DialogBaris({ berkas, di, onTutup }: { berkas: Detail; di: SasaranBaris; onTutup: () => void }) {
  const toast = useToast();
  const kolom = kolomLevel(di.level, berkas);
  const [isi, setIsi] = useState<Ketikan>(() => awal(kolom, di));
  const simpan = useTulisPk(
    (data, rekaman: Record<string, unknown>) => {
      const dasar = { idNk: berkas.idNk, id_level: di.level };
      return di.baris
        ? data.ubahBarisPk({ ...dasar, id: di.baris.id, versi: di.baris.versi, data: rekaman })
        : data.tambahBarisPk({ ...dasar, ...(di.induk ? { id_induk: di.induk.id } : {}), rows: [rekaman] });
    },
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const kirim = (): void => {
    const rekaman = kolom.map(({ kd_field, jenis }): [string, unknown] => {
      const v = isi[kd_field] ?? '';
      if (jenis !== 'angka' || typeof v !== 'string') return [kd_field, v];
      const baca = bacaAngka(v);
      return [kd_field, baca.sah ? baca.nilai : v];
    });
    simpan.mutate(Object.fromEntries(rekaman.filter(([, v]) => v !== '' && !(Array.isArray(v) && v.length === 0))));
  };
  const tepat = kolom.some(({ kd_field }) => galatDi(simpan.error, kd_field));
  return (
    <RangkaDialog
      judul={di.baris ? `Ubah ${LEVEL[di.level].satu.toLowerCase()}` : LEVEL[di.level].tambah}
      tombol="Simpan"
      lebar="md"
      sibuk={simpan.isPending}
      galat={simpan.error && !tepat ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      {kolom.map((k) => (
        <Isian
          key={k.kd_field}
          kolom={k}
          berkas={berkas}
          nilai={isi[k.kd_field] ?? ''}
          galat={galatDi(simpan.error, k.kd_field)}
          onUbah={(v) => setIsi((lama) => ({ ...lama, [k.kd_field]: v }))}
        />
      ))}
    </RangkaDialog>
  );
}

interface PropsIsian {
  kolom: Kolom;
  berkas: Detail;
  nilai: string | string[];
  galat: string | undefined;
  onUbah: (v: string | string[]) => void;
}
function Isian({ kolom, berkas, nilai, galat, onUbah }: PropsIsian) {
  const negara = useNegara(kolom.jenis === 'negara');
  const { label, wajib, jenis } = kolom;
  const dasar = { label, required: wajib, error: galat ?? null };
  if (jenis === 'periode')
    return (
      <Bulan
        label={label}
        tahun={berkas.tahun}
        nilai={Array.isArray(nilai) ? nilai : []}
        galat={galat}
        onUbah={onUbah}
      />
    );
  const teks = typeof nilai === 'string' ? nilai : '';
  const pilihan =
    jenis === 'elemen'
      ? (berkas.formulir.opsi[kolom.grup ?? ''] ?? []).map((o) => [o.kd_elemen, o.ur_elemen] as const)
      : jenis === 'satuan'
        ? berkas.formulir.satuan.map((s) => [s.kodeSatuan, s.urSatuan] as const)
        : jenis === 'negara'
          ? (negara.data ?? []).map((n) => [n.KodeNegara, n.Negara] as const)
          : null;
  if (pilihan && pilihan.length > 0)
    return (
      <Pilihan {...dasar} pilihan={[['', 'Pilih'], ...pilihan]} value={teks} onChange={(e) => onUbah(e.target.value)} />
    );
  return (
    <TextInput
      {...dasar}
      autoComplete="off"
      maks={kolom.maks}
      inputMode={jenis === 'angka' ? 'decimal' : jenis === 'hs' || kolom.kd_field === 'npwp' ? 'numeric' : undefined}
      hint={jenis === 'hs' ? 'Delapan angka, tanpa titik' : undefined}
      value={teks}
      onChange={(e) => onUbah(e.target.value)}
    />
  );
}

/** Months of the balance year. */
function Bulan(p: {
  label: string;
  tahun: number;
  nilai: readonly string[];
  galat: string | undefined;
  onUbah: (v: string[]) => void;
}) {
  return (
    <fieldset className={gaya.bulan}>
      <legend>{p.label}</legend>
      {opsiBulan(p.tahun, p.tahun).map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={p.nilai.includes(value)}
            onChange={(e) =>
              p.onUbah(e.target.checked ? [...p.nilai, value].sort() : p.nilai.filter((x) => x !== value))
            }
          />{' '}
          {label}
        </label>
      ))}
      {p.galat && (
        <p className="sn-err" role="alert">
          {p.galat}
        </p>
      )}
    </fieldset>
  );
}

import { kodeNama } from '@sinas/domain/formulir/isian';
import { tanggalJam } from '@sinas/domain/format/tanggal';
import { Combobox } from '@sinas/ui/inputs/Combobox';
import type { Cari } from '@sinas/ui/inputs/usePencarian';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { definisi, type NamaSumber } from './sumber';
import { tanyaSumber } from './tanya-sumber';
import { useNama, useSumber } from './useSumber';

/** A field that keeps a code and shows its name. */
export interface PropsPemilihKode {
  id: string;
  nilai: string;
  /** Name of the code, where it came along. */
  nama?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  required?: boolean;
  onUbah: (kode: string) => void;
  onTinggal?: () => void;
}
const LEBAR = 384;

/** What is typed counts as a code when it begins with one; anything else stays as it is, for the check to say. */
const bacaKode = (teks: string): string => /^\s*(\d{5,6})\b/.exec(teks)?.[1] ?? teks.trim();

function PemilihKode({ sumber, ...p }: PropsPemilihKode & { sumber: NamaSumber }) {
  const daftar = useSumber(sumber);
  const { nama, ingat } = useNama(sumber, p.nilai, p.nama);
  return (
    <Combobox
      {...daftar}
      id={p.id}
      teks={kodeNama(p.nilai, nama)}
      nilai={p.nilai}
      disabled={p.disabled}
      invalid={p.invalid}
      describedBy={p.describedBy}
      required={p.required}
      lebarMin={LEBAR}
      placeholder="Cari kode atau nama"
      onPilih={(o) => {
        ingat(o.kode, o.nama);
        p.onUbah(o.kode);
      }}
      onTeks={(t) => p.onUbah(bacaKode(t))}
      onTinggal={p.onTinggal}
    />
  );
}
export const PemilihKbli = (p: PropsPemilihKode) => <PemilihKode sumber="kbli" {...p} />;
export const PemilihKantor = (p: PropsPemilihKode) => <PemilihKode sumber="kpbc" {...p} />;

type KeadaanDaftar = { jenis: 'belum' } | { jenis: 'ada'; diambil: string | null } | { jenis: 'gagal' };
const TAK_ADA = 'Daftar eksportir Kementan sedang tidak dapat diambil. Tulis saja nama eksportirnya.';

/** Exporters in Kementan's list. That system may be out of reach: then the name is written, and nothing waits for it. */
export function PemilihEksportir(p: PropsPemilihKode) {
  const klien = useQueryClient();
  const { tampilKode, petunjuk } = definisi('eksportir');
  const { nama, ingat } = useNama('eksportir', p.nilai, p.nama);
  const [keadaan, setKeadaan] = useState<KeadaanDaftar>({ jenis: 'belum' });
  const tanya: Cari = async (kata, signal) => {
    try {
      const jawab = await tanyaSumber(klien, 'eksportir', kata, { signal });
      setKeadaan({ jenis: 'ada', diambil: jawab.diambil });
      return jawab;
    } catch (galat) {
      if (!signal.aborted) setKeadaan({ jenis: 'gagal' });
      throw galat;
    }
  };
  const catatan = catatanDaftar(keadaan, Boolean(p.nilai && !nama));
  return (
    <>
      <Combobox
        cari={tanya}
        tampilKode={tampilKode}
        petunjuk={petunjuk}
        bebas
        id={p.id}
        teks={kodeNama(p.nilai, nama)}
        nilai={p.nilai}
        disabled={p.disabled}
        invalid={p.invalid}
        describedBy={[p.describedBy, `${p.id}-daftar`].filter(Boolean).join(' ')}
        required={p.required}
        lebarMin={LEBAR}
        placeholder="Cari atau tulis nama"
        teksCari="Menunggu daftar Kementan. Anda dapat terus menulis namanya."
        teksGagal={TAK_ADA}
        onPilih={(o) => {
          ingat(o.kode, o.nama);
          p.onUbah(o.kode);
        }}
        onTeks={(t) => p.onUbah(t.trim())}
        onTinggal={p.onTinggal}
      />
      <p className="sn-hint" id={`${p.id}-daftar`} aria-live="polite">
        {catatan}
      </p>
    </>
  );
}

function catatanDaftar(keadaan: KeadaanDaftar, ditulis: boolean): string {
  if (keadaan.jenis === 'gagal')
    return `${TAK_ADA} Tulisan Anda tersimpan, dan dapat diganti dari daftar bila sudah kembali.`;
  const umur = keadaan.jenis === 'ada' && keadaan.diambil ? `Daftar Kementan per ${tanggalJam(keadaan.diambil)}. ` : '';
  if (ditulis) return `${umur}Nama ini ditulis sendiri, bukan dari daftar Kementan.`;
  return umur || 'Dari daftar eksportir yang disetujui Kementan. Nama di luar daftar boleh ditulis.';
}

import type { KelompokKomoditas } from '@sinas/domain/komoditas/bentuk';
import type { OpsiKelompok } from '@sinas/domain/komoditas/elemen';
import { dapatDipilih } from '@sinas/domain/komoditas/opsi';
import type { Kolom } from '@sinas/domain/baris/kolom';

export interface Pilihan {
  kode: string;
  nama: string;
  /** Not offered any more; rows that have it are still read and written by its name. */
  mati?: boolean;
}
/** Live lists of one file: what the drop-downs offer, and what a typed name means. */
export interface SumberDaftar {
  kelompok: KelompokKomoditas;
  opsi: OpsiKelompok;
  negara: readonly Pilihan[];
  pelabuhan: readonly Pilihan[];
  satuan: readonly Pilihan[];
  contohHs: readonly Pilihan[];
}

const rata = (teks: string): string => teks.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** One list: shown by name, with the code only where two names are the same; read by name, code, or both. */
export class DaftarPilihan {
  readonly tampilan: string[];
  private readonly keKode = new Map<string, string>();
  private readonly keTampilan = new Map<string, string>();

  constructor(isi: readonly Pilihan[]) {
    const ditawarkan = isi.filter((p) => !p.mati);
    const [kaliDitawarkan, kaliSemua] = [hitungNama(ditawarkan), hitungNama(isi)];
    // What is offered comes first: a name that both have means the one that can be chosen.
    const tampilan = [...ditawarkan, ...isi.filter((p) => p.mati)].map((p) => {
      const kali = p.mati ? kaliSemua : kaliDitawarkan;
      const tampil = (kali.get(rata(p.nama)) ?? 0) > 1 ? `${p.nama} (${p.kode})` : p.nama;
      for (const kata of [p.kode, tampil, `${p.nama} (${p.kode})`, `${p.kode} - ${p.nama}`])
        if (!this.keKode.has(rata(kata))) this.keKode.set(rata(kata), p.kode);
      this.keTampilan.set(p.kode, tampil);
      return tampil;
    });
    this.tampilan = tampilan.slice(0, ditawarkan.length);
  }

  /** Undefined when the list does not know it. */
  kode(teks: string): string | undefined {
    return this.keKode.get(rata(teks));
  }
  tampil(kode: string): string {
    return this.keTampilan.get(kode) ?? kode;
  }
  get kosong(): boolean {
    return this.tampilan.length === 0;
  }
}

function hitungNama(isi: readonly Pilihan[]): Map<string, number> {
  const kali = new Map<string, number>();
  for (const p of isi) kali.set(rata(p.nama), (kali.get(rata(p.nama)) ?? 0) + 1);
  return kali;
}

/** Lists by column; a column without one is free text. */
export function susunDaftar(kolom: readonly Kolom[], s: SumberDaftar): Map<string, DaftarPilihan> {
  const hasil = new Map<string, DaftarPilihan>();
  for (const k of kolom) {
    const isi = isiDaftar(k, s);
    if (isi.length > 0) hasil.set(k.kd_field, new DaftarPilihan(isi));
  }
  return hasil;
}
function isiDaftar(k: Kolom, s: SumberDaftar): readonly Pilihan[] {
  switch (k.jenis) {
    case 'negara':
      return s.negara;
    case 'pelabuhan':
      return s.pelabuhan;
    case 'satuan':
      return s.kelompok.satuan.map((kode) => s.satuan.find((x) => x.kode === kode) ?? { kode, nama: kode });
    case 'elemen':
    case 'elemen_banyak':
      return (s.opsi[k.grup ?? '02'] ?? []).map((o) => ({
        kode: o.kd_elemen,
        nama: o.ur_elemen,
        mati: !dapatDipilih(o),
      }));
    case 'pilihan':
      return Object.entries(k.pilihan ?? {}).map(([kode, nama]) => ({ kode, nama }));
    case 'hs':
    case 'periode':
    case 'angka':
    case 'teks':
      return [];
  }
}

import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { hapusTerbuka, medanTerbuka, tambahTerbuka } from '../kerja/terbuka';
import { useFormulir } from '../kerja/useFormulir';
import type { BarisLembar } from '../kerja/baris-lembar';
import { sama } from '@sinas/formulir/simpan/sama';
import type { Rekaman } from '../wire';
import { kolomTampil, satuanTunggal } from './isi/kolom-tampil';
import { tempelkan } from '@sinas/formulir/lembar/tempel';

export interface Aktif {
  kunci: string;
  kolom: number;
}
export interface HasilTempel {
  baris: number;
  /** Cells that say something else and may not be changed. */
  selTerkunci: number;
  /** Lines that would have become new rows. */
  barisTerkunci: number;
  /** Words of the pasted head that name no column. */
  asing: readonly string[];
}
export interface Lembar {
  baris: readonly BarisLembar[];
  kolom: readonly Kolom[];
  aktif: Aktif | null;
  setAktif: (a: Aktif | null) => void;
  suntingan: { awal: string | null } | null;
  setSuntingan: (s: { awal: string | null } | null) => void;
  dipilih: ReadonlySet<string>;
  setDipilih: (s: ReadonlySet<string>) => void;
  pilih: (kunci: string, rentang: boolean) => void;
  saring: boolean;
  setSaring: (s: boolean) => void;
  semuaKolom: boolean;
  setSemuaKolom: (s: boolean) => void;
  /** Key of the row in the drawer. */
  rincian: string | null;
  setRincian: (kunci: string | null) => void;
  bolehTambah: boolean;
  bolehHapus: (b: BarisLembar) => boolean;
  /** Fields of a row that may be changed; null = all. */
  medan: (b: BarisLembar) => MedanTerbuka;
  tempel: (teks: string) => HasilTempel;
  gandakan: () => void;
  /** The active cell is to take the focus once it is there: whoever has added a row goes on typing in it. */
  mintaFokus: RefObject<boolean>;
  tambah: () => string | null;
  hapus: (kunci: readonly string[]) => void;
  urung: () => void;
  /** Rows an action is meant for: the selected ones, else the active one. */
  sasaran: () => BarisLembar[];
}

/** The cells of a pasted line that may be filled, and how many others it would have changed. */
function pisahkan(baru: Partial<Rekaman>, lama: Rekaman, medan: MedanTerbuka) {
  const sel = Object.entries(baru);
  const masuk = sel.filter(([kd]) => bolehMedan(medan, kd));
  const berbeda = ([kd, v]: [string, unknown]) => !sama(v, lama[kd as keyof Rekaman]);
  return {
    isi: Object.fromEntries(masuk) as Partial<Rekaman>,
    terkunci: sel.filter(([kd]) => !bolehMedan(medan, kd)).filter(berbeda).length,
  };
}

/** What is looked at and selected in the grid, and the actions on rows. */
export function useLembar(): Lembar {
  const { keadaan, store, daftar, kolom: semua, masalahBaris } = useFormulir();
  const [aktif, setAktif] = useState<Aktif | null>(null);
  const [suntingan, setSuntingan] = useState<{ awal: string | null } | null>(null);
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const [saring, setSaring] = useState(false);
  const [semuaKolom, setSemuaKolom] = useState(false);
  const [rincian, setRincian] = useState<string | null>(null);
  const mintaFokus = useRef(false);
  const terakhirPilih = useRef<string | null>(null);
  const [tetap, setTetap] = useState<ReadonlySet<string>>(new Set());
  const satuTunggal = satuanTunggal(keadaan.detail.formulir.satuan) !== null;
  const kolom = useMemo(() => {
    const dicatat = keadaan.detail.catatan.filter((c) => c.langkah === 'barang').map((c) => c.kd_field);
    const bermasalah = new Set([...dicatat, ...[...masalahBaris.values()].flat().map((m) => m.path)]);
    return kolomTampil(semua, keadaan.baris, daftar, { semua: semuaKolom, satuTunggal, bermasalah });
  }, [semua, keadaan.baris, keadaan.detail.catatan, masalahBaris, daftar, semuaKolom, satuTunggal]);
  // A row that is mended while the filter is on stays in view until the filter is used again.
  const baris = useMemo(
    () => (saring ? keadaan.baris.filter((b) => masalahBaris.has(b.kunci) || tetap.has(b.kunci)) : keadaan.baris),
    [saring, keadaan.baris, masalahBaris, tetap],
  );
  const medan = (b: BarisLembar) => medanTerbuka(keadaan.detail, b);
  const bolehTambah = tambahTerbuka(keadaan.detail);
  const sasaran = () => {
    const kena = baris.filter((b) => dipilih.has(b.kunci));
    return kena.length ? kena : baris.filter((b) => b.kunci === aktif?.kunci);
  };
  const keBaris = (kunci: string | undefined, kol = 0) => kunci && setAktif({ kunci, kolom: kol });
  return {
    baris,
    kolom,
    aktif,
    setAktif,
    suntingan,
    setSuntingan,
    dipilih,
    setDipilih,
    saring,
    setSaring: (s) => {
      setTetap(new Set(masalahBaris.keys()));
      setSaring(s);
    },
    semuaKolom,
    setSemuaKolom,
    rincian,
    setRincian,
    mintaFokus,
    bolehTambah,
    bolehHapus: (b) => hapusTerbuka(keadaan.detail, b),
    medan,
    sasaran,
    pilih: (kunci, rentang) => {
      const baru = new Set(dipilih);
      const dari = baris.findIndex((b) => b.kunci === terakhirPilih.current);
      const ke = baris.findIndex((b) => b.kunci === kunci);
      if (rentang && dari >= 0)
        baris.slice(Math.min(dari, ke), Math.max(dari, ke) + 1).forEach((b) => baru.add(b.kunci));
      else if (!baru.delete(kunci)) baru.add(kunci);
      terakhirPilih.current = kunci;
      setDipilih(baru);
    },
    tempel: (teks) => {
      const { rekaman, asing } = tempelkan(teks, kolom, aktif?.kolom ?? 0, daftar, semua);
      const mulai = aktif ? baris.findIndex((b) => b.kunci === aktif.kunci) : baris.length;
      const ada = mulai < 0 ? [] : baris.slice(mulai, mulai + rekaman.length);
      const ubah = ada.map((b, i) => ({ kunci: b.kunci, ...pisahkan(rekaman[i] ?? {}, b.isi, medan(b)) }));
      const masuk = ubah.filter((u) => Object.keys(u.isi).length > 0);
      const tambahan: Partial<Rekaman>[] = bolehTambah ? rekaman.slice(ada.length) : [];
      if (masuk.length + tambahan.length) store.tempel(masuk, tambahan);
      return {
        baris: masuk.length + tambahan.length,
        selTerkunci: ubah.reduce((n, u) => n + u.terkunci, 0),
        barisTerkunci: rekaman.length - ada.length - tambahan.length,
        asing,
      };
    },
    gandakan: () => {
      if (!bolehTambah) return;
      const baru = store.tambahBaris(sasaran().map((b) => b.isi));
      keBaris(baru[0], aktif?.kolom);
    },
    tambah: () => {
      if (!bolehTambah) return null;
      const [kunci] = store.tambahBaris([{}]);
      mintaFokus.current = true;
      keBaris(kunci);
      return kunci ?? null;
    },
    hapus: (kunci) => {
      const sisa = baris.filter((b) => !kunci.includes(b.kunci));
      const dari = baris.findIndex((b) => kunci.includes(b.kunci));
      store.hapusBaris(kunci);
      setDipilih(new Set());
      setRincian(null);
      const lanjut = sisa[Math.min(dari, sisa.length - 1)];
      setAktif(lanjut ? { kunci: lanjut.kunci, kolom: aktif?.kolom ?? 0 } : null);
    },
    urung: () => {
      const kunci = store.urung();
      if (kunci && store.cuplikan().baris.some((b) => b.kunci === kunci)) keBaris(kunci, aktif?.kolom);
    },
  };
}

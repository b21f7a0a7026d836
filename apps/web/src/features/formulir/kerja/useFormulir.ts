import { jamKini } from '@sinas/api-client/jam';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { dapatDipilih } from '@sinas/domain/komoditas/opsi';
import type { MedanTerbuka } from '@sinas/domain/baris/medan';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { isianDari, type Kepala, type KodeLangkah, type SkemaFormulir } from '@sinas/domain/formulir/formulir';
import { syaratLayanan } from '@sinas/domain/layanan/daftar';
import { masalahPelaku } from '@sinas/domain/formulir/kepala-awal';
import { kelengkapan, type Kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { jumlahkan } from '@sinas/domain/format/angka';
import { satuanPilihan } from '@sinas/domain/format/satuan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AcuanStore, type Tanya } from '../../../components/baris/acuan';
import { kueriSumber, tanyaSumber } from '../../../components/pemilih/tanya-sumber';
import { useSesi } from '../../../lib/sesi';
import type { DetailFormulir } from '../wire';
import { kodeSatuanBerkas } from '../lembar/isi/kolom-tampil';
import type { Daftar } from '@sinas/formulir/lembar/nilai';
import { AturanBaris, jumlahBaris } from './aturan-baris';
import { panggilanApi, type PanggilanApi } from './simpan/kawat';
import { kawatFormulir } from './simpan/kawat-formulir';
import type { Berkas } from './simpan/kerja';
import type { Keadaan } from './keadaan';
import { Penyimpan } from '@sinas/formulir/simpan/penyimpan';
import { medanTerbuka } from './terbuka';
import { FormulirStore } from './store';

/** Where to look: a step, a field or a cell. `ke` counts, so that the same place can be asked for twice. */
export interface Sasaran {
  langkah: KodeLangkah;
  path: string | null;
  baris: number | null;
  ke: number;
}
export interface Formulir {
  keadaan: Keadaan;
  store: FormulirStore;
  penyimpan: Penyimpan<Berkas>;
  acuan: AcuanStore;
  daftar: Daftar;
  kolom: readonly Kolom[];
  /** Problems of rows by key. */
  masalahBaris: Map<string, Masalah[]>;
  lengkap: Kelengkapan;
  /** Sum of the rows that nothing is wrong with, those not on this screen included; and how many these are. */
  jumlah: string;
  barisBenar: number;
  sasaran: Sasaran | null;
  pergi: (langkah: KodeLangkah, path?: string | null, baris?: number | null) => void;
}

export const KonteksFormulir = createContext<Formulir | null>(null);
export function useFormulir(): Formulir {
  const f = useContext(KonteksFormulir);
  if (!f) throw new Error('useFormulir stands below FormulirProvider');
  return f;
}

const pilihan = (k: Kolom): Opsi[] => Object.entries(k.pilihan ?? {}).map(([kode, nama]) => ({ kode, nama }));
const opsiHs = (detail: DetailFormulir): Opsi[] => {
  const dariOpsi = (detail.formulir.opsi['08'] ?? []).map((o) => ({ kode: o.kd_elemen, nama: o.ur_elemen }));
  const dariBaris = detail.baris.flatMap((b) => (b['08'] && b.ur_08 ? [{ kode: b['08'], nama: b.ur_08 }] : []));
  return [...dariOpsi, ...dariBaris].filter((o) => /^\d{8}$/.test(o.kode));
};

interface Mesin {
  store: FormulirStore;
  penyimpan: Penyimpan<Berkas>;
  acuan: AcuanStore;
}
interface Alat {
  idUser: string;
  kabar: (teks: string) => void;
  kabarGagal: (teks: string) => void;
  kawat?: PanggilanApi;
}

function buatMesin(
  detail: DetailFormulir,
  tanya: Tanya,
  { idUser, kabar, kabarGagal, kawat = panggilanApi }: Alat,
): Mesin {
  const { kd_komoditas, tahun, jenis_rekaman, idNk } = detail.json_simpan;
  const kelompok = KELOMPOK.get(kd_komoditas);
  if (!kelompok) throw new Error(`unknown commodity group ${kd_komoditas}`);
  const acuan = new AcuanStore(detail.formulir.satuan, kabarGagal, tanya);
  acuan.kenalHs(opsiHs(detail));
  let { opsi } = detail.formulir;
  const { contoh_hs, hs_lengkap } = detail.formulir;
  const hs = { kode: new Set(contoh_hs.map((h) => h.kode)), lengkap: hs_lengkap };
  const ktx = () => ({ kelompok, jenis: jenis_rekaman, tahun, opsi, acuan: acuan.acuan(), hs });
  const aturan = new AturanBaris(ktx(), (b): MedanTerbuka => medanTerbuka(store.cuplikan().detail, b));
  const store: FormulirStore = new FormulirStore(detail, aturan, idUser);
  const panggilan = kawatFormulir(kawat, idNk, () => jenis_rekaman);
  const penyimpan = new Penyimpan(store.mesin, panggilan, { kabar, acuanSiap: () => acuan.siap, kini: jamKini });
  store.langganan(() => {
    const kini = store.cuplikan().detail.formulir.opsi;
    if (kini === opsi) return;
    opsi = kini; // the file was fetched again: with the options of now
    aturan.ulang(ktx());
  });
  acuan.langganan(() => {
    aturan.ulang(ktx());
    penyimpan.nanti(1500);
  });
  return { store, penyimpan, acuan };
}

/** Runs the engine of one file: loads references, saves when the line is back or the page is left. */
export function useMesin(detail: DetailFormulir, alat: Alat): Mesin {
  const klien = useQueryClient();
  const [mesin] = useState(() => buatMesin(detail, (sumber, kata) => tanyaSumber(klien, sumber, kata), alat));
  useDaftarTetap(mesin.acuan, 'negara');
  useDaftarTetap(mesin.acuan, 'pelabuhan');
  useEffect(() => {
    const { penyimpan, acuan } = mesin;
    penyimpan.mulai();
    void acuan.muat();
    const segera = () => void penyimpan.sekarang();
    const tersembunyi = () => document.visibilityState === 'hidden' && segera();
    window.addEventListener('online', segera);
    document.addEventListener('visibilitychange', tersembunyi);
    return () => {
      window.removeEventListener('online', segera);
      document.removeEventListener('visibilitychange', tersembunyi);
      segera();
      penyimpan.berhenti();
    };
  }, [mesin]);
  // Another token is another sign-in: what waited for it goes out now.
  const csrf = useSesi().data?.csrf;
  useEffect(() => {
    if (mesin.store.cuplikan().simpan.keadaan === 'sesi') void mesin.penyimpan.sekarang();
  }, [mesin, csrf]);
  return mesin;
}

/** A list that failed when the form was opened comes when a field asks for it again. */
function useDaftarTetap(acuan: AcuanStore, daftar: 'negara' | 'pelabuhan'): void {
  const { data } = useQuery({ ...kueriSumber(daftar, ''), enabled: false });
  useEffect(() => {
    if (data) acuan.pasang(daftar, data.opsi);
  }, [acuan, daftar, data]);
}

/** What the screens read, derived from the working copy. */
export function useTurunan({ store, penyimpan, acuan }: Mesin) {
  const keadaan = useSyncExternalStore(store.langganan, store.cuplikan);
  const revisi = useSyncExternalStore(acuan.langganan, acuan.cuplikan);
  const { baris, detail, kepala, pernyataan, jawaban, dokumen, belumDimuat, ganda } = keadaan;
  const { formulir, catatan, json_simpan } = detail;
  const { ditolak } = keadaan;
  // `revisi` stands for the lists inside `acuan`, which is one object for life.
  const masalahBaris = useMemo(() => store.aturan.periksa(baris), [store, baris, revisi]);
  useEffect(() => {
    void acuan.pastikanHs(baris.flatMap((b) => (b.isi['08'] ? [b.isi['08']] : [])));
  }, [acuan, baris]);
  const daftar = useMemo<Daftar>(() => {
    const satuan = formulir.satuan.map((s) => ({ kode: s.kodeSatuan, nama: satuanPilihan(s.kodeSatuan, s.urSatuan) }));
    const elemen = Object.fromEntries(
      Object.entries(formulir.opsi).map(([grup, opsi]) => [
        grup,
        (opsi ?? [])
          .map((o) => ({ kode: o.kd_elemen, nama: o.ur_elemen, mati: !dapatDipilih(o) }))
          .sort((a, b) => Number(a.mati) - Number(b.mati)), // a name of both means the one that can be chosen
      ]),
    );
    return {
      namaHs: (kode) => acuan.namaHs(kode),
      opsi: (k) => {
        if (k.jenis === 'negara') return acuan.negara;
        if (k.jenis === 'pelabuhan') return acuan.pelabuhan;
        if (k.jenis === 'satuan') return satuan;
        if (k.jenis === 'pilihan') return pilihan(k);
        return k.grup && k.jenis !== 'hs' ? (elemen[k.grup] ?? []) : [];
      },
    };
  }, [acuan, formulir, revisi]);
  const tersimpan = useMemo(() => baris.filter((b) => b.id).length, [baris]);
  const benar = useMemo(() => baris.filter((b) => !masalahBaris.has(b.kunci)), [baris, masalahBaris]);
  const jumlah = useMemo(() => jumlahkan([jumlahBaris(benar), belumDimuat.jml]), [benar, belumDimuat]);
  const satuan = kodeSatuanBerkas(keadaan);
  const lengkap = useMemo(
    () =>
      kelengkapan(syaratLayanan(json_simpan.kd_rekom), {
        kd_komoditas: json_simpan.kd_komoditas,
        kepala,
        masalah_kepala: [...masalahDitolak(formulir, kepala, ditolak), ...masalahPelaku(kepala, formulir.api_code)],
        jumlah_baris: tersimpan + belumDimuat.baris,
        baris_belum: baris.length - tersimpan,
        jumlah,
        satuan,
        catatan: dalam('dikembalikan', detail.kd_status_pengajuan) ? catatan : null,
        masalah_baris: [...masalahBaris.values()].flat(),
        dokumen: dokumen.filter((d) => d.asal === 'PEMOHON'),
        pernyataan,
        tetap: perpanjangan(detail.jenis_pengajuan),
        kolom: formulir.kolom,
        catatan_terbuka: catatan
          .filter((c) => !jawaban[c.id]?.trim())
          .map((c) => ({ id: c.id, langkah: c.langkah, kd_field: c.kd_field, ...(c.baris ? { baris: c.baris } : {}) })),
        ganda,
      }),
    [
      json_simpan,
      formulir,
      kepala,
      ditolak,
      tersimpan,
      baris,
      belumDimuat,
      masalahBaris,
      dokumen,
      pernyataan,
      catatan,
      jawaban,
      ganda,
      jumlah,
      satuan,
      detail.kd_status_pengajuan,
    ],
  );
  return {
    keadaan,
    store,
    penyimpan,
    acuan,
    daftar,
    kolom: formulir.kolom,
    masalahBaris,
    lengkap,
    jumlah,
    barisBenar: benar.length + belumDimuat.baris,
  };
}

/** What the server said about a header code, as long as it stands there. */
const masalahDitolak = (formulir: SkemaFormulir, kepala: Kepala, ditolak: Keadaan['ditolak']): Masalah[] =>
  Object.entries(ditolak).flatMap(([path, { nilai, pesan }]) => {
    const i = isianDari(formulir, path);
    return i && kepala[path] === nilai ? [{ langkah: i.langkah, path, message: pesan }] : [];
  });

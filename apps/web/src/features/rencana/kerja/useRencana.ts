import { useSyncExternalStore, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { satuanPilihan } from '@sinas/domain/format/satuan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { kelengkapan, type Kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import { masalahPelaku } from '@sinas/domain/formulir/kepala-awal';
import { dapatDipilih } from '@sinas/domain/komoditas/opsi';
import { syaratLayanan } from '@sinas/domain/layanan/daftar';
import type { IsiBerkas } from '@sinas/domain/layanan/isi';
import { checkpoint, type Checkpoint } from '@sinas/domain/layanan/rkt/checkpoint';
import { ujiRencana, type UjiRencana } from '@sinas/domain/layanan/rkt/neraca';
import { periksaRencana } from '@sinas/domain/layanan/rkt/periksa';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { Keadaan } from '@sinas/formulir/kerja/keadaan';
import type { Daftar } from '@sinas/formulir/lembar/nilai';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { kueriSumber, tanyaSumber } from '../../../components/pemilih/tanya-sumber';
import { useSesi } from '../../../lib/sesi';
import { isiRencana } from './isi';
import { koleksi } from './koleksi';
import { buatMesin, type Alat, type Mesin } from './mesin';
import type { BerkasRencana, RencanaDatang } from './muat';

/** Where to look: a tab, a row, a field. `ke` counts, so that the same place can be asked for twice. */
export interface Sasaran {
  tab: string;
  path: string;
  baris: number | null;
  ke: number;
}
export interface RuangRencana extends Mesin {
  keadaan: Keadaan<BerkasRencana>;
  daftar: Daftar;
  /** Problems of rows by kind and key. */
  masalah: ReadonlyMap<string, ReadonlyMap<string, Masalah[]>>;
  isi: IsiBerkas;
  uji: readonly UjiRencana[];
  lengkap: Kelengkapan;
  cek: Checkpoint;
  sasaran: Sasaran | null;
  pergi: (tab: string, path?: string, baris?: number | null) => void;
}
const Konteks = createContext<RuangRencana | null>(null);
export const RuangProvider = Konteks.Provider;
export function useRencana(): RuangRencana {
  const r = useContext(Konteks);
  if (!r) throw new Error('useRencana stands below RuangProvider');
  return r;
}
const SYARAT = syaratLayanan('09');

/** Runs the engine of one plan: lists, saving when the line is back or the page is left. */
export function useMesinRencana(awal: RencanaDatang, alat: Omit<Alat, 'tanya'>): Mesin {
  const klien = useQueryClient();
  const [mesin] = useState(() => buatMesin(awal, { ...alat, tanya: (s, kata) => tanyaSumber(klien, s, kata) }));
  const { acuan, penyimpan, store } = mesin;
  const negara = useQuery({ ...kueriSumber('negara', ''), enabled: false }).data;
  const pelabuhan = useQuery({ ...kueriSumber('pelabuhan', ''), enabled: false }).data;
  useEffect(() => {
    if (negara) acuan.pasang('negara', negara.opsi);
    if (pelabuhan) acuan.pasang('pelabuhan', pelabuhan.opsi);
  }, [acuan, negara, pelabuhan]);
  useEffect(() => {
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
  }, [penyimpan, acuan]);
  // Another token is another sign-in: what waited for it goes out now.
  const csrf = useSesi().data?.csrf;
  useEffect(() => {
    if (store.cuplikan().simpan.keadaan === 'sesi') void penyimpan.sekarang();
  }, [store, penyimpan, csrf]);
  return mesin;
}

/** What the screens read, derived from the working copy by the functions that the server runs. */
export function useTurunan({ store, penyimpan, acuan, aturan }: Mesin) {
  const keadaan = useSyncExternalStore(store.langganan, store.cuplikan);
  const revisi = useSyncExternalStore(acuan.langganan, acuan.cuplikan);
  const { baris, kepala, pernyataan, jawaban } = keadaan;
  const { detail, dokumen } = keadaan.berkas;
  const { formulir, catatan, kd_status_pengajuan } = detail;
  const { jenis_pelaku, trader_type } = kepala;
  // `revisi` and the kind of actor stand for what is inside `aturan`, which is one object for life.
  const masalah = useMemo(() => aturan.semua(baris), [aturan, baris, revisi, jenis_pelaku, trader_type]);
  useEffect(() => {
    const hs = ['barang_impor', 'barang_lokal'].flatMap((j) =>
      koleksi(j)
        .di(baris)
        .map((b) => b.isi['08']),
    );
    void acuan.pastikanHs(hs.filter((x): x is string => typeof x === 'string'));
  }, [acuan, baris]);
  const isi = useMemo(() => isiRencana(detail, kepala, baris), [detail, kepala, baris]);
  const uji = useMemo(() => ujiRencana(isi), [isi]);
  const lengkap = useMemo(
    () =>
      kelengkapan(SYARAT, {
        ...{ kd_komoditas: detail.kd_komoditas, kepala, pernyataan },
        masalah_kepala: dalam('draf', kd_status_pengajuan) ? masalahPelaku(kepala, formulir.api_code) : [],
        ...{ jumlah_baris: isi.baris.length, jumlah: '0', satuan: null },
        catatan: dalam('dikembalikan', kd_status_pengajuan) ? catatan : null,
        masalah_baris: [...masalah.values()].flatMap((per) => [...per.values()].flat()),
        masalah_isi: periksaRencana(isi, uji),
        dokumen: dokumen.filter((d) => d.asal === 'PEMOHON'),
        kolom: formulir.kolom,
        catatan_terbuka: catatan
          .filter((c) => !jawaban[c.id]?.trim())
          .map((c) => ({ id: c.id, langkah: c.langkah, kd_field: c.kd_field, ...(c.baris ? { baris: c.baris } : {}) })),
        ganda: null,
      }),
    [
      detail.kd_komoditas,
      kepala,
      pernyataan,
      kd_status_pengajuan,
      formulir,
      isi,
      uji,
      catatan,
      masalah,
      dokumen,
      jawaban,
    ],
  );
  const cek = useMemo(
    () => checkpoint(lengkap, kepala, isi.baris, dokumen.length),
    [lengkap, kepala, isi, dokumen.length],
  );
  const daftar = useDaftar(formulir, acuan, revisi);
  return { keadaan, store, penyimpan, acuan, aturan, daftar, masalah, isi, uji, lengkap, cek };
}

/** Choices of the columns, by their kind. */
function useDaftar(formulir: BerkasRencana['detail']['formulir'], acuan: Mesin['acuan'], revisi: number): Daftar {
  return useMemo(() => {
    const satuan = formulir.satuan.map((s) => ({ kode: s.kodeSatuan, nama: satuanPilihan(s.kodeSatuan, s.urSatuan) }));
    const elemen = Object.fromEntries(
      Object.entries(formulir.opsi).map(([grup, opsi]) => [
        grup,
        (opsi ?? [])
          .map((o) => ({ kode: o.kd_elemen, nama: o.ur_elemen, mati: !dapatDipilih(o) }))
          .sort((a, b) => Number(a.mati) - Number(b.mati)),
      ]),
    );
    return {
      namaHs: (kode) => acuan.namaHs(kode),
      opsi: (k) => {
        if (k.jenis === 'negara') return acuan.negara;
        if (k.jenis === 'pelabuhan') return acuan.pelabuhan;
        if (k.jenis === 'satuan') return satuan;
        if (k.jenis === 'pilihan') return Object.entries(k.pilihan ?? {}).map(([kode, nama]) => ({ kode, nama }));
        return k.grup && k.jenis !== 'hs' ? (elemen[k.grup] ?? []) : [];
      },
    };
  }, [acuan, formulir, revisi]);
}

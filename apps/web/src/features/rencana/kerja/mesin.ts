import { jamKini } from '@sinas/api-client/jam';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { FormStore } from '@sinas/formulir/kerja/store';
import { Penyimpan } from '@sinas/formulir/simpan/penyimpan';
import { SimpananLokal } from '@sinas/formulir/simpan/simpanan-lokal';
import { AcuanStore, type Tanya } from '../../../components/baris/acuan';
import { AturanRencana } from './aturan';
import { formRencana } from './form-rencana';
import { KawatRencana } from './kawat-rencana';
import { isiBerkas, type BerkasRencana, type RencanaDatang } from './muat';
import { panggilanRencana, type PanggilanRencana } from './panggilan';
import { medanRencana, melapor } from './terbuka';

export interface Mesin {
  store: FormStore<BerkasRencana>;
  penyimpan: Penyimpan<BerkasRencana>;
  acuan: AcuanStore;
  aturan: AturanRencana;
}
export interface Alat {
  idUser: string;
  kabar: (teks: string) => void;
  kabarGagal: (teks: string) => void;
  tanya: Tanya;
  api?: PanggilanRencana;
  kini?: () => Date;
}

/** The working copy of one plan with its saving engine: everything typed is on this device before it is sent. */
export function buatMesin(awal: RencanaDatang, alat: Alat): Mesin {
  const { detail } = awal;
  const { kd_komoditas, tahun, formulir, idNk, noAju } = detail;
  const kelompok = KELOMPOK.get(kd_komoditas);
  if (!kelompok) throw new Error(`unknown commodity group ${kd_komoditas}`);
  const { kini = jamKini, api = panggilanRencana(noAju) } = alat;
  const acuan = new AcuanStore(formulir.satuan, alat.kabarGagal, alat.tanya);
  acuan.kenalHs(formulir.contoh_hs.map(({ kode, nama }) => ({ kode, nama })));
  const hs = { kode: new Set(formulir.contoh_hs.map((h) => h.kode)), lengkap: formulir.hs_lengkap };
  let kepala: Kepala = detail.json_simpan.kepala;
  const ktx = (): KonteksBaris => ({
    ...{ kelompok, jenis: 'impor', tahun, opsi: formulir.opsi, acuan: acuan.acuan(), hs },
    ...{ pelaku: kepala.jenis_pelaku, trader: kepala.trader_type },
  });
  const aturan = new AturanRencana(ktx(), (jenis, b) => medanRencana(store.cuplikan().berkas.detail, jenis, b, kini()));
  const lokal = new SimpananLokal(alat.idUser, idNk, localStorage, 'barang_impor');
  const form = formRencana(aturan, () => formulir.satuan.map((s) => s.kodeSatuan));
  const store: FormStore<BerkasRencana> = new FormStore(form, isiBerkas(awal), lokal, kini);
  const kawat = new KawatRencana(
    api,
    {
      tahun,
      dasar: () => store.cuplikan().dasar,
      kolom: (jenis) => aturan.kolom(jenis).map((k) => k.kd_field),
      lapor: () => melapor(store.cuplikan().berkas.detail),
    },
    awal,
  );
  const penyimpan = new Penyimpan(store, kawat, { kabar: alat.kabar, acuanSiap: () => acuan.siap, kini });
  store.langganan(() => {
    const baru = store.cuplikan().kepala;
    if (baru.jenis_pelaku === kepala.jenis_pelaku && baru.trader_type === kepala.trader_type) return;
    kepala = baru;
    aturan.ulang(ktx());
  });
  acuan.langganan(() => {
    aturan.ulang(ktx());
    penyimpan.nanti(1500);
  });
  return { store, penyimpan, acuan, aturan };
}

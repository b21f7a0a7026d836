import { jamKini } from '@sinas/api-client/jam';
import { lengkapiBaris } from '@sinas/domain/baris/barang';
import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { periksaKepala } from '@sinas/domain/formulir/isian';
import type { Kepala, SkemaFormulir } from '@sinas/domain/formulir/formulir';
import { kalimatDigabung, pengubahSetelah, type Penyunting } from '@sinas/domain/formulir/penyunting';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { GalatApi, pesanGalat } from '../../../../lib/galat';
import type { DataUsang, DetailFormulir, HasilSimpan, IsiSimpan } from '../../wire';
import { jumlahBaris } from '../aturan-baris';
import { BARANG } from '../baris-lembar';
import { sama, type Bentrok } from '@sinas/formulir/simpan/gabung';
import { kerjaDari, type Kerja } from './kerja';
import { golongkan, type Kawat } from './kawat';
import { gandaDari, jawabanDari, jumlahPerubahan, kerjaKini, type Keadaan, type TolakanIsian } from '../keadaan';
import { kurangi } from '@sinas/domain/format/angka';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { SimpanBaris } from './simpan-baris';
import type { FormulirStore } from '../store';

const JEDA_KETIK_MS = 1500;
const JEDA_ULANG_MS = [4000, 10_000, 30_000] as const;

export interface Lingkungan {
  kabar: (teks: string) => void;
  /** Reference lists are there: rows can be judged. */
  acuanSiap: () => boolean;
  kini?: () => Date;
}

/** Saves by itself: one call at a time, deletions, then rows that are valid, then the header and what is not valid yet. */
export class Penyimpan {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private jalan: Promise<void> | null = null;
  private gagalKe = 0;
  private mati = false;
  private readonly barisan: SimpanBaris;

  constructor(
    private readonly store: FormulirStore,
    private readonly kawat: Kawat,
    private readonly dunia: Lingkungan,
  ) {
    this.barisan = new SimpanBaris(kawat);
    store.pasangJadwal(() => this.nanti(JEDA_KETIK_MS));
  }

  nanti(ms: number): void {
    if (this.mati) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sekarang(), ms);
  }
  /** Saves all there is; true when nothing is left unsaved. */
  async sekarang(): Promise<boolean> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    while (this.jalan) await this.jalan;
    this.jalan = this.putaran().finally(() => {
      this.jalan = null;
    });
    await this.jalan;
    return jumlahPerubahan(this.store.cuplikan()) === 0;
  }
  berhenti(): void {
    this.mati = true;
    if (this.timer) clearTimeout(this.timer);
  }
  mulai(): void {
    this.mati = false;
    if (jumlahPerubahan(this.store.cuplikan()) > 0) this.nanti(JEDA_KETIK_MS);
  }

  private async putaran(): Promise<void> {
    try {
      for (let ada = true; ada;) ada = await this.satuLangkah();
      this.gagalKe = 0;
      this.tandaiTersimpan();
    } catch (galat) {
      this.tandaiGagal(galat);
    }
  }

  /** One call to the server; false when there is nothing to send. */
  private async satuLangkah(): Promise<boolean> {
    const k = this.store.cuplikan();
    if (k.bentrok.length || k.detail.formulir.closedForm) return false;
    const { idNk } = k.detail;
    if (k.hapus.length) {
      const kirim = k.hapus.slice(0, 100);
      this.sibuk();
      await this.kawat.hapusBaris(idNk, kirim).then(
        (hasil) => this.laluan(hasil),
        (galat: unknown) => {
          // Gone already, by someone else: what was asked for is so.
          if (golongkan(galat) !== 'hilang') throw galat;
        },
      );
      this.store.atur({ hapus: this.store.cuplikan().hapus.filter((id) => !kirim.includes(id)) });
      return true;
    }
    const siap = this.dunia.acuanSiap() ? this.store.aturan.siap(k.baris).filter((b) => b.ditolak?.isi !== b.isi) : [];
    if (siap.length) {
      this.sibuk();
      const ktx = this.store.aturan.konteks;
      const { jawaban, ganti, bentrok, penyunting } = await this.barisan.kirim(idNk, ktx.jenis, siap, (isi) =>
        lengkapiBaris(isi, ktx),
      );
      const kini = this.store.cuplikan();
      this.store.atur({ baris: SimpanBaris.pasang(kini.baris, ganti), bentrok: [...kini.bentrok, ...bentrok] });
      if (bentrok.length) this.store.atur({ pengubah: this.pengubah(penyunting) });
      if (jawaban) await this.laluan(jawaban);
      return true;
    }
    return this.simpanKepala();
  }

  private async simpanKepala(): Promise<boolean> {
    const k = this.store.cuplikan();
    const kini = layakKirim(k.detail.formulir, k.dasar, kerjaKini(k), k.ditolak);
    const isi = bedaKirim(k.dasar, kini);
    if (!isi) return false;
    this.sibuk();
    try {
      const hasil = await this.kawat.simpan({ idNk: k.detail.idNk, versi: k.versi, ...isi });
      // What was sent is the common ground: untouched fields take the server's form, typed ones stay.
      this.store.terapkan(kini, kerjaDari(hasil.json_simpan, kini.jawaban), hasil.versi, { abaikanBentrok: true });
      this.catatKelengkapan(hasil);
      return true;
    } catch (galat) {
      const golongan = golongkan(galat);
      const ditolak = golongan === 'tolak' ? tolakanKepala(galat as GalatApi, isi.kepala) : null;
      if (ditolak) {
        this.store.atur({ ditolak: { ...k.ditolak, ...ditolak } });
        return true;
      }
      if (golongan !== 'usang') throw galat;
      return this.gabungkan(galat as GalatApi);
    }
  }

  /** The file was changed elsewhere: three-way merge, then on; a clash waits for the person. */
  private async gabungkan(galat: GalatApi): Promise<boolean> {
    if (sudahTutup(galat)) throw galat;
    const lama = this.store.cuplikan().versi;
    await this.muatBaris();
    const { versi, bentrok } = this.store.cuplikan();
    // Nothing new there: two calls met in the database. It is tried again, as after any passing fault.
    if (versi <= lama) throw new GalatApi({ status: 503, pesanServer: galat.pesanServer ?? undefined });
    return bentrok.length === 0;
  }

  /** Answer of a row call. Somebody who wrote in between may have changed anything: then all is read again. */
  private async laluan(hasil: HasilSimpan): Promise<void> {
    const { versi, dasar } = this.store.cuplikan();
    if (hasil.versi < versi) return;
    this.catatKelengkapan(hasil);
    if (hasil.versi === versi + 1) {
      this.store.terapkan(dasar, kerjaDari(hasil.json_simpan, dasar.jawaban), hasil.versi);
      return;
    }
    this.store.catatVersi(hasil.versi);
    await this.muatBaris();
  }
  private catatKelengkapan(hasil: HasilSimpan): void {
    if (hasil.kelengkapan) this.store.atur({ ganda: gandaDari(hasil.kelengkapan) });
  }

  /** The file as the server has it now, below the work; who else wrote meanwhile is told where it shows. */
  async muatBaris(): Promise<void> {
    const detail = await this.kawat.detail(this.store.cuplikan().detail.idNk);
    const lama = this.store.cuplikan();
    const pengubah = this.pengubah(detail.penyunting);
    const bentrok = detail.versi > lama.versi ? this.pasangKerja(lama, detail) : [];
    const kini = this.store.cuplikan();
    const buang = new Set(kini.hapus);
    const dariServer = detail.baris.filter((b) => !buang.has(b.id));
    const lengkap = detail.jumlah_baris <= detail.baris.length;
    const baris = BARANG.segarkan(kini.baris, dariServer, lengkap);
    const tersimpan = baris.filter((b) => b.id);
    const sisa = Math.max(0, detail.jumlah_baris - tersimpan.length - buang.size);
    const asal = tersimpan.map((b) => (b.server ? { ...b, isi: b.server } : b));
    const jml = sisa && detail.jml_total ? kurangi(detail.jml_total, jumlahBaris(asal)) : '0';
    this.store.atur({
      detail,
      baris,
      dokumen: detail.dokumen,
      belumDimuat: { baris: sisa, jml },
      ganda: gandaDari(detail.kelengkapan),
      ...(bentrok.length ? { pengubah } : {}),
    });
    if (bentrok.length === 0) this.kabarkan(lama, kini, pengubah);
  }
  private pasangKerja({ dasar }: Keadaan, { json_simpan, catatan, versi }: DetailFormulir): Bentrok[] {
    return this.store.terapkan(dasar, kerjaDari(json_simpan, { ...dasar.jawaban, ...jawabanDari(catatan) }), versi);
  }
  private pengubah(penyunting: readonly Penyunting[]): Penyunting[] {
    return pengubahSetelah(penyunting, this.store.cuplikan().versi).filter(
      (p) => !(p.sendiri && this.store.buatanSini(p.versi)),
    );
  }
  /** Only what has changed on this screen is a merge; rows of an own import are none. */
  private kabarkan(lama: Keadaan, kini: Keadaan, pengubah: readonly Penyunting[]): void {
    const isian = !sama(kerjaKini(lama), kerjaKini(kini));
    const rekan = pengubah.filter((p) => !p.sendiri);
    const baris = rekan.length > 0 && !sama(versiBaris(lama), versiBaris(this.store.cuplikan()));
    if (isian || baris) this.dunia.kabar(kalimatDigabung(isian ? pengubah : rekan, this.jam()));
  }
  private jam(): Date {
    return this.dunia.kini?.() ?? jamKini();
  }

  private sibuk(): void {
    this.store.atur({ simpan: { keadaan: 'menyimpan' } });
  }
  private tandaiTersimpan(): void {
    const k = this.store.cuplikan();
    this.store.simpanLokal();
    if (k.bentrok.length) this.store.atur({ simpan: { keadaan: 'bentrok' } });
    else if (jumlahPerubahan(k) > 0) this.store.atur({ simpan: { keadaan: 'sebagian', pesan: sebabTertinggal(k) } });
    else if (k.simpan.keadaan !== 'tersimpan')
      this.store.atur({ simpan: { keadaan: 'tersimpan', waktu: this.jam().toISOString() } });
  }
  private tandaiGagal(galat: unknown): void {
    const golongan = golongkan(galat);
    const jenis = golongan === 'usang' && !sudahTutup(galat) ? 'gagal' : golongan;
    const tersimpan = this.store.simpanLokal();
    const pesan = pesanGalat(galat, PESAN['gagal.simpan']);
    const tutup = jenis === 'hilang' || jenis === 'usang';
    const keadaan = tutup ? 'tertutup' : jenis;
    this.store.atur({
      simpan: { keadaan, pesan: tersimpan ? pesan : `${pesan}. Perangkat ini tidak dapat menyimpannya` },
    });
    if (jenis === 'luring' || jenis === 'gagal') {
      this.nanti(JEDA_ULANG_MS[Math.min(this.gagalKe, JEDA_ULANG_MS.length - 1)] ?? 30_000);
      this.gagalKe += 1;
    }
  }
}

/** Stored rows by id, with the version that is shown. */
const versiBaris = ({ baris }: Keadaan): Record<string, number | null> =>
  Object.fromEntries(baris.flatMap((b) => (b.id ? [[b.id, b.versi]] : [])));
function sudahTutup(galat: unknown): boolean {
  const kd = galat instanceof GalatApi ? (galat.data as DataUsang | null)?.kd_status_pengajuan : undefined;
  return kd !== undefined && !dalam('dapatUbah', kd);
}
/** The server takes only fields that are right in themselves; the others wait here, and hold nothing else up. */
function layakKirim(formulir: SkemaFormulir, dasar: Kerja, kini: Kerja, ditolak: Keadaan['ditolak']): Kerja {
  const kepala = { ...kini.kepala };
  const salah = periksaKepala(formulir, kini.kepala).map((m) => m.path);
  for (const path of [...salah, ...masihDitolak(kini.kepala, ditolak)]) {
    const lama = dasar.kepala[path];
    if (lama === undefined) delete kepala[path];
    else kepala[path] = lama;
  }
  const jawaban = Object.fromEntries(
    Object.entries(kini.jawaban).flatMap(([id, teks]) => {
      const layak = salahJawaban(teks) ? dasar.jawaban[id] : teks;
      return layak === undefined ? [] : [[id, layak]];
    }),
  );
  return { ...kini, kepala, jawaban };
}
const salahJawaban = (teks: string): string | null => periksaPanjang('Jawaban', teks, BATAS_TEKS.jawaban_catatan);
const masihDitolak = (kepala: Kepala, ditolak: Keadaan['ditolak']): string[] =>
  Object.keys(ditolak).filter((kd) => kepala[kd] === ditolak[kd]?.nilai);
/** Fields of a refused call that the server named; null when the reason lies elsewhere. */
function tolakanKepala(galat: GalatApi, kirim: Kepala | undefined): Record<string, TolakanIsian> | null {
  const hasil: Record<string, TolakanIsian> = {};
  for (const { path = '', message } of galat.errors) {
    const nilai = kirim?.[path];
    if (nilai !== undefined) hasil[path] = { nilai, pesan: message };
  }
  return Object.keys(hasil).length ? hasil : null;
}
function sebabTertinggal({ detail, kepala, ditolak, jawaban }: Keadaan): string {
  const kd = masihDitolak(kepala, ditolak)[0];
  const salah = periksaKepala(detail.formulir, kepala)[0]?.message ?? (kd && ditolak[kd]?.pesan);
  const panjang = Object.values(jawaban).map(salahJawaban).find(Boolean);
  return salah ?? panjang ?? 'belum dapat disimpan';
}

/** Only what differs goes over the line; null = nothing. */
function bedaKirim(dasar: Kerja, kini: Kerja): Omit<IsiSimpan, 'idNk' | 'versi'> | null {
  const kepala = Object.fromEntries(Object.entries(kini.kepala).filter(([f, v]) => !sama(v, dasar.kepala[f])));
  const jawaban = Object.entries(kini.jawaban)
    .filter(([id, v]) => !sama(v, dasar.jawaban[id]))
    .map(([id, teks]) => ({ id, jawaban: teks }));
  const isi = {
    ...(Object.keys(kepala).length ? { kepala } : {}),
    ...(kini.pernyataan === dasar.pernyataan ? {} : { pernyataan: kini.pernyataan }),
    ...(sama(kini.baris, dasar.baris) ? {} : { baris_belum: Object.values(kini.baris) }),
    ...(jawaban.length ? { jawaban } : {}),
  };
  return Object.keys(isi).length ? isi : null;
}

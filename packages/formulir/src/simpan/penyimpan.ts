import { kalimatDigabung, pengubahSetelah, type Penyunting } from '@sinas/domain/formulir/penyunting';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { jumlahPerubahan, kerjaKini, muatan, type Keadaan } from '../kerja/keadaan';
import type { FormStore } from '../kerja/store';
import { tambahHapus } from '../kerja/urungan';
import type { Kerja } from './gabung';
import { GalatKawat, golonganDari, type HasilSimpan, type IsiBerkas, type Kawat, type KerjaDatang } from './kawat';
import { bedaKirim, layakKirim, sebabTertinggal, tolakanKepala } from './kepala';
import { sama } from './sama';
import { SimpanBaris } from './simpan-baris';

const JEDA_KETIK_MS = 1500;
const JEDA_ULANG_MS = [4000, 10_000, 30_000] as const;
const HAPUS_SEKALI = 100;

export interface Lingkungan {
  kabar: (teks: string) => void;
  /** Reference lists are there: rows can be judged. */
  acuanSiap: () => boolean;
  kini: () => Date;
}

/** Saves by itself: one call at a time, deletions, then rows that are valid, then the header and what is not valid yet. */
export class Penyimpan<L> {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private jalan: Promise<void> | null = null;
  private gagalKe = 0;
  private mati = false;
  private readonly barisan: SimpanBaris<L>;

  constructor(
    private readonly store: FormStore<L>,
    private readonly kawat: Kawat<L>,
    private readonly dunia: Lingkungan,
  ) {
    this.barisan = new SimpanBaris(store.form, kawat);
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
    return this.sisa() === 0;
  }
  berhenti(): void {
    this.mati = true;
    if (this.timer) clearTimeout(this.timer);
  }
  mulai(): void {
    this.mati = false;
    if (this.sisa() > 0) this.nanti(JEDA_KETIK_MS);
  }
  private sisa(): number {
    return jumlahPerubahan(this.store.form, this.store.cuplikan());
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
    if (k.bentrok.length || this.store.form.tertutup(k.berkas)) return false;
    return (await this.hapusBaris(k)) || (await this.simpanBaris(k)) || this.simpanKepala();
  }

  private async hapusBaris({ hapus }: Keadaan<L>): Promise<boolean> {
    const [jenis, semua] = Object.entries(hapus).find(([, id]) => id.length > 0) ?? [];
    if (jenis === undefined || semua === undefined) return false;
    const kirim = semua.slice(0, HAPUS_SEKALI);
    this.sibuk();
    this.store.tandaiBerangkat(jenis, kirim, true);
    try {
      await this.kawat.hapus(jenis, kirim).then(
        (hasil) => this.laluan(hasil),
        (galat: unknown) => {
          // Gone already, by someone else: what was asked for is so.
          if (golonganDari(galat) !== 'hilang') throw galat;
        },
      );
    } finally {
      this.store.tandaiBerangkat(jenis, kirim, false);
    }
    const kini = this.store.cuplikan().hapus;
    this.store.atur({ hapus: { ...kini, [jenis]: (kini[jenis] ?? []).filter((id) => !kirim.includes(id)) } });
    return true;
  }

  private async simpanBaris(k: Keadaan<L>): Promise<boolean> {
    if (!this.dunia.acuanSiap()) return false;
    const akhir = await this.barisan.kirim(k, () => this.sibuk());
    if (!akhir) return false;
    const { hasil, pasang, dibuang, bentrok } = akhir;
    const kini = this.store.cuplikan();
    this.store.atur({
      baris: pasang(kini.baris),
      hapus: tambahHapus(kini.hapus, dibuang(kini.baris)),
      bentrok: [...kini.bentrok, ...bentrok],
    });
    if (bentrok.length) this.store.atur({ pengubah: this.pengubah(hasil.penyunting) });
    if (hasil.simpan) await this.laluan(hasil.simpan);
    return true;
  }

  private async simpanKepala(): Promise<boolean> {
    const k = this.store.cuplikan();
    const kini = layakKirim(this.store.form, k, kerjaKini(this.store.form, k));
    const isi = bedaKirim(k.dasar, kini);
    if (!isi) return false;
    this.sibuk();
    try {
      const hasil = await this.kawat.simpan(k.versi, isi);
      // What was sent is the common ground: untouched fields take the server's form, typed ones stay.
      this.store.terapkan(kini, lengkap(hasil.kerja, kini), hasil.versi, { abaikanBentrok: true });
      this.store.aturBerkas(hasil.berkas);
      return true;
    } catch (galat) {
      if (!(galat instanceof GalatKawat)) throw galat;
      const ditolak = galat.golongan === 'tolak' ? tolakanKepala(galat, isi.kepala) : null;
      if (ditolak) {
        this.store.atur({ ditolak: { ...k.ditolak, ...ditolak } });
        return true;
      }
      if (galat.golongan !== 'usang') throw galat;
      return this.gabungkan(galat);
    }
  }

  /** The file was changed elsewhere: three-way merge, then on; a clash waits for the person. */
  private async gabungkan(galat: GalatKawat): Promise<boolean> {
    if (galat.tutup) throw galat;
    const lama = this.store.cuplikan().versi;
    await this.muat();
    const { versi, bentrok } = this.store.cuplikan();
    // Nothing new there: two calls met in the database. It is tried again, as after any passing fault.
    if (versi <= lama) throw new GalatKawat('gagal', { pesan: galat.pesan });
    return bentrok.length === 0;
  }

  /** Answer of a row call. Somebody who wrote in between may have changed anything: then all is read again. */
  private async laluan(hasil: HasilSimpan<L>): Promise<void> {
    const { versi, dasar } = this.store.cuplikan();
    if (hasil.versi < versi) return;
    this.store.aturBerkas(hasil.berkas);
    if (hasil.versi === versi + 1) {
      this.store.terapkan(dasar, lengkap(hasil.kerja, dasar), hasil.versi);
      return;
    }
    this.store.catatVersi(hasil.versi);
    await this.muat();
  }

  /** The file as the server has it now, below the work; who else wrote meanwhile is told where it shows. */
  async muat(): Promise<void> {
    const isi = await this.kawat.muat();
    const lama = this.store.cuplikan();
    const pengubah = this.pengubah(isi.penyunting);
    const bentrok = isi.versi > lama.versi ? this.pasangKerja(lama, isi) : 0;
    const kini = this.store.cuplikan();
    this.store.atur({ ...muatan(this.store.form, kini, isi), ...(bentrok ? { pengubah } : {}) });
    if (bentrok === 0) this.kabarkan(lama, kini, pengubah);
  }
  private pasangKerja({ dasar }: Keadaan<L>, { kerja, versi }: IsiBerkas<L>): number {
    const lain = { ...kerja, jawaban: { ...dasar.jawaban, ...kerja.jawaban } };
    return this.store.terapkan(dasar, lain, versi).length;
  }
  private pengubah(penyunting: readonly Penyunting[]): Penyunting[] {
    return pengubahSetelah(penyunting, this.store.cuplikan().versi).filter(
      (p) => !(p.sendiri && this.store.buatanSini(p.versi)),
    );
  }
  /** Only what has changed on this screen is a merge; rows of an own import are none. */
  private kabarkan(lama: Keadaan<L>, kini: Keadaan<L>, pengubah: readonly Penyunting[]): void {
    const { form } = this.store;
    const isian = !sama(kerjaKini(form, lama), kerjaKini(form, kini));
    const rekan = pengubah.filter((p) => !p.sendiri);
    const baris = rekan.length > 0 && !sama(versiBaris(lama), versiBaris(this.store.cuplikan()));
    if (isian || baris) this.dunia.kabar(kalimatDigabung(isian ? pengubah : rekan, this.dunia.kini()));
  }

  private sibuk(): void {
    this.store.atur({ simpan: { keadaan: 'menyimpan' } });
  }
  private tandaiTersimpan(): void {
    const k = this.store.cuplikan();
    this.store.simpanLokal();
    if (k.bentrok.length) this.store.atur({ simpan: { keadaan: 'bentrok' } });
    else if (this.sisa() > 0)
      this.store.atur({ simpan: { keadaan: 'sebagian', pesan: sebabTertinggal(this.store.form, k) } });
    else if (k.simpan.keadaan !== 'tersimpan')
      this.store.atur({ simpan: { keadaan: 'tersimpan', waktu: this.dunia.kini().toISOString() } });
  }
  private tandaiGagal(galat: unknown): void {
    const { golongan: asal, pesan: kata, tutup } = galat instanceof GalatKawat ? galat : TAK_TERDUGA;
    const golongan = asal === 'usang' && !tutup ? 'gagal' : asal;
    const tersimpan = this.store.simpanLokal();
    const pesan = kata ?? PESAN['gagal.simpan'];
    const keadaan = golongan === 'hilang' || golongan === 'usang' ? 'tertutup' : golongan;
    this.store.atur({
      simpan: { keadaan, pesan: tersimpan ? pesan : `${pesan}. Perangkat ini tidak dapat menyimpannya` },
    });
    if (golongan === 'luring' || golongan === 'gagal') {
      this.nanti(JEDA_ULANG_MS[Math.min(this.gagalKe, JEDA_ULANG_MS.length - 1)] ?? 30_000);
      this.gagalKe += 1;
    }
  }
}

const TAK_TERDUGA = new GalatKawat('gagal', { pesan: null });
/** Answers of remarks stand beside the autosaved part: those that an answer does not name are as they were sent. */
const lengkap = (kerja: KerjaDatang, { jawaban }: Kerja): Kerja => ({
  ...kerja,
  jawaban: { ...jawaban, ...kerja.jawaban },
});
/** Stored rows by id, with the version that is shown. */
const versiBaris = <L>({ baris }: Keadaan<L>): Record<string, number | null> =>
  Object.fromEntries(Object.values(baris).flatMap((b) => b.flatMap((x) => (x.id ? [[x.id, x.versi]] : []))));

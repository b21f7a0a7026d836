import { Injectable } from '@nestjs/common';
import { hashRiwayatAkun } from '../../platform/hash/riwayat-akun-hash';
import { hashRiwayat } from '../../platform/hash/riwayat-hash';
import { HASH_AWAL, versiDikenal, type VersiTeks } from '../../platform/hash/teks-riwayat';
import { Storage } from '../../platform/storage/storage';
import { AuditRepository } from './audit.repository';
import { kunciJangkar } from './jangkar';
import { JangkarService } from './jangkar.service';

export type JenisTemuan =
  | 'isi_berubah'
  | 'baris_hilang'
  | 'urutan_berubah'
  | 'versi_turun'
  | 'versi_tidak_dikenal'
  | 'riwayat_terpotong'
  | 'riwayat_diganti'
  | 'status_menyimpang'
  | 'jangkar_hilang'
  | 'jangkar_berubah';
export interface Temuan {
  jenis: JenisTemuan;
  /** File or anchor it is about. */
  di: string;
  kata: string;
}
export interface HasilPeriksa {
  berkas: number;
  /** Chains of accounts, menus and organizations. */
  akun: number;
  baris: number;
  jangkar: number;
  /** Chains whose head an anchor outside the database confirms. */
  terjangkar: number;
  temuan: Temuan[];
}
const SEKALI = 5_000;
/** More than these are counted, not listed. */
const MAKS_TEMUAN = 1_000;
type Kepala = Map<string, { urut: number; hash: string }>;

/** Reads every history row, recomputes every hash, and compares the chains with the anchors. */
@Injectable()
export class PeriksaRantaiService {
  constructor(
    private readonly repo: AuditRepository,
    private readonly jangkar: JangkarService,
    private readonly storage: Storage,
  ) {}

  async periksa(): Promise<HasilPeriksa> {
    const temuan: Temuan[] = [];
    const { kepala, banyak } = await this.kepalaTerjangkar(temuan);
    const hasil = { berkas: 0, akun: 0, baris: 0, jangkar: banyak, terjangkar: kepala.size, temuan };
    let lalu: Mata | null = null;
    for await (const m of this.semua()) {
      const awal: boolean = lalu?.rantai !== m.rantai;
      hasil.baris += 1;
      if (awal) hasil[m.jenis] += 1;
      bandingkan(m, awal ? null : lalu, temuan);
      cocokkanJangkar(m, kepala, temuan);
      lalu = m;
    }
    for (const [rantai, k] of kepala)
      catat(temuan, 'riwayat_terpotong', tempat(rantai), `baris ${k.urut} sudah dijangkar, sekarang tidak ada lagi`);
    for (const p of await this.repo.statusMenyimpang(MAKS_TEMUAN))
      catat(
        temuan,
        'status_menyimpang',
        `berkas ${p.id}`,
        p.ke === null ? 'tidak punya riwayat' : `status ${p.kd_status}, riwayat berakhir pada ${p.ke}`,
      );
    return hasil;
  }

  private async *semua(): AsyncGenerator<Mata> {
    yield* this.rantaiBerkas();
    yield* this.rantaiAkun();
  }

  private async *rantaiBerkas(): AsyncGenerator<Mata> {
    let setelah = { id_pengajuan: -1n, urut: 0 };
    for (;;) {
      const rows = await this.repo.baris(setelah, SEKALI);
      for (const r of rows) {
        const seharusnya = dihitung(r, (versi) => hashRiwayat(r, r.id_pengajuan, r.urut, r.hash_lama, versi));
        yield { jenis: 'berkas', rantai: String(r.id_pengajuan), ...mata(r), seharusnya };
      }
      const akhir = rows.at(-1);
      if (!akhir || rows.length < SEKALI) return;
      setelah = akhir;
    }
  }

  private async *rantaiAkun(): AsyncGenerator<Mata> {
    let setelah = { objek: '', id_objek: '', urut: 0 };
    for (;;) {
      const rows = await this.repo.barisAkun(setelah, SEKALI);
      for (const r of rows) {
        const seharusnya = dihitung(r, (versi) => hashRiwayatAkun(r, r.urut, r.hash_lama, versi));
        yield { jenis: 'akun', rantai: `${r.objek}:${r.id_objek}`, ...mata(r), seharusnya };
      }
      const akhir = rows.at(-1);
      if (!akhir || rows.length < SEKALI) return;
      setelah = akhir;
    }
  }

  /** Latest anchored head of every chain; anchors are checked against one another, the register and their signature. */
  private async kepalaTerjangkar(temuan: Temuan[]): Promise<{ kepala: Kepala; banyak: number }> {
    const kepala: Kepala = new Map();
    const register = new Map((await this.repo.jangkar()).map((j) => [j.nomor, j]));
    const sampai = await this.jangkarTerakhir(Math.max(0, ...register.keys()));
    let sebelum = HASH_AWAL;
    for (let nomor = 1; nomor <= sampai; nomor++) {
      const j = await this.jangkar.baca(nomor);
      const di = `jangkar ${nomor}`;
      if (!j) {
        const ada = await this.storage.stat(kunciJangkar(nomor));
        if (ada) catat(temuan, 'jangkar_berubah', di, 'isinya bukan yang ditulis portal ini');
        else catat(temuan, 'jangkar_hilang', di, 'berkasnya tidak ada');
        sebelum = register.get(nomor)?.sha256 ?? '';
        continue;
      }
      if (j.isi.nomor !== nomor || (sebelum !== '' && j.isi.sebelum !== sebelum))
        catat(temuan, 'jangkar_berubah', di, 'tidak menyambung ke jangkar sebelumnya');
      const tercatat = register.get(nomor);
      if (!tercatat) catat(temuan, 'jangkar_hilang', di, 'tidak ada dalam daftar di basis data');
      else if (tercatat.sha256 !== j.sha256) catat(temuan, 'jangkar_berubah', di, 'berbeda dari daftar di basis data');
      for (const [id, urut, hash] of j.isi.kepala) kepala.set(id, { urut, hash });
      sebelum = j.sha256;
    }
    return { kepala, banyak: sampai };
  }

  /** The register may have been shortened: files beyond it still stand. */
  private async jangkarTerakhir(tercatat: number): Promise<number> {
    let nomor = tercatat;
    while (await this.storage.stat(kunciJangkar(nomor + 1))) nomor += 1;
    return nomor;
  }
}

/** One link of a chain, of whatever kind. */
interface Mata {
  jenis: 'berkas' | 'akun';
  rantai: string;
  urut: number;
  versi_teks: number;
  hash_lama: string;
  hash: string;
  /** The hash that its content gives; null when its text is of a version that this release does not know. */
  seharusnya: string | null;
}
const mata = ({ urut, versi_teks, hash_lama, hash }: Omit<Mata, 'jenis' | 'rantai' | 'seharusnya'>) => ({
  urut,
  versi_teks,
  hash_lama,
  hash,
});
const dihitung = ({ versi_teks }: { versi_teks: number }, hitung: (versi: VersiTeks) => string): string | null =>
  versiDikenal(versi_teks) ? hitung(versi_teks) : null;
const tempat = (rantai: string): string => (rantai.includes(':') ? rantai.replace(':', ' ') : `berkas ${rantai}`);

function bandingkan(m: Mata, lalu: Mata | null, temuan: Temuan[]): void {
  const di = tempat(m.rantai);
  const urut = (lalu?.urut ?? 0) + 1;
  if (m.urut !== urut) catat(temuan, 'baris_hilang', di, `sesudah baris ${urut - 1} langsung baris ${m.urut}`);
  else if (m.hash_lama !== (lalu?.hash ?? HASH_AWAL))
    catat(temuan, 'urutan_berubah', di, `baris ${m.urut} tidak menyambung ke baris sebelumnya`);
  if (m.versi_teks < (lalu?.versi_teks ?? 0))
    catat(temuan, 'versi_turun', di, `baris ${m.urut} memakai versi ${m.versi_teks} sesudah versi ${lalu?.versi_teks}`);
  if (m.seharusnya === null) catat(temuan, 'versi_tidak_dikenal', di, `baris ${m.urut} memakai versi ${m.versi_teks}`);
  else if (m.seharusnya !== m.hash) catat(temuan, 'isi_berubah', di, `isi baris ${m.urut} tidak sesuai hash-nya`);
}
function cocokkanJangkar(m: Mata, kepala: Kepala, temuan: Temuan[]): void {
  const k = kepala.get(m.rantai);
  if (k?.urut !== m.urut) return;
  if (k.hash !== m.hash)
    catat(temuan, 'riwayat_diganti', tempat(m.rantai), `baris ${m.urut} bukan lagi baris yang dijangkar`);
  kepala.delete(m.rantai);
}
function catat(temuan: Temuan[], jenis: JenisTemuan, di: string, kata: string): void {
  if (temuan.length < MAKS_TEMUAN) temuan.push({ jenis, di, kata });
}

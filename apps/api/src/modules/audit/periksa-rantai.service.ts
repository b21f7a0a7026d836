import { Injectable } from '@nestjs/common';
import { HASH_AWAL, hashRiwayat } from '../../platform/hash/riwayat-hash';
import { Storage } from '../../platform/storage/storage';
import { AuditRepository, type BarisRantai } from './audit.repository';
import { kunciJangkar } from './jangkar';
import { JangkarService } from './jangkar.service';

export type JenisTemuan =
  | 'isi_berubah'
  | 'baris_hilang'
  | 'urutan_berubah'
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
    const hasil = { berkas: 0, baris: 0, jangkar: banyak, terjangkar: kepala.size, temuan };
    let lalu: BarisRantai | null = null;
    for await (const r of this.semua()) {
      const awal: boolean = lalu?.id_pengajuan !== r.id_pengajuan;
      hasil.baris += 1;
      if (awal) hasil.berkas += 1;
      this.bandingkan(r, awal ? null : lalu, temuan);
      cocokkanJangkar(r, kepala, temuan);
      lalu = r;
    }
    for (const [id, k] of kepala)
      catat(temuan, 'riwayat_terpotong', `berkas ${id}`, `baris ${k.urut} sudah dijangkar, sekarang tidak ada lagi`);
    for (const p of await this.repo.statusMenyimpang(MAKS_TEMUAN))
      catat(
        temuan,
        'status_menyimpang',
        `berkas ${p.id}`,
        p.ke === null ? 'tidak punya riwayat' : `status ${p.kd_status}, riwayat berakhir pada ${p.ke}`,
      );
    return hasil;
  }

  private async *semua(): AsyncGenerator<BarisRantai> {
    let setelah = { id_pengajuan: -1n, urut: 0 };
    for (;;) {
      const rows = await this.repo.baris(setelah, SEKALI);
      yield* rows;
      const akhir = rows.at(-1);
      if (!akhir || rows.length < SEKALI) return;
      setelah = akhir;
    }
  }

  private bandingkan(r: BarisRantai, lalu: BarisRantai | null, temuan: Temuan[]): void {
    const di = `berkas ${r.id_pengajuan}`;
    const urut = (lalu?.urut ?? 0) + 1;
    if (r.urut !== urut) catat(temuan, 'baris_hilang', di, `sesudah baris ${urut - 1} langsung baris ${r.urut}`);
    else if (r.hash_lama !== (lalu?.hash ?? HASH_AWAL))
      catat(temuan, 'urutan_berubah', di, `baris ${r.urut} tidak menyambung ke baris sebelumnya`);
    if (hashRiwayat(r, r.id_pengajuan, r.urut, r.hash_lama) !== r.hash)
      catat(temuan, 'isi_berubah', di, `isi baris ${r.urut} tidak sesuai hash-nya`);
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

function cocokkanJangkar(r: BarisRantai, kepala: Kepala, temuan: Temuan[]): void {
  const id = String(r.id_pengajuan);
  const k = kepala.get(id);
  if (k?.urut !== r.urut) return;
  if (k.hash !== r.hash)
    catat(temuan, 'riwayat_diganti', `berkas ${id}`, `baris ${r.urut} bukan lagi baris yang dijangkar`);
  kepala.delete(id);
}
function catat(temuan: Temuan[], jenis: JenisTemuan, di: string, kata: string): void {
  if (temuan.length < MAKS_TEMUAN) temuan.push({ jenis, di, kata });
}

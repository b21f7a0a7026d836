import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { bacaBeda } from '@sinas/domain/formulir/baca-beda';
import { bandingkan, type Perbandingan } from '@sinas/domain/formulir/beda';
import { formulirLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { masaPengganti, periksaPerpanjangan } from '@sinas/domain/pengajuan/masa-berlaku';
import { ALASAN_PERUBAHAN, pengganti, perpanjangan, type KdAlasanPerubahan } from '@sinas/domain/pengajuan/turunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, Bentrok } from '../../../platform/errors';
import { runIn, type Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { kolomBerkas } from '../baris/kolom-berkas';
import { DrafService } from '../draf/draf.service';
import { BahanKirimRepository } from '../kirim/bahan-kirim.repository';
import { susunKiriman } from '../kirim/susun-kiriman';
import { bolehBeda } from '../tinjau/beda.service';

export interface ButirPerubahan {
  path: string;
  kd_alasan: KdAlasanPerubahan;
}
interface MasukanPerubahan {
  perubahan: readonly ButirPerubahan[];
  berlaku_sampai?: string;
}
interface IsiPerubahan {
  berlaku_sampai?: string | null;
  /** Of an extension none: its reason is its words. */
  kd_alasan?: KdAlasanPerubahan;
  keterangan: string;
  butir: ButirPerubahan[];
}
/** What differs between any two files, whatever they say; and names of codes, which follow the lists. */
const BUKAN_ISI = /^(no_aju|kirim_ke|perpanjangan\.|dokumen\.|perusahaan\.|jawaban)|\.ur_\w+$/;

/** What a change says of its differences from the decision it changes: reasons of its own, the comparison ours. */
@Injectable()
export class PerubahanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly draf: DrafService,
    private readonly bahan: BahanKirimRepository,
  ) {}

  async baca(aktor: Aktor, kunci: string) {
    return this.tampil(this.repo.db, await this.pintu.baca(aktor, kunci), bolehBeda(aktor));
  }

  /** Reasons for single differences, of which a path that does not differ is refused; of an extension its last day. */
  async simpan(aktor: Aktor, kunci: string, { perubahan: butir, berlaku_sampai }: MasukanPerubahan) {
    return this.tulis(aktor, kunci, (p, beda, isi) => {
      if (berlaku_sampai !== undefined) this.pastikanSampai(p, berlaku_sampai);
      const asing = butir.filter((b) => !beda.perubahan.some((p) => p.path === b.path));
      if (asing[0])
        throw new AturanDilanggar(
          'turunan.path_asing',
          asing.map((b) => ({
            langkah: 'perubahan',
            path: b.path,
            message: pesan('turunan.path_asing', { path: b.path }),
          })),
          { path: asing[0].path },
        );
      const lain = isi.butir.filter((lama) => !butir.some((b) => b.path === lama.path));
      const semua = [...lain, ...butir.map(({ path, kd_alasan }) => ({ path, kd_alasan }))];
      return { butir: semua, ...(berlaku_sampai === undefined ? {} : { berlaku_sampai }) };
    });
  }
  private pastikanSampai(p: BerkasRow, sampai: string): void {
    if (!perpanjangan(p.jenis_pengajuan)) throw new Bentrok('turunan.bukan_perpanjangan');
    const masalah = periksaPerpanjangan(sampai, p.tahun, masaPengganti(p.perubahan).asal ?? '');
    if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
  }

  hapus(aktor: Aktor, kunci: string) {
    return this.tulis(aktor, kunci, () => ({ butir: [] }));
  }

  private async tulis(
    aktor: Aktor,
    kunci: string,
    susun: (p: BerkasRow, beda: Perbandingan, isi: IsiPerubahan) => Partial<IsiPerubahan>,
  ) {
    const id = await this.pintu.id(aktor, kunci);
    return this.pintu.tulisMilik(aktor, id, async (tx, p) => {
      const isi = this.isi(p);
      await this.draf.pastikanDapatUbah(p, aktor);
      const ubah = susun(p, await this.beda(tx, p), isi);
      const baru = await this.draf.sentuh(tx, p, aktor, { perubahan: { ...isi, ...ubah } });
      return this.tampil(tx, baru, true);
    });
  }

  private isi(p: BerkasRow): IsiPerubahan {
    if (!pengganti(p.jenis_pengajuan) || p.id_asal === null) throw new Bentrok('turunan.bukan_perubahan');
    return p.perubahan as unknown as IsiPerubahan;
  }

  /** The form as it stands now against the form of the decision. */
  private async beda(db: Tx, p: BerkasRow): Promise<Perbandingan> {
    const asal = p.id_asal === null ? null : await this.repo.ambil(db, p.id_asal);
    if (!asal) throw new Error('the decision behind a change is gone');
    const [lama, baru] = [await this.muatan(db, asal), await this.muatan(db, p)];
    const { perubahan } = bandingkan(lama, baru);
    const isi = perubahan.filter(({ path }) => !BUKAN_ISI.test(path));
    return { perubahan: isi, jumlah: isi.length };
  }
  private async muatan(db: Tx, p: BerkasRow): Promise<object> {
    return susunKiriman(p, 0, await this.bahan.baca(runIn(db), p.id, null)).muatan;
  }

  private async tampil(db: Tx, p: BerkasRow, utuh: boolean) {
    const { kd_alasan, keterangan, butir } = this.isi(p);
    const masa = masaPengganti(p.perubahan);
    const beda = await this.beda(db, p);
    const asal = p.id_asal === null ? null : await this.repo.ambil(db, p.id_asal);
    const perubahan = utuh ? beda.perubahan : [];
    return {
      noAju: p.no_aju,
      idNk: String(p.id),
      versi: p.versi,
      no_aju_asal: asal?.no_aju ?? '',
      idNk_asal: String(asal?.id ?? ''),
      no_keputusan_asal: asal?.no_keputusan ?? null,
      kd_alasan: kd_alasan ?? null,
      ur_alasan: kd_alasan ? ALASAN_PERUBAHAN[kd_alasan] : null,
      keterangan,
      ...{ berlaku_asal: masa.asal, berlaku_sampai: masa.sampai },
      perubahan: perubahan.map((b) => ({
        ...b,
        kd_alasan: butir.find((x) => x.path === b.path)?.kd_alasan ?? null,
      })),
      butir: bacaBeda(formulirLayanan(p.kd_rekom as KdRekom), perubahan, kolomBerkas(p)),
      jumlah: beda.jumlah,
    };
  }
}

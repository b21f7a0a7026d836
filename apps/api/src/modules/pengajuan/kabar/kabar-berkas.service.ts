import { Injectable, type OnModuleInit } from '@nestjs/common';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { mejaKabar, mejaLevel } from '@sinas/domain/pengajuan/meja';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { SUMBER_BERKAS, type JobPayloads } from '../../../jobs/definitions';
import {
  PenyajiKabarService,
  type KabarKejadian,
  type Penerima,
  type PenyajiKabar,
} from '../../notifikasi/penyaji-kabar.service';
import { isiKabar } from './isi-kabar';
import { KabarBerkasRepository, type KejadianBerkas } from './kabar-berkas.repository';

/** What is told of an event of a file: whose file it is, and who must act. */
@Injectable()
export class KabarBerkasService implements PenyajiKabar, OnModuleInit {
  constructor(
    private readonly repo: KabarBerkasRepository,
    private readonly penyaji: PenyajiKabarService,
  ) {}

  onModuleInit(): void {
    this.penyaji.daftarkan(SUMBER_BERKAS, this);
  }

  async sajikan({ id_pengajuan, urut }: JobPayloads['notifikasi']): Promise<KabarKejadian | null> {
    const k = await this.repo.kejadian(BigInt(id_pengajuan), urut);
    if (!k) return null;
    const [pemohon, petugas] = [isiKabar(k, false), isiKabar(k, true)];
    return {
      kunci: `${id_pengajuan}:${urut}`,
      pelaku: k.id_user,
      kabar: this.penerima(k).map((penerima) => ({
        penerima,
        isi: penerima.jenis === 'perusahaan' ? pemohon : petugas,
      })),
    };
  }

  /** As the transition says. */
  private penerima(k: KejadianBerkas): Penerima[] {
    const { alur } = layanan(k.kd_rekom as KdRekom);
    const efek = alur.cari(k.dari as KdStatusTersimpan, k.peristiwa as Peristiwa)?.efek ?? [];
    return [
      ...(efek.includes('beri_tahu_pemohon') ? [this.pemohon(k)] : []),
      ...(efek.includes('beri_tahu_kl') ? this.meja(k) : []),
      ...(efek.includes('beri_tahu_atasan') ? this.atasan(k) : []),
      ...(efek.includes('beri_tahu_lnsw')
        ? [{ jenis: 'meja' as const, kode_peran: 'LNSW_OPERATOR', kd_ga: null }]
        : []),
    ];
  }

  /** The company; of what a ministry owns, whoever has made it. */
  private pemohon({ id_organisasi, dibuat_oleh }: KejadianBerkas): Penerima {
    return id_organisasi === null
      ? { jenis: 'orang', id_user: dibuat_oleh }
      : { jenis: 'perusahaan', id_organisasi, pembuat: dibuat_oleh };
  }

  /** The desk that must act now; of a file that has ended, the one that it was taken from. A verifier's file is his. */
  private meja(k: KejadianBerkas): Penerima[] {
    const meja = mejaKabar(k.ke) ?? mejaKabar(k.dari);
    if (!meja) return [];
    if (meja.mengambil && k.id_pengambil) return [{ jenis: 'orang', id_user: k.id_pengambil }];
    return [{ jenis: 'meja', kode_peran: meja.peran, kd_ga: k.kd_ga }];
  }

  /** Above the one that decides there is none (C.9). */
  private atasan(k: KejadianBerkas): Penerima[] {
    const berikut = mejaKabar(k.dari)?.berikut;
    return berikut ? [{ jenis: 'meja', kode_peran: mejaLevel(berikut).peran, kd_ga: k.kd_ga }] : [];
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { SUMBER_BERKAS, type JobPayloads } from '../../../jobs/definitions';
import {
  PenyajiKabarService,
  type KabarKejadian,
  type Penerima,
  type PenyajiKabar,
} from '../../notifikasi/penyaji-kabar.service';
import { penerimaAtasan, penerimaKeberatan, penerimaMeja, penerimaPemohon } from './penerima';
import { isiKabar } from './isi-kabar';
import { KabarBerkasRepository, type KejadianBerkas } from './kabar-berkas.repository';

const KEBERATAN: readonly string[] = ['ajukan_keberatan', 'tarik_keberatan'];

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
      ...(efek.includes('beri_tahu_pemohon') ? [penerimaPemohon(k)] : []),
      ...(efek.includes('beri_tahu_kl')
        ? KEBERATAN.includes(k.peristiwa)
          ? penerimaKeberatan(k)
          : penerimaMeja(k, k.ke, k.dari)
        : []),
      ...(efek.includes('beri_tahu_atasan') ? penerimaAtasan(k, k.dari) : []),
      ...(efek.includes('beri_tahu_lnsw')
        ? [{ jenis: 'meja' as const, kode_peran: 'LNSW_OPERATOR', kd_ga: null }]
        : []),
    ];
  }
}

import { Injectable } from '@nestjs/common';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { langkah } from '@sinas/domain/pengajuan/penjaga';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pesan, PESAN } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, AturanTeks } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { RekanRepository, type RekanRow } from './rekan.repository';
import { RekanService } from './rekan.service';

/** A file goes to another verifier by the word of who leads them (T7). */
@Injectable()
export class AlihkanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly repo: RekanRepository,
    private readonly rekan: RekanService,
    private readonly notifikasi: NotifikasiService,
  ) {}

  /** Giving it to whom it is with already changes nothing. */
  async alihkan(aktor: Aktor, idNk: string, id_user: string): Promise<BerkasRow> {
    const kdGa = this.rekan.ga(aktor);
    return this.pintu.tulis(aktor, bacaId(idNk), async (tx, p) => {
      if (dalam('diVerifikator', p.kd_status) && p.id_pengambil === id_user) return p;
      await this.alur.boleh(p, 'alihkan', aktor);
      const tujuan = await this.tujuan(tx, p, kdGa, id_user);
      const baru = await this.alur.jalankan(tx, p, 'alihkan', aktor, {
        data: { tujuan: tujuan.nama, id_tujuan: tujuan.id, ...(p.id_pengambil ? { id_semula: p.id_pengambil } : {}) },
        ubah: { id_pengambil: tujuan.id },
      });
      await this.kabari(tx, aktor, p, baru, tujuan);
      return baru;
    });
  }

  /** He must be able to take it himself: open account, a verifier's role, and four eyes. */
  private async tujuan(tx: Tx, p: BerkasRow, kdGa: string, id: string): Promise<RekanRow> {
    const rekan = await this.repo.satu(tx, kdGa, id);
    if (!rekan) throw new AturanDilanggar('alihkan.tidak_ada');
    const dia: Aktor = {
      ...{ id_user: rekan.id, nama: rekan.nama, peran: rekan.kode_peran as KodePeran },
      ...{ id_organisasi: null, isbranch: false, kd_ga: kdGa },
    };
    const hasil = langkah({ ...(await this.alur.fakta(p)), id_pengambil: null }, 'ambil', dia);
    if (hasil.boleh) return rekan;
    if (hasil.sebab === 'izin') throw new AturanDilanggar('alihkan.bukan_verifikator', [], { nama: rekan.nama });
    throw new AturanTeks(pesan('alihkan.tidak_dapat', { nama: rekan.nama, sebab: PESAN[hasil.alasan] }), []);
  }

  /** Who has it now, and who has it no longer. */
  private async kabari(tx: Tx, aktor: Aktor, p: BerkasRow, { versi }: BerkasRow, tujuan: RekanRow): Promise<void> {
    const no = tampilNoAju(p.no_aju);
    const nama = namaPelaku(aktor);
    const kunci = `alihkan:${p.id}:${versi}`;
    const tautan = `/konsol/#/pengajuan/${p.id}/show`;
    await this.notifikasi.kabari(tx, [tujuan.id], {
      ...{ type: 'info', tautan, kunci: `${kunci}:ke` },
      subject: pesan('alihkan.kabar_ke', { no }),
      text: pesan('alihkan.isi_ke', { nama }),
    });
    if (!p.id_pengambil || p.id_pengambil === aktor.id_user) return;
    await this.notifikasi.kabari(tx, [p.id_pengambil], {
      ...{ type: 'info', tautan, kunci: `${kunci}:dari` },
      subject: pesan('alihkan.kabar_dari', { no }),
      text: pesan('alihkan.isi_dari', { nama, tujuan: tujuan.nama }),
    });
  }
}

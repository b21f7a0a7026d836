import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, AturanTeks } from '../../../platform/errors';
import { PrismaService, runIn } from '../../../platform/prisma/prisma.service';
import { BukaIzinService } from './buka-izin.service';
import { DaftarPabeanService } from './daftar-pabean.service';
import { isiDari, OlahPabeanService } from './olah-pabean.service';
import { PabeanRepository } from './pabean.repository';

const MIN_CATATAN = 10;
export interface Pencocokan {
  catatan: string;
  no_izin?: string | undefined;
  /** Row of that permit. */
  id_baris?: string | undefined;
}

/** What officers do with lines that did not find their permit by themselves. */
@Injectable()
export class KerjaPabeanService {
  constructor(
    private readonly daftar: DaftarPabeanService,
    private readonly izin: BukaIzinService,
    private readonly olah: OlahPabeanService,
    private readonly repo: PabeanRepository,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Rows of the permit that a line may be taken to. */
  async pilihan(aktor: Aktor, id: string, noIzin: string) {
    await this.daftar.milik(aktor, id);
    const izin = await this.prisma.tx((tx) => this.izin.nomor(runIn(tx), noIzin));
    if (!izin) throw new AturanDilanggar('pabean.izin_asing', [], { no_izin: noIzin });
    return {
      no_izin: izin.no_keputusan,
      idNk: izin.milik.id_pengajuan === null ? null : String(izin.milik.id_pengajuan),
      baris: izin.isi.map(({ id: idBaris, seri, uraian, hs, satuan, saldo, pos }) => ({
        ...{ id: idBaris, seri, uraian, hs, satuan, sisa: saldo, satuan_sisa: pos.satuan },
      })),
    };
  }

  async cocokkan(aktor: Aktor, id: string, m: Pencocokan): Promise<void> {
    const b = await this.daftar.milik(aktor, id);
    const catatan = periksaCatatan(m.catatan);
    const no_izin = m.no_izin?.trim() || b.no_izin;
    if (m.id_baris !== undefined) {
      const { baris } = await this.pilihan(aktor, id, no_izin);
      if (!baris.some((r) => r.id === m.id_baris)) throw new AturanDilanggar('pabean.baris_asing', [], { no_izin });
    }
    const pilihan = { no_izin, id_baris: m.id_baris ?? null };
    await this.olah.ulang(b.id, { jenis: 'cocok', oleh: aktor.nama, catatan, pilihan });
  }

  /** Off the list, with the reason; the next correction of the line puts it back. */
  async tutup(aktor: Aktor, id: string, alasan: string): Promise<void> {
    const { id: nomor } = await this.daftar.milik(aktor, id);
    const catatan = periksaCatatan(alasan);
    await this.prisma.tx(async (tx) => {
      const b = await this.repo.kunci(runIn(tx), { id: nomor });
      if (!b || b.sebab === null || b.ditutup) throw new AturanDilanggar('pabean.tidak_terbuka');
      const waktu = this.clock.now();
      await tx.pabeanBarang.update({ where: { id: b.id }, data: { ditutup: waktu, urut: b.urut + 1, diubah: waktu } });
      await this.repo.tulisPeristiwa(tx, b.id, b.urut + 1, {
        ...{ jenis: 'tutup', versi: b.versi, isi: { barang: isiDari(b), tujuan: null, pulang: null } },
        ...{ sebab: b.sebab, catatan, oleh: aktor.nama, waktu },
      });
    });
  }
}

function periksaCatatan(teks: string): string {
  const isi = teks.trim();
  const message = pesan('pabean.catatan', { maks: BATAS_TEKS.alasan });
  if (isi.length < MIN_CATATAN || isi.length > BATAS_TEKS.alasan)
    throw new AturanTeks(message, [{ langkah: 'pabean', path: 'catatan', message }]);
  return isi;
}

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { bolehKelola } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { UUID } from '@sinas/domain/format/uuid';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { Clock } from '../../../platform/clock/clock';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { ObjectMissing, Storage } from '../../../platform/storage/storage';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { olahFoto, type Potongan } from './olah-foto';
import { sasaran } from '../pengguna.presenter';
import { PenggunaRepository, type PenggunaRow } from '../pengguna.repository';

/** Profile photos: cropped, re-encoded (nothing of the camera stays in them), kept in the file store. */
@Injectable()
export class FotoService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PenggunaRepository,
    private readonly storage: Storage,
    private readonly riwayat: RiwayatAkunService,
    private readonly clock: Clock,
  ) {}

  /** Colleagues and who may see the account. */
  async ambil(aktor: Aktor, id: string): Promise<{ isi: Readable; tanda: string }> {
    const row = UUID.test(id) ? await this.repo.ambil(id) : null;
    if (!row || !(bolehKelola(aktor, sasaran(row), 'lihat') || rekan(aktor, row))) throw new TidakAda();
    if (!row.foto || !row.foto_pada) throw new TidakAda('foto.tidak_ada');
    const isi = await this.storage.get(row.foto).catch((e: unknown) => {
      throw e instanceof ObjectMissing ? new TidakAda('foto.tidak_ada') : e;
    });
    return { isi, tanda: `"${row.foto_pada.getTime()}"` };
  }

  async pasang(aktor: Aktor, id: string, gambar: Buffer | null, potong: Potongan | null): Promise<Date> {
    this.milikSendiri(aktor, id);
    if (!gambar) throw new AturanDilanggar('foto.bukan_gambar');
    const jadi = await olahFoto(gambar, potong);
    const kunci = `foto/${id}/${randomUUID()}.webp`;
    await this.storage.put(kunci, jadi, { size: jadi.length, contentType: 'image/webp' });
    const pada = this.clock.now();
    const lama = await this.ganti(aktor, id, kunci, pada);
    if (lama) await this.buang(lama);
    return pada;
  }

  async hapus(aktor: Aktor, id: string): Promise<void> {
    this.milikSendiri(aktor, id);
    const lama = await this.ganti(aktor, id, null, null);
    if (lama) await this.buang(lama);
  }

  /** A picture that nothing names any more. */
  async buang(kunci: string): Promise<void> {
    await this.storage.delete(kunci);
  }

  private ganti(aktor: Aktor, id: string, foto: string | null, foto_pada: Date | null): Promise<string | null> {
    return this.prisma.tx(async (tx) => {
      const row = await this.repo.kunci(tx, id);
      if (!row) throw new TidakAda();
      if (!foto && !row.foto) return null;
      await this.repo.ubah(tx, id, { foto, foto_pada });
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: id,
        peristiwa: foto ? 'ubah_foto' : 'hapus_foto',
        sebelum: { foto: row.foto !== null },
        sesudah: { foto: foto !== null },
      });
      return row.foto;
    });
  }

  private milikSendiri(aktor: Aktor, id: string): void {
    if (id !== aktor.id_user) throw new TidakAda();
  }
}

const rekan = (aktor: Aktor, r: PenggunaRow): boolean =>
  (!!aktor.id_organisasi && aktor.id_organisasi === r.id_organisasi) || (!!aktor.kd_ga && aktor.kd_ga === r.kd_ga);

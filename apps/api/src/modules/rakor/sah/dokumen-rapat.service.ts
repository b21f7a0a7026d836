import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import { ATURAN_BAWAAN, ekstensiDari, isiSesuai, mimeBerkas, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { AturanDilanggar, AturanTeks, TidakAda } from '../../../platform/errors';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { Storage } from '../../../platform/storage/storage';
import { PintuRapatService, bacaIdRapat } from '../rapat/pintu-rapat.service';
import { DokumenRapatRepository, type DokumenRapatRow } from './dokumen-rapat.repository';

const masalah = (message: string) => [{ langkah: 'rakor', path: 'file', message }];

/** Papers beside the minutes: seen by whoever sees the meeting. */
@Injectable()
export class DokumenRapatService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pintu: PintuRapatService,
    private readonly repo: DokumenRapatRepository,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async lampirkan(
    aktor: Aktor,
    m: { id_rakor: string; judul: string; jenis?: string },
    berkas: BerkasMasuk | null,
  ): Promise<DokumenRapatRow> {
    const r = await this.pintu.baca(aktor, m.id_rakor);
    this.pintu.bolehIsi(r, 'ubah', aktor);
    const salah = periksaBerkas(berkas, { ...ATURAN_BAWAAN, maksKb: this.config.maksBerkasKb });
    if (salah || !berkas)
      throw new AturanTeks(salah ?? pesan('berkas.tidak_valid'), masalah(salah ?? pesan('berkas.tidak_valid')));
    const ekstensi = ekstensiDari(berkas.nama);
    if (!isiSesuai(ekstensi, await berkas.awal(16)))
      throw new AturanDilanggar('berkas.isi_tidak_sesuai', masalah(pesan('berkas.isi_tidak_sesuai')));
    const kunci = `rakor/${r.id}/lampiran-${randomUUID()}.${ekstensi}`;
    const mime = mimeBerkas(ekstensi);
    const { isi, sha256 } = berkas.alir();
    await this.storage.put(kunci, isi, { size: berkas.ukuran, contentType: mime });
    return this.pintu.tulis(aktor, r.id, null, async (tx, kini) => {
      this.pintu.bolehIsi(kini, 'ubah', aktor);
      const d = await this.repo.tambah(tx, {
        ...{ id_rakor: r.id, jenis: m.jenis ?? 'lampiran', judul: m.judul.trim(), kunci, mime, sha256: sha256() },
        nama_file: berkas.nama.replace(/[\\/\p{Cc}]/gu, '_').slice(0, 180),
        ...{ ukuran: BigInt(berkas.ukuran), oleh: namaPelaku(aktor), dibuat: this.clock.now() },
      });
      await this.pintu.catat(tx, aktor, r, 'tambah_dokumen', null, {
        id: String(d.id),
        judul: d.judul,
        sha256: d.sha256,
      });
      return d;
    });
  }
  async ubah(aktor: Aktor, m: { id: string; id_rakor: string; judul: string; jenis?: string }): Promise<void> {
    await this.pintu.tulis(aktor, bacaIdRapat(m.id_rakor), null, async (tx, r) => {
      this.pintu.bolehIsi(r, 'ubah', aktor);
      const isi = { judul: m.judul.trim(), ...(m.jenis === undefined ? {} : { jenis: m.jenis }) };
      if (!(await this.repo.ubah(tx, r.id, bacaIdRapat(m.id), isi))) throw new TidakAda('berkas.tidak_ada');
      await this.pintu.catat(tx, aktor, r, 'ubah_dokumen', null, { id: m.id, ...isi });
    });
  }
  async hapus(aktor: Aktor, idRakor: string, id: string): Promise<void> {
    const kunci = await this.pintu.tulis(aktor, bacaIdRapat(idRakor), null, async (tx, r) => {
      this.pintu.bolehIsi(r, 'ubah', aktor);
      const d = await this.repo.satu(tx, r.id, bacaIdRapat(id));
      if (!d) throw new TidakAda('berkas.tidak_ada');
      await this.repo.hapus(tx, d.id);
      await this.pintu.catat(tx, aktor, r, 'hapus_dokumen', { id, judul: d.judul, sha256: d.sha256 }, null);
      return d.kunci;
    });
    await this.storage.delete(kunci);
  }
  async unduh(aktor: Aktor, idRakor: string, id: string): Promise<{ row: DokumenRapatRow; isi: Readable }> {
    const r = await this.pintu.baca(aktor, idRakor);
    const row = await this.repo.satu(this.repo.db, r.id, bacaIdRapat(id));
    if (!row) throw new TidakAda('berkas.tidak_ada');
    return { row, isi: await this.storage.get(row.kunci) };
  }
}

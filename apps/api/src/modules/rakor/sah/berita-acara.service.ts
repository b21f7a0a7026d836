import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { sha256 } from '../../../platform/hash/canonical';
import { buatPdf } from '../../../platform/pdf/mesin-pdf';
import { Storage } from '../../../platform/storage/storage';
import { PintuRapatService, type RapatRow } from '../rapat/pintu-rapat.service';
import { beritaAcara } from './berita-acara';
import { FinalService } from './final.service';
import { VersiRepository, type VersiRow } from './versi.repository';

/** The minutes as a file: a draft while it is discussed, the frozen version with its signatures after. */
@Injectable()
export class BeritaAcaraService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pintu: PintuRapatService,
    private readonly final: FinalService,
    private readonly versi: VersiRepository,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async unduh(aktor: Aktor, id: string): Promise<{ nama: string; isi: Buffer }> {
    const r = await this.pintu.baca(aktor, id);
    const v = await this.berlaku(r);
    const nama = `${(v?.isi.no_ba ?? `Rancangan-${r.id}`).replace(/[^A-Za-z0-9]+/g, '-')}.pdf`;
    if (v) return { nama, isi: (await this.berkas(r, v)).isi };
    const isi = await this.final.isi(this.versi.db, r);
    return {
      nama,
      isi: await buatPdf(
        beritaAcara({ isi, versi_ba: r.versi_ba, hash: null, dibuat: this.clock.now(), final: null, periksa: null }),
      ),
    };
  }

  /** The version that stands: null while it is discussed. */
  async berlaku(r: RapatRow): Promise<VersiRow | null> {
    const v = await this.versi.ambil(this.versi.db, r.id, r.versi_ba);
    return v && v.gugur === null ? v : null;
  }

  /** Made once and kept: what was signed is never made again. `kunci`: where it lies. */
  async berkas(r: RapatRow, v: VersiRow): Promise<{ kunci: string; isi: Buffer }> {
    if (v.kunci) return { kunci: v.kunci, isi: await semua(await this.storage.get(v.kunci)) };
    const lembar = {
      isi: v.isi,
      versi_ba: v.versi_ba,
      hash: v.hash,
      dibuat: v.waktu,
      final: { nama: v.nama, waktu: v.waktu },
      periksa: v.kode_periksa
        ? { kode: v.kode_periksa, alamat: `${this.config.publicUrl}/cek/${v.kode_periksa}` }
        : null,
    };
    const isi = await buatPdf(beritaAcara(lembar));
    const kunci = await this.simpan(r, v, isi, 'awal');
    const db = this.versi.db;
    if (await this.versi.simpanBerkas(db, r.id, v.versi_ba, null, kunci, sha256(isi))) return { kunci, isi };
    // Somebody else has made it at the same moment: his is the one.
    const kini = await this.versi.ambil(db, r.id, v.versi_ba);
    return kini?.kunci ? { kunci: kini.kunci, isi: await semua(await this.storage.get(kini.kunci)) } : { kunci, isi };
  }
  async simpan(r: RapatRow, v: VersiRow, isi: Buffer, tanda: string): Promise<string> {
    const kunci = `rakor/${r.id}/${v.versi_ba}-${tanda}-${sha256(isi).slice(0, 16)}.pdf`;
    await this.storage.put(kunci, isi, { size: isi.length, contentType: 'application/pdf' });
    return kunci;
  }
}

async function semua(aliran: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const bagian: Buffer[] = [];
  for await (const b of aliran) bagian.push(Buffer.from(b));
  return Buffer.concat(bagian);
}

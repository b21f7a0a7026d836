import { Injectable } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanTeks } from '../../platform/errors';
import { sha256 } from '../../platform/hash/canonical';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { LoginLimiter } from '../auth/masuk/login-limiter.service';
import { PublikRepository, type BeritaPublik } from './publik.repository';

/**
 * asli: byte for byte what the portal has issued · digantikan: an earlier letter of a decision that has a newer one, or
 * minutes that were opened again · berubah: it names a paper of the portal, and is not that · tidak_dikenal: none of these.
 */
export const HASIL_BERKAS = ['asli', 'digantikan', 'berubah', 'tidak_dikenal'] as const;
export type HasilBerkas = (typeof HASIL_BERKAS)[number];
export type JenisDiperiksa = 'keputusan' | 'tanda_terima' | 'berita_acara';
export interface BerkasDiperiksa {
  hasil: HasilBerkas;
  jenis: JenisDiperiksa | null;
  nomor: string | null;
  /** By which the state of the decision or of the minutes is asked for; null = neither. */
  kode: string | null;
}

/** The address that a paper prints for its own check, as it stands in the file. */
const ALAMAT_CEK = /\/cek\/([A-Z]{2,6}-\d{2}-\d{6}-(?:[A-Z0-9]{10}|[A-Z0-9]{6}))(?![A-Z0-9])/;
const sebutBerita = ({ no_ba, kode_periksa }: BeritaPublik) => ({
  ...{ jenis: 'berita_acara' as const, nomor: no_ba, kode: kode_periksa },
});
const kosong = { jenis: null, nomor: null, kode: null } as const;

/** Whether a file is one that the portal has issued. Nothing of it is kept: its hash is looked up, and it is gone. */
@Injectable()
export class PeriksaBerkasService {
  constructor(
    private readonly repo: PublikRepository,
    private readonly limiter: LoginLimiter,
  ) {}

  /** Throws TerlaluSering when one address asks too often, AturanTeks without a file. */
  async periksa(berkas: BerkasMasuk | null, alamat: string): Promise<BerkasDiperiksa> {
    await this.limiter.hitung('cek', alamat);
    if (!berkas) throw new AturanTeks(pesan('berkas.tidak_valid'));
    const isi = await berkas.baca();
    const sidik = sha256(isi);
    const terbit = await this.repo.berdasarSidik(sidik);
    if (terbit?.kd_dokumen === 'KEPUTUSAN')
      return {
        hasil: terbit.terakhir ? 'asli' : 'digantikan',
        ...{ jenis: 'keputusan', nomor: terbit.no_keputusan, kode: terbit.kode_periksa },
      };
    if (terbit)
      return { hasil: 'asli', jenis: 'tanda_terima', nomor: `TT-${terbit.no_aju}-${terbit.nomor}`, kode: null };
    const berita = await this.repo.beritaBerdasarSidik(sidik);
    if (berita) return { hasil: berita.gugur ? 'digantikan' : 'asli', ...sebutBerita(berita) };
    const kode = ALAMAT_CEK.exec(isi.toString('latin1'))?.[1];
    const beritaDisebut = kode ? await this.repo.berita(kode) : null;
    if (beritaDisebut) return { hasil: 'berubah', ...sebutBerita(beritaDisebut) };
    const disebut = kode ? await this.repo.keputusan(kode) : null;
    if (!kode || !disebut) return { hasil: 'tidak_dikenal', ...kosong };
    return { hasil: 'berubah', jenis: 'keputusan', nomor: disebut.no_keputusan, kode };
  }
}

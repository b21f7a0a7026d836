import { Injectable } from '@nestjs/common';
import { halangan, type StatusPerusahaan } from '@sinas/domain/referensi/periksa-perusahaan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../platform/clock/clock';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { NotifikasiService } from '../notifikasi/notifikasi.service';
import { StatusPerusahaanRepository, type Nomor, type PerusahaanBerstatus } from './status-perusahaan.repository';

/** The standing that an account keeps of its company follows what OSS and the tax office say. */
@Injectable()
export class StatusPerusahaanService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: StatusPerusahaanRepository,
    private readonly riwayat: RiwayatAkunService,
    private readonly notifikasi: NotifikasiService,
    private readonly clock: Clock,
  ) {}

  /** Takes over what an answer says; people of a company are told when it may file no longer, or again. */
  async ikuti(nomor: Nomor, kata: Partial<StatusPerusahaan>, menurut: string): Promise<void> {
    for (const p of await this.repo.dengan(nomor))
      if (berbeda(p, kata).length > 0) await this.ganti(p.id, kata, menurut);
  }

  /** The address that OSS says, and when it said so. One that it leaves out stays. */
  async ikutiAlamat(nib: string, alamat: string, pada: Date): Promise<void> {
    if (!alamat.trim()) return;
    for (const p of await this.repo.kantor(nib)) {
      if (p.alamat === alamat && p.alamat_oss && p.alamat_oss >= pada) continue;
      await this.prisma.tx(async (tx) => {
        await this.repo.kunci(tx, p.id);
        if (p.alamat === alamat) return this.repo.ubahAlamat(tx, p.id, { alamat, alamat_oss: pada });
        // The city was that of the other address.
        await this.repo.ubahAlamat(tx, p.id, { alamat, alamat_oss: pada, kota: null });
        return this.riwayat.catat(tx, null, {
          ...{ objek: 'organisasi', id_objek: p.id, peristiwa: 'status_perusahaan', catatan: 'Menurut OSS' },
          ...{ sebelum: { alamat: p.alamat }, sesudah: { alamat } },
        });
      });
    }
  }

  /** What the account has now. */
  kini(idOrganisasi: string): Promise<StatusPerusahaan | null> {
    return this.repo.satu(idOrganisasi);
  }

  /** Answers of two systems may come at one moment: each finds the company as the other has left it. */
  private async ganti(id: string, kata: Partial<StatusPerusahaan>, menurut: string): Promise<void> {
    await this.prisma.tx(async (tx) => {
      const lama = await this.repo.kunci(tx, id);
      const beda = lama ? berbeda(lama, kata) : [];
      if (!lama || beda.length === 0) return;
      const isi = (dari: Partial<StatusPerusahaan>) => Object.fromEntries(beda.map((m) => [m, dari[m] ?? null]));
      await this.repo.ubah(tx, id, kata);
      await this.riwayat.catat(tx, null, {
        objek: 'organisasi',
        id_objek: lama.id,
        peristiwa: 'status_perusahaan',
        sebelum: isi(lama),
        sesudah: isi(kata),
        catatan: `Menurut ${menurut}`,
      });
      await this.kabari(tx, lama, { ...lama, ...kata });
    });
  }

  private async kabari(tx: Tx, lama: PerusahaanBerstatus, baru: PerusahaanBerstatus): Promise<void> {
    const kini = halangan(baru);
    if (kini === halangan(lama)) return;
    await this.notifikasi.kabari(tx, await this.repo.anggota(tx, lama.id), {
      subject: pesan(kini ? 'perusahaan.kabar_halang' : 'perusahaan.kabar_boleh'),
      text: pesan(`perusahaan.sebab_${kini ?? 'boleh'}`, { nama: lama.nama }).slice(0, 300),
      type: kini ? 'warning' : 'success',
      tautan: '/perusahaan',
      kunci: `perusahaan:${this.clock.now().toISOString()}`,
    });
  }
}

const berbeda = (p: StatusPerusahaan, kata: Partial<StatusPerusahaan>) =>
  (Object.keys(kata) as (keyof StatusPerusahaan)[]).filter((m) => p[m] !== kata[m]);

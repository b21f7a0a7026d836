import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { ATURAN_BAWAAN, ekstensiDari, isiSesuai, mimeBerkas, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { dokumenDikenal } from '@sinas/domain/layanan/daftar';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { UUID } from '@sinas/domain/format/uuid';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda, TidakBerwenang } from '../../platform/errors';
import { sha256 } from '../../platform/hash/canonical';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { perHalaman, PutaranService } from '../../platform/putaran/putaran.service';
import { Storage } from '../../platform/storage/storage';
import { BerkasTerkunciService } from '../pengajuan/alur/berkas-terkunci.service';
import { DrafService } from '../pengajuan/draf/draf.service';
import { KuotaService } from './kuota.service';
import { Keamanan } from '../../platform/keamanan/keamanan';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { UnggahanRepository, type DokumenBaru, type DokumenRow } from './unggahan.repository';

export interface UnggahMasukan {
  id_nk?: string;
  kd_dokumen: string;
  nomor?: string;
  tanggal?: string;
  berlaku_sampai?: string;
}
/** Version of the file after it; null = the document belongs to none. */
export interface VersiBerkas {
  versi: number | null;
}
export interface DokumenTersimpan extends VersiBerkas {
  dokumen: DokumenRow;
}
const SEKALI_SAPU = 200;
const YATIM_MS = 24 * 3_600_000;
const masalah = (message: string): Masalah => ({ langkah: 'dokumen', path: 'file', message });
const tanggal = (t?: string): Date | null => (t ? new Date(`${t}T00:00:00Z`) : null);

/** Documents: PENDING while stored and checked, READY when size, content and hash are known. */
@Injectable()
export class UnggahanService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly repo: UnggahanRepository,
    private readonly storage: Storage,
    private readonly pintu: BerkasTerkunciService,
    private readonly draf: DrafService,
    private readonly prisma: PrismaService,
    private readonly kuota: KuotaService,
    private readonly keamanan: Keamanan,
    private readonly clock: Clock,
    private readonly putaran: PutaranService,
  ) {}

  async unggah(aktor: Aktor, m: UnggahMasukan, berkas: BerkasMasuk | null): Promise<DokumenTersimpan> {
    const salah = periksaBerkas(berkas, {
      ...ATURAN_BAWAAN,
      maksKb: this.config.maksBerkasKb,
    });
    if (salah || !berkas)
      throw new AturanTeks(salah ?? pesan('berkas.tidak_valid'), [masalah(salah ?? pesan('berkas.tidak_valid'))]);
    const ekstensi = ekstensiDari(berkas.nama);
    if (!isiSesuai(ekstensi, await berkas.awal(16))) {
      this.keamanan.catat('upload_validation', { sebab: ekstensi });
      throw new AturanDilanggar('berkas.isi_tidak_sesuai', [masalah(pesan('berkas.isi_tidak_sesuai'))]);
    }
    return this.simpan(aktor, m, berkas);
  }

  /** A paper that the portal has drawn up for the sender: his, as if he had sent it. */
  titip(aktor: Aktor, m: UnggahMasukan, { nama, isi }: { nama: string; isi: Buffer }): Promise<DokumenTersimpan> {
    const alir = () => ({ isi: Readable.from([isi]), sha256: () => sha256(isi) });
    return this.simpan(aktor, m, { nama, ukuran: isi.length, alir });
  }

  private async simpan(
    aktor: Aktor,
    m: UnggahMasukan,
    berkas: Pick<BerkasMasuk, 'nama' | 'ukuran' | 'alir'>,
  ): Promise<DokumenTersimpan> {
    const ekstensi = ekstensiDari(berkas.nama);
    if (!dokumenDikenal(m.kd_dokumen))
      throw new AturanDilanggar('berkas.tidak_valid', [masalah(pesan('berkas.tidak_valid'))]);
    // Papers of no file yet are a company's, to go with an answer or an objection.
    if (!m.id_nk && !aktor.id_organisasi) throw new TidakBerwenang();
    const p = m.id_nk ? await this.pintu.bacaMilik(aktor, m.id_nk) : null;
    if (p) await this.draf.pastikanDokumenTerbuka(p, aktor, m.kd_dokumen);
    const kunci = `dokumen/${this.clock.now().getUTCFullYear()}/${randomUUID()}.${ekstensi}`;
    const row = await this.catat({
      id_pengajuan: p?.id ?? null,
      kd_dokumen: m.kd_dokumen,
      nomor: m.nomor ?? null,
      tanggal: tanggal(m.tanggal),
      berlaku_sampai: tanggal(m.berlaku_sampai),
      nama_file: berkas.nama.replace(/[\\/\p{Cc}]/gu, '_').slice(0, 180),
      ukuran: BigInt(berkas.ukuran),
      mime: mimeBerkas(ekstensi),
      kunci,
      id_organisasi: aktor.id_organisasi,
      dibuat_oleh: aktor.id_user,
      created_at: this.clock.now(),
    });
    const alir = berkas.alir();
    await this.storage.put(kunci, alir.isi, { size: berkas.ukuran, contentType: row.mime });
    return this.jadikanSiap(aktor, row, p?.id ?? null, { sha256: alir.sha256(), ukuran: berkas.ukuran });
  }

  private catat(data: DokumenBaru): Promise<DokumenRow> {
    return this.prisma.tx(async (tx) => {
      await this.kuota.pastikanMuat(tx, data.id_organisasi ?? null, Number(data.ukuran));
      return this.repo.buat(data, tx);
    });
  }

  private async jadikanSiap(
    aktor: Aktor,
    row: DokumenRow,
    idPengajuan: bigint | null,
    data: { sha256: string; ukuran: number },
  ): Promise<DokumenTersimpan> {
    if (idPengajuan === null) return { dokumen: await this.repo.siap(this.repo.db, row.id, data), versi: null };
    return this.pintu.tulisMilik(aktor, idPengajuan, async (tx, p) => {
      await this.draf.pastikanDapatUbah(p, aktor);
      const dokumen = await this.repo.siap(tx, row.id, data);
      return { dokumen, versi: (await this.draf.sentuh(tx, p, aktor)).versi };
    });
  }

  /** `path`: a document's id, or the address this portal gave for it; never a path or an address of anything else. */
  async hapus(aktor: Aktor, path: string): Promise<VersiBerkas> {
    const id = path.replace(/^\/?berkas\//, '');
    const row = await this.milik(aktor, id);
    if (row.asal !== 'PEMOHON') throw new TidakBerwenang();
    const versi = row.id_pengajuan === null ? null : await this.hapusDari(aktor, row.id_pengajuan, row);
    if (versi === null) await this.prisma.tx((tx) => this.repo.hapus(tx, row.id));
    await this.storage.delete(row.kunci);
    return { versi };
  }

  private hapusDari(aktor: Aktor, idPengajuan: bigint, row: DokumenRow): Promise<number> {
    return this.pintu.tulisMilik(aktor, idPengajuan, async (tx, p) => {
      await this.draf.pastikanDokumenTerbuka(p, aktor, row.kd_dokumen);
      await this.repo.hapus(tx, row.id);
      return (await this.draf.sentuh(tx, p, aktor)).versi;
    });
  }

  /** A document that the actor may see, or none at all. */
  private async milik(aktor: Aktor, id: string): Promise<DokumenRow> {
    const row = UUID.test(id) ? await this.repo.satu(id) : null;
    if (!row) throw new TidakAda('berkas.tidak_ada');
    if (row.id_pengajuan !== null) await this.pintu.induk(aktor, row.id_pengajuan, 'berkas.tidak_ada');
    else if (!row.id_organisasi || row.id_organisasi !== aktor.id_organisasi) throw new TidakAda('berkas.tidak_ada');
    return row;
  }

  /** Papers of answers and objections are not for who only watches. */
  async unduh(aktor: Aktor, id: string): Promise<{ row: DokumenRow; isi: Readable }> {
    const row = await this.siap(aktor, id);
    return { row, isi: await this.storage.get(row.kunci) };
  }
  /** One that may be read, and has been checked. */
  async siap(aktor: Aktor, id: string): Promise<DokumenRow> {
    const row = await this.milik(aktor, id);
    if (row.asal === 'JAWABAN' && !punyaIzin(aktor.peran, 'pengajuan.lihat_utuh'))
      throw new TidakAda('berkas.tidak_ada');
    if (row.status !== 'READY') throw new Bentrok('berkas.belum_siap');
    return row;
  }

  /**
   * A document made by the portal itself; asked for again, it is the one that was stored first. `buat` is not called for one
   * that is there, and may give other bytes each time: of two at once, one is kept, whole, with its own hash.
   */
  async simpanPortal(
    idPengajuan: bigint,
    kdDokumen: string,
    nomor: string,
    namaFile: string,
    buat: () => Promise<Buffer>,
    tanggal: Date,
  ): Promise<DokumenRow> {
    const ada = await this.repo.portal(idPengajuan, kdDokumen, nomor);
    if (ada?.status === 'READY') return ada;
    const isi = await buat();
    const sidik = sha256(isi);
    const kunci = `portal/${kdDokumen.toLowerCase()}/${idPengajuan}-${nomor.replace(/[^A-Za-z0-9]/g, '-')}-${sidik.slice(0, 12)}.pdf`;
    const row =
      ada ??
      (await this.repo.buat({
        id_pengajuan: idPengajuan,
        kd_dokumen: kdDokumen,
        nomor,
        nama_file: namaFile,
        tanggal: new Date(tanggalIso(tanggal)),
        ukuran: BigInt(isi.length),
        mime: 'application/pdf',
        kunci,
        asal: 'PORTAL',
        created_at: this.clock.now(),
      }));
    await this.storage.put(kunci, isi, { size: isi.length, contentType: row.mime });
    const jadi = await this.repo.siapPortal(row.id, { sha256: sidik, ukuran: isi.length, kunci });
    if (jadi.kunci !== kunci) await this.storage.delete(kunci);
    else if (row.kunci !== kunci) await this.storage.delete(row.kunci);
    return jadi;
  }

  /** Removes what nobody waits for any more. Returns the number. */
  async sapu(): Promise<number> {
    const sebelum = new Date(this.clock.now().getTime() - YATIM_MS);
    return this.putaran.jalankan({
      nama: 'sapu_dokumen',
      butir: perHalaman<{ id: string; kunci: string }>(
        (setelah) => this.repo.yatim(sebelum, setelah, SEKALI_SAPU),
        SEKALI_SAPU,
      ),
      sasaran: ({ id }) => id,
      kerja: async ({ id, kunci }) => {
        await this.storage.delete(kunci);
        await this.repo.hapusBanyak([id]);
        return 1;
      },
      lengkap: true,
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { jumlahkan, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { tanpaSingkatan } from '@sinas/domain/format/teks';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { Surat } from '@sinas/domain/layanan/bersama/surat';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { catatanPejabat, catatanPemohon } from '@sinas/domain/baris/syarat-wajar';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { masaBerlaku } from '@sinas/domain/pengajuan/masa-berlaku';
import type { Potongan } from '@sinas/domain/baris/putusan';
import { JobRefused, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { TidakAda } from '../../platform/errors';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { UnggahanService } from '../unggahan/unggahan.service';
import { KepalaBacaService } from '../pengajuan/draf/kepala-baca.service';
import { nomorTandaTerima } from '../pengajuan/kirim/pengiriman.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { bilangan, DokumenRepository, type DasarDokumen, type PenyerahanDokumen } from './dokumen.repository';
import { keputusan, type BarisKeputusan, type IsiKeputusan } from './keputusan';
import { barisBeku } from './baris-beku';
import { buatPdf } from '../../platform/pdf/mesin-pdf';
import { PenandaTangan } from '../../platform/tte/penanda-tangan';
import { tandaTerima, type IsiTandaTerima } from './tanda-terima';

type Berkas = NonNullable<Awaited<ReturnType<DokumenRepository['berkas']>>>;
type Baris = Awaited<ReturnType<DokumenRepository['baris']>>[number];
/** The frozen submission, as far as a receipt tells of it. */
interface Muatan {
  perusahaan?: { nama?: string; nib?: string | null; npwp?: string | null; alamat?: string | null };
  kepala?: Kepala;
  dokumen?: Record<string, unknown>;
}
/** Who would sign, and what his sheet gives. */
export interface Konsep {
  id_pejabat: string;
  /** Title by which he acts for somebody. */
  pelaksana: string | null;
  kini: Date;
  catatan: string | null;
  /** Last day that he gives, yyyy-mm-dd; null = that of the balance year. */
  sampai: string | null;
  /** By row: the quantity, and what was cut for it at this desk. */
  baris: ReadonlyMap<string, { jml: Desimal; potongan: Potongan[] }>;
}
interface BahanSurat {
  surat: Pick<
    IsiKeputusan,
    'no_keputusan' | 'kode_periksa' | 'tgl_keputusan' | 'berlaku_mulai' | 'berlaku_sampai' | 'konsep'
  >;
  baris: Baris[];
  pemutus: { nama: string; jabatan: string } | null;
  putusan: Parameters<typeof kewajaran>[3];
  serah: PenyerahanDokumen[];
  pelaksana: string | null;
  dasar: DasarDokumen | null;
}
/** Events by which a decision comes about, and by which a submission goes out. */
const DIPUTUS: readonly Peristiwa[] = ['setuju', 'setuju_sebagian', 'pertimbangan'];
const DIKIRIM: readonly Peristiwa[] = ['kirim', 'kirim_pk', 'kirim_perbaikan'];
const jmlSerah = (s: PenyerahanDokumen): string => rapikan(s.jml.toFixed());
const teks = (v: unknown): string => (typeof v === 'string' ? v : '');

/**
 * Makes the papers of a file and seals them: the receipt of a submission, and the decision. A seal tells its own time, so the
 * paper that was stored first is the paper; a run that ends before that leaves nothing that anybody reads.
 */
@Injectable()
export class BangunDokumenService implements JobHandler<'bangun-dokumen'> {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly repo: DokumenRepository,
    private readonly berkas: UnggahanService,
    private readonly referensi: ReferensiService,
    private readonly kepala: KepalaBacaService,
    private readonly prisma: PrismaService,
    private readonly penanda: PenandaTangan,
  ) {}

  async run({ payload, selesai }: JobContext<'bangun-dokumen'>): Promise<void> {
    const id = BigInt(payload.id_pengajuan);
    const p = await this.repo.berkas(id);
    if (!p) throw new JobRefused('Berkas tidak ditemukan');
    if (payload.jenis === 'tanda_terima') {
      const isi = await this.isiTandaTerima(p, payload.ke);
      await this.berkas.simpanPortal(
        id,
        'TANDATERIMA',
        String(payload.ke),
        `tanda-terima-${p.no_aju}-${payload.ke}.pdf`,
        async () => this.penanda.segel(await buatPdf(tandaTerima(isi)), { alasan: 'Tanda terima diterbitkan' }),
        isi.waktu,
      );
    } else {
      const isi = await this.isiKeputusan(p, payload.ke);
      const nomor = payload.ke > 1 ? `${isi.no_keputusan} versi ${payload.ke}` : isi.no_keputusan;
      await this.berkas.simpanPortal(
        id,
        'KEPUTUSAN',
        nomor,
        `keputusan-${nomor.replaceAll(/[/ ]/g, '-')}.pdf`,
        async () => this.penanda.segel(await buatPdf(keputusan(isi)), { alasan: 'Keputusan diterbitkan' }),
        isi.pengurangan.at(-1)?.waktu ?? isi.tgl_keputusan,
      );
    }
    await this.prisma.tx(selesai);
  }

  async isiTandaTerima(p: Berkas, ke: number): Promise<IsiTandaTerima> {
    const kiriman = await this.repo.kiriman(p.id, ke);
    if (!kiriman) throw new JobRefused('Kiriman tidak ditemukan');
    const muatan = kiriman.muatan as Muatan;
    const { surat, jenisBaris } = layanan(p.kd_rekom as KdRekom);
    const { nama, rows } = barisBeku(jenisBaris, muatan);
    return {
      ...(await this.umum(p)),
      nomor: nomorTandaTerima(p.no_aju, ke),
      kirim_ke: ke,
      waktu: kiriman.waktu,
      surat,
      pemohon: await this.pemohon(p, muatan.perusahaan),
      pengirim: await this.pengirim(p.id, kiriman.dikirim_oleh),
      nama_baris: nama,
      jumlah_baris: rows.length,
      jumlah: await this.jumlah(rows),
      jumlah_dokumen: Object.keys(muatan.dokumen ?? {}).length,
      permohonan: await this.kepala.surat({ ...p, kepala: muatan.kepala ?? p.kepala }),
      sha256: kiriman.sha256,
    };
  }

  /** What a ministry files may be sent by somebody who acts for its official. */
  private async pengirim(id: bigint, idUser: string): Promise<string> {
    const nama = (await this.repo.pengguna(idUser))?.nama ?? '-';
    const pelaksana = await this.repo.pelaksana(id, DIKIRIM);
    return pelaksana ? `${nama}, ${pelaksana}` : nama;
  }

  /** `versi` of the paper: with what was taken from it until then. */
  async isiKeputusan(p: Berkas, versi = 1): Promise<IsiKeputusan> {
    const { no_keputusan, kode_periksa, tgl_keputusan, berlaku_mulai, berlaku_sampai } = p;
    if (!no_keputusan || !kode_periksa || !tgl_keputusan || !berlaku_mulai || !berlaku_sampai)
      throw new JobRefused('Keputusan belum terbit');
    const [baris, pemutus, putusan, serah, pelaksana, dasar] = await Promise.all([
      this.repo.baris(p.id),
      this.repo.pengguna(p.id_pemutus),
      this.repo.putusan(p.id, p.perbaikan_ke),
      this.repo.penyerahan(p.id, versi),
      this.repo.pelaksana(p.id, DIPUTUS),
      this.repo.dasar(p.id),
    ]);
    const surat = { no_keputusan, kode_periksa, tgl_keputusan, berlaku_mulai, berlaku_sampai, konsep: false };
    return this.susun(p, { surat, baris, pemutus, putusan, serah, pelaksana, dasar });
  }

  /** The letter as it would be issued now by this officer, with what his sheet gives to the rows. */
  async konsep(id: bigint, k: Konsep): Promise<IsiKeputusan> {
    const p = await this.repo.berkas(id);
    if (!p) throw new TidakAda();
    const [semua, pemutus] = await Promise.all([this.repo.baris(id), this.repo.pengguna(k.id_pejabat)]);
    const baris = semua.map((b): Baris => {
      const beri = k.baris.get(String(b.id));
      return beri ? { ...b, jml_penetapan: bilangan(beri.jml), potongan: [...b.potongan, ...beri.potongan] } : b;
    });
    const surat = {
      no_keputusan: 'terisi saat terbit',
      kode_periksa: '-',
      tgl_keputusan: k.kini,
      ...masaBerlaku(p.tahun, k.kini, k.sampai),
      konsep: true,
    };
    const putusan = {
      catatan: k.catatan,
      rincian: [...k.baris.values()].map(({ jml }) => ({ jml_keputusan: jml })),
    };
    return this.susun(p, { surat, baris, pemutus, putusan, serah: [], pelaksana: k.pelaksana, dasar: null });
  }

  private async susun(p: Berkas, bahan: BahanSurat): Promise<IsiKeputusan> {
    const { surat: terbit, baris, pemutus, putusan, serah, pelaksana, dasar } = bahan;
    const kiriman = await this.repo.kiriman(p.id, p.kirim_ke);
    const muatan = kiriman?.muatan as Muatan | undefined;
    const { surat } = layanan(p.kd_rekom as KdRekom);
    const rincian = await Promise.all(
      baris.map((b, i) => this.barisKeputusan(b, surat, p.kd_ga_pemilik === null ? b.seri : i + 1)),
    );
    const penuh = rincian.every((b) => b.diberikan === b.diminta);
    return {
      ...(await this.umum(p)),
      ...terbit,
      alamat_periksa: `${this.config.publicUrl}/cek/${terbit.kode_periksa}`,
      tgl_kirim: p.tgl_kirim,
      surat,
      asal: surat.asal && p.jenis_rekaman === 'impor',
      pemohon: await this.pemohon(p, muatan?.perusahaan),
      hasil: pemutus
        ? penuh
          ? 'Disetujui seluruhnya'
          : 'Disetujui sebagian'
        : 'Terbit otomatis karena batas waktu layanan terlewati',
      penanda: {
        nama: pemutus?.nama ?? 'Sistem',
        jabatan: pemutus ? (pelaksana ?? (pemutus.jabatan || 'Pejabat Pemutus')) : 'Diterbitkan otomatis',
      },
      baris: rincian.map((b, i) => ({
        ...b,
        diserahkan: jumlahkan(serah.filter((s) => s.id_baris === baris[i]?.id).map(jmlSerah)),
      })),
      pengurangan: serah.map((s) => {
        const b = rincian[baris.findIndex((x) => x.id === s.id_baris)];
        const oleh = s.jenis === 'SERAH' ? 'Penyerahan oleh pemegang' : s.alasan;
        return { waktu: s.waktu, oleh, seri: b?.seri ?? 0, jml: jmlSerah(s), satuan: b?.satuan ?? s.satuan };
      }),
      dasar: dasar && { ...dasar, koordinator: koordinatorKomoditas(p.kd_komoditas)?.nama ?? '' },
      kewajaran: kewajaran(p, muatan, pemutus?.nama ?? '-', putusan),
      permohonan: await this.kepala.surat({ ...p, kepala: muatan?.kepala ?? p.kepala }),
      sha256: kiriman?.sha256 ?? '-',
    };
  }

  /** Who has filed it: a company as it stood in the submission, or the ministry by its name. */
  private async pemohon(p: Berkas, beku: Muatan['perusahaan']): Promise<IsiKeputusan['pemohon']> {
    if (p.kd_ga_pemilik === null) return perusahaan(p, beku);
    return { nama: tanpaSingkatan(await this.referensi.namaDari('ga', p.kd_ga_pemilik)) };
  }

  private async umum(p: Berkas) {
    return {
      no_aju: p.no_aju,
      // Without the abbreviation in brackets.
      instansi: tanpaSingkatan(await this.referensi.namaDari('ga', p.kd_ga)),
      layanan: layanan(p.kd_rekom as KdRekom).nama,
      komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? p.kd_komoditas,
      tahun: p.tahun,
    };
  }

  private async barisKeputusan(b: Baris, surat: Surat, nomor: number): Promise<Omit<BarisKeputusan, 'diserahkan'>> {
    const data = b.data as Record<string, unknown>;
    const diminta = rapikan(b.jml.toFixed());
    return {
      seri: nomor,
      uraian: b.uraian,
      keterangan: surat.keteranganBaris({ hs: b.hs, data }),
      negara: teks(data.ur_negara_asal) || teks(data.negara_asal),
      pelabuhan: teks(data.ur_pelabuhan_tujuan) || teks(data.pelabuhan_tujuan),
      periode: Array.isArray(data.periode_importasi) ? (data.periode_importasi as string[]) : [],
      diminta,
      diberikan: b.jml_penetapan ? rapikan(b.jml_penetapan.toFixed()) : diminta,
      satuan: satuanPendek(b.satuan, await this.referensi.namaDari('satuan', b.satuan)),
      catatan_hs: teks(data.catatan_hs),
      potongan: b.potongan,
    };
  }

  private async jumlah(barang: readonly { satuan: string; jml: string }[]): Promise<{ jml: string; satuan: string }[]> {
    const satuan = [...new Set(barang.map((b) => b.satuan))];
    return Promise.all(
      satuan.map(async (kode) => ({
        jml: jumlahkan(barang.filter((b) => b.satuan === kode).map((b) => b.jml)),
        satuan: satuanPendek(kode, await this.referensi.namaDari('satuan', kode)),
      })),
    );
  }
}

/** The company as it stood in the submission; today's data only where that says nothing. */
function perusahaan(p: Berkas, beku: Muatan['perusahaan']) {
  return {
    nama: beku?.nama ?? p.organisasi?.nama ?? '-',
    nib: beku?.nib ?? p.organisasi?.nib ?? '-',
    npwp: beku?.npwp ?? p.npwp,
    alamat: beku?.alamat ?? p.organisasi?.alamat ?? '-',
  };
}

/** The company's note, and the decider's where his quantity asked for one. What other desks noted is the ministry's own. */
function kewajaran(
  p: Berkas,
  muatan: Muatan | undefined,
  pemutus: string,
  putusan: Awaited<ReturnType<DokumenRepository['putusan']>>,
): IsiKeputusan['kewajaran'] {
  const kepala = muatan?.kepala ?? (p.kepala as Kepala);
  const diminta = rapikan(p.jml_total.toFixed());
  const diberi = jumlahkan((putusan?.rincian ?? []).map((r) => r.jml_keputusan ?? '0'));
  return [
    ...catatanPemohon(kepala, diminta, p.satuan).map((c) => ({ ...c, oleh: perusahaan(p, muatan?.perusahaan).nama })),
    ...catatanPejabat(kepala, diminta, diberi, p.satuan, putusan?.catatan).map((c) => ({ ...c, oleh: pemutus })),
  ];
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tahunJakarta, tanggalRapat } from '@sinas/domain/format/tanggal';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { periksaKepala } from '@sinas/domain/formulir/isian';
import { kepalaAwal, masalahPelaku, MEDAN_AWAL } from '@sinas/domain/formulir/kepala-awal';
import { bukaUbah, type Jadwal } from '@sinas/domain/kalender/jadwal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { aktifUntukTahun } from '@sinas/domain/komoditas/opsi';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { formulirLayanan, layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { bukaDasar } from '@sinas/domain/pengajuan/dasar';
import { STATUS_AWAL } from '@sinas/domain/pengajuan/himpunan';
import { tentukanKdGa } from '@sinas/domain/pengajuan/layanan';
import { susunNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { halangan } from '@sinas/domain/referensi/periksa-perusahaan';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { IdempotenService } from '../../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { KelayakanService } from '../../perusahaan/kelayakan.service';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { PengajuanRepository } from '../alur/pengajuan.repository';
import type { RiwayatBaru } from '../alur/riwayat.repository';
import { cocokSumber, DasarService, type Sumber } from '../dasar/dasar.service';
import { KalenderService } from '../tenggat/kalender.service';
import { BuatRepository, type DasarBuat, type DrafBaru, type Pembuat, type Turunan } from './buat.repository';
import type { Tersimpan } from './draf.service';
import { KelengkapanService } from './kelengkapan.service';
import { KepalaAcuanService } from './kepala-acuan.service';

export interface BuatMasukan {
  kd_rekom: KdRekom;
  kd_komoditas: string;
  tahun?: number;
  jenis_rekaman?: JenisRekaman;
  kepala?: Kepala;
  /** Number of the determined plan or case that it draws from. */
  no_aju_rkt?: string;
  /** Made from another file: its header comes as it stands there, and what is wrong in it is told by the completeness. */
  turunan?: Turunan & {
    kepala: Kepala;
    jendela: 'buat' | 'ubah' | 'sendiri';
    /** Opened by the grant of an objection, not by the company. */
    keberatan?: { id: string; no_aju: string };
  };
}
interface Baru {
  draf: DrafBaru;
  riwayat: RiwayatBaru;
}
/** Firms are remembered with those who begin for them, so long and so many. */
const INGAT_MS = 15 * 60_000;
const MAKS_INGAT = 2_000;

/** A new draft (T1). */
@Injectable()
export class BuatService {
  /** Whether it still is so is asked by the statement that writes. */
  private readonly ingatan = new Map<string, { dasar: DasarBuat; sampai: number }>();

  constructor(
    private readonly berkas: PengajuanRepository,
    private readonly repo: BuatRepository,
    private readonly kalender: KalenderService,
    private readonly lengkap: KelengkapanService,
    private readonly acuan: KepalaAcuanService,
    private readonly kelayakan: KelayakanService,
    private readonly dasar: DasarService,
    private readonly idempoten: IdempotenService,
  ) {}

  /** The same key again, from wherever: the file that it made, as it is now. */
  async buat(aktor: Aktor, m: BuatMasukan, kunci: string | null, klaim: Klaim | null): Promise<Tersimpan> {
    const { id_user } = aktor;
    const oleh: Pembuat = { ...pemilik(aktor, m), id_user, kunci_buat: kunci && `${id_user}:${kunci}`, klaim };
    return (await this.dariIngatan(aktor, oleh, m)) ?? this.dariDasar(aktor, oleh, m);
  }

  /** May this company begin anything, and as whom? */
  async bolehMulai(aktor: Aktor, kdRekom: KdRekom) {
    const dasar = await this.repo.dasar(pembaca(aktor, kdRekom));
    return { npwp: dasar.npwp, halangan: halangan(dasar), api_code: dasar.bahan.api_code };
  }

  /** What a header of this service begins with for the actor's firm, whence it is known and since when. */
  async isianAwal(aktor: Aktor, kdRekom: KdRekom) {
    const oleh = pembaca(aktor, kdRekom);
    const [{ bahan }, umur] = await Promise.all([this.repo.dasar(oleh), this.repo.umur(oleh)]);
    return Object.entries(kepalaAwal(formulirLayanan(kdRekom), bahan)).map(([kd_field, nilai]) => {
      const { sumber, medan } = MEDAN_AWAL[kd_field] ?? { sumber: 'profil' as const, medan: null };
      // With a city that the account adds it is not what OSS said.
      const menurut_oss = medan === 'alamat' && nilai === bahan.alamat && umur.alamat_oss !== null;
      const tercatat = (medan && umur.diubah.get(medan)) ?? (sumber === 'profil' ? umur.diaktifkan : null);
      return { kd_field, nilai: nilai ?? '', sumber, menurut_oss, pada: menurut_oss ? umur.alamat_oss : tercatat };
    });
  }

  /** In a transaction of the house, which opens it for the company: whether the firm may file is asked when it does. */
  async buatDalam(run: RunSql, aktor: Aktor, m: BuatMasukan): Promise<Tersimpan> {
    const oleh: Pembuat = { ...pemilik(aktor, m), id_user: aktor.id_user, kunci_buat: null, klaim: null };
    const dasar = await this.repo.dasar(oleh);
    const hasil = await this.tulis(oleh, dasar, await this.susun(aktor, dasar, m), run);
    if (!hasil) throw new Bentrok('umum.sedang_dikerjakan');
    return hasil;
  }

  /** The usual case, one statement. What is remembered refuses nobody: null where it would, or is not so any more. */
  private async dariIngatan(aktor: Aktor, oleh: Pembuat, m: BuatMasukan): Promise<Tersimpan | null> {
    const dasar = this.ingat(oleh);
    try {
      return dasar ? await this.tulis(oleh, dasar, await this.susun(aktor, dasar, m)) : null;
    } catch (e) {
      if (e instanceof AturanDilanggar) return null;
      throw e as Error;
    }
  }

  private async dariDasar(aktor: Aktor, oleh: Pembuat, m: BuatMasukan): Promise<Tersimpan> {
    let dasar = await this.repo.dasar(oleh);
    if (dasar.ada !== null) return this.ulangan(oleh, dasar.ada);
    let baru = await this.susun(aktor, dasar, m);
    if (oleh.id_organisasi && halangan(dasar)) {
      await this.kelayakan.pastikan(oleh.id_organisasi);
      dasar = await this.repo.dasar(oleh);
      baru = await this.susun(aktor, dasar, m);
    }
    const hasil = await this.tulis(oleh, dasar, baru);
    if (hasil) {
      this.ingatkan(oleh, dasar);
      return hasil;
    }
    // Another request with this key came first, or the firm has changed within these milliseconds.
    const { ada } = await this.repo.dasar(oleh);
    if (ada !== null) return this.ulangan(oleh, ada);
    if (oleh.klaim) await this.idempoten.tercatat(oleh.klaim);
    throw new Bentrok('umum.sedang_dikerjakan');
  }

  private ingat(oleh: Pembuat): DasarBuat | null {
    const ada = this.ingatan.get(kunciIngat(oleh));
    return ada && ada.sampai > this.kalender.kini().getTime() ? ada.dasar : null;
  }
  private ingatkan(oleh: Pembuat, dasar: DasarBuat): void {
    const kini = this.kalender.kini().getTime();
    // In the order of their coming: the first that is still good ends it.
    for (const [kunci, { sampai }] of this.ingatan) {
      if (sampai > kini && this.ingatan.size < MAKS_INGAT) break;
      this.ingatan.delete(kunci);
    }
    this.ingatan.delete(kunciIngat(oleh));
    this.ingatan.set(kunciIngat(oleh), { dasar, sampai: kini + INGAT_MS });
  }

  private async ulangan({ klaim }: Pembuat, id: bigint): Promise<Tersimpan> {
    if (klaim) await this.idempoten.tercatat(klaim);
    const berkas = await this.berkas.ambil(this.berkas.db, id);
    if (!berkas) throw new TidakAda();
    return { berkas, kelengkapan: await this.lengkap.periksa(this.berkas.db, berkas) };
  }

  private async tulis(oleh: Pembuat, dasar: DasarBuat, baru: Baru, run?: RunSql): Promise<Tersimpan | null> {
    const hasil = await this.repo.buat(oleh, dasar.tanda, baru.draf, baru.riwayat, run);
    if (!hasil) return null;
    const { berkas, ganda } = hasil;
    const { api_code } = dasar.bahan;
    // Nothing hangs from a new file yet.
    const fakta = { ...{ dokumen: null, catatan: null, kembar: null, rencana: null }, api_code, ganda };
    return { berkas, kelengkapan: await this.lengkap.nilai(berkas, fakta) };
  }

  /** Throws AturanDilanggar for what may not be begun. */
  private async susun(aktor: Aktor, org: DasarBuat, m: BuatMasukan): Promise<Baru> {
    const { pemohon, rumpun } = layanan(m.kd_rekom);
    const kini = this.kalender.kini();
    const sumber = m.no_aju_rkt === undefined ? null : await this.dasar.pilih(aktor, m.kd_rekom, m.no_aju_rkt);
    const tahun = m.tahun ?? sumber?.tahun ?? tahunJakarta(kini) + 1;
    if (sumber) cocokSumber(sumber, m.kd_komoditas, tahun);
    const kelompok = KELOMPOK.get(m.kd_komoditas);
    if (!kelompok || (rumpun === 'izin' && pemohon === 'PU' && !kelompok.layanan.includes(m.kd_rekom)))
      throw new AturanDilanggar('buat.komoditas_layanan', [], { layanan: layanan(m.kd_rekom).nama });
    if (!aktifUntukTahun(kelompok, tahun)) throw new AturanDilanggar('buat.komoditas_mati', [], { tahun: `${tahun}` });
    if (!this.terbuka(m, sumber, await this.kalender.jadwal(tahun, m.kd_rekom, m.kd_komoditas), tahun))
      throw new AturanDilanggar('alur.jadwal_tutup');
    const kepala = m.turunan?.kepala ?? (await this.kepala(org, m));
    const kd_ga = tentukanKdGa(m.kd_rekom, kelompok.kdGa);
    const tanggal = tanggalRapat(kini);
    const npwp = org.npwp ?? '';
    return {
      draf: {
        awalan: susunNoAju(m.kd_rekom, kd_ga, npwp, tanggal, 1).slice(0, -6),
        seri: `aju:${m.kd_rekom}:${tanggal}`,
        ...{ kd_rekom: m.kd_rekom, kd_ga, kd_komoditas: m.kd_komoditas, tahun, npwp, kepala },
        jenis_rekaman: m.jenis_rekaman ?? 'impor',
        turunan: m.turunan ?? null,
        id_sumber: sumber?.id ?? null,
      },
      riwayat: {
        ...{ peristiwa: 'buat', dari: null, ke: STATUS_AWAL, catatan: null, data: asal(m.turunan), waktu: kini },
        ...(m.turunan?.keberatan
          ? { id_user: null, nama: 'Sistem', kode_peran: SISTEM }
          : { id_user: aktor.id_user, nama: aktor.nama, kode_peran: aktor.peran }),
      },
    };
  }

  private terbuka(m: BuatMasukan, sumber: Sumber | null, jadwal: Jadwal | null, tahun: number): boolean {
    const kini = this.kalender.kini();
    if (m.turunan?.jendela === 'sendiri') return true;
    if (m.turunan?.jendela === 'ubah') return bukaUbah(jadwal, kini);
    return bukaDasar(jadwal, tahun, sumber ? 'TARIK' : 'USULAN', kini);
  }

  /** What is known already under what was sent. Throws AturanDilanggar for what a header may not say. */
  private async kepala({ bahan }: DasarBuat, m: BuatMasukan): Promise<Kepala> {
    const { pemohon } = layanan(m.kd_rekom);
    const formulir = formulirLayanan(m.kd_rekom);
    const { kepala, masalah } = await this.acuan.lengkapi(formulir, { ...kepalaAwal(formulir, bahan), ...m.kepala });
    const salah = [
      ...periksaKepala(formulir, kepala),
      ...masalah,
      ...this.acuan.bukanUntuk(formulir, m.kd_komoditas, kepala),
      ...(pemohon === 'PU' ? masalahPelaku(kepala, bahan.api_code) : []),
    ];
    if (salah.length > 0) throw new AturanDilanggar('umum.isian_salah', salah);
    return kepala;
  }
}
/** Where it came from, for the history. */
const asal = (t: BuatMasukan['turunan']): object =>
  t
    ? {
        jenis_pengajuan: t.jenis_pengajuan,
        asal: String(t.id_asal ?? t.id_rujukan ?? ''),
        ...(t.keberatan ? { keberatan: t.keberatan } : {}),
      }
    : {};
/** Whom a case of this service belongs to. Throws where the actor does not act for one. */
function pemilik({ id_organisasi, kd_ga }: Aktor, { kd_rekom }: Pick<BuatMasukan, 'kd_rekom'>) {
  const perusahaan = layanan(kd_rekom).pemohon === 'PU';
  const milik = { id_organisasi: perusahaan ? id_organisasi : null, kd_ga_pemilik: perusahaan ? null : kd_ga };
  if (!milik.id_organisasi && !milik.kd_ga_pemilik) throw new TidakBerwenang();
  return milik;
}
/** Who begins nothing yet: he only asks. */
const pembaca = (aktor: Aktor, kd_rekom: KdRekom): Pembuat => ({
  ...pemilik(aktor, { kd_rekom }),
  ...{ id_user: aktor.id_user, kunci_buat: null, klaim: null },
});
const kunciIngat = (oleh: Pembuat): string => `${oleh.id_organisasi ?? oleh.kd_ga_pemilik ?? ''}:${oleh.id_user}`;

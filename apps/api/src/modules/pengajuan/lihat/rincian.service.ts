import { Injectable } from '@nestjs/common';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { aksiTersedia } from '@sinas/domain/pengajuan/aksi';
import { bagianTerbuka } from '@sinas/domain/formulir/bagian-terbuka';
import { labelCatatan } from '@sinas/domain/formulir/catatan';
import { TAMBAH_BARIS } from '@sinas/domain/formulir/sasaran';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { KdKeputusan } from '@sinas/domain/baris/keputusan';
import { ujiKewajaran } from '@sinas/domain/baris/kewajaran';
import { bacaPenyunting, penyuntingTampil } from '@sinas/domain/formulir/penyunting';
import { formulirLayanan, syaratLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { mejaLevel, type Level } from '@sinas/domain/pengajuan/meja';
import {
  statusTampil,
  type KdStatusTersimpan,
  type StatusBilling,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { TidakAda } from '../../../platform/errors';
import { RawJson } from '../../../platform/json/raw-json';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { DasarService } from '../dasar/dasar.service';
import { BedaService } from '../tinjau/beda.service';
import { BarangRepository, type BarangRow } from '../baris/barang.repository';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { FormulirService } from '../draf/formulir.service';
import { KalenderService } from '../tenggat/kalender.service';
import { asalDibuat, kalimatRiwayat, namaAlasan } from './kalimat';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { IsiLembarService } from '../tinjau/isi-lembar.service';
import { barangTampil, desimal, dokumenTampil, jsonSimpan, kantorPutusan, terbukaBagi } from './tampilan';
import { kolomBerkas } from '../baris/kolom-berkas';
import { LangkahService } from '../alur/langkah.service';
import { prosesBerkas } from './proses';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { RincianRepository, type BerkasRinci, type DokumenTampil } from './rincian.repository';
import { RingkasanService } from '../daftar/ringkasan.service';
import { RiwayatRepository } from '../alur/riwayat.repository';

const MAKS_BARIS_RINCI = 500;
const SEDANG_MENYUNTING_MS = 5 * 60_000;

/** Is it the reader's own: his company's, or filed by his ministry? */
const pemilikDari = ({ peran, kd_ga }: Aktor, p: Pick<BerkasRow, 'kd_ga_pemilik'>): boolean =>
  PERAN[peran].lingkup === 'organisasi' || (kd_ga !== null && p.kd_ga_pemilik === kd_ga);

/** Everything about one file, for the page that shows it and the form that edits it. */
@Injectable()
export class RincianService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly rinciRepo: RincianRepository,
    private readonly baris: BarangRepository,
    private readonly riwayatRepo: RiwayatRepository,
    private readonly ringkasan: RingkasanService,
    private readonly lengkap: KelengkapanService,
    private readonly form: FormulirService,
    private readonly alur: LangkahService,
    private readonly keputusan: IsiLembarService,
    private readonly kalender: KalenderService,
    private readonly referensi: ReferensiService,
    private readonly beda: BedaService,
    private readonly dasar: DasarService,
  ) {}

  private async berkas(aktor: Aktor, kunci: string): Promise<BerkasRinci> {
    const p = await this.rinciRepo.berkas(this.pintu.buka(aktor), this.pintu.kunci(kunci), aktor.ruang);
    if (!p) throw new TidakAda();
    return p;
  }

  async rinci(aktor: Aktor, kunci: string) {
    const p = await this.berkas(aktor, kunci);
    const kantor = await this.kantor(aktor, p.kd_ga);
    const terbuka = terbukaBagi(aktor, p.kd_status);
    const [ringkas, baris, catatan, fakta, tolak, perubahan] = await Promise.all([
      this.ringkasan.satu(aktor, { ...p, status_sebelum: p.riwayat.findLast((r) => r.ke !== p.kd_status)?.ke ?? null }),
      this.rinciRepo.barisTeks(p, MAKS_BARIS_RINCI, { terbuka, kantor: kantorPutusan(p, kantor) }),
      p.perbaikan_ke > 0 ? this.repo.catatan(this.repo.db, p.id, p.perbaikan_ke) : [],
      this.alur.fakta(p, p.riwayat),
      dalam('ditolak', p.kd_status) ? this.baris.semua(this.repo.db, p) : [],
      this.beda.akhir(aktor, p),
    ]);
    const { riwayat, orang } = p;
    const dapatUbah = dalam('dapatUbah', p.kd_status);
    const milik = pemilikDari(aktor, p);
    const kapan = (peristiwa: string, peran: string) =>
      riwayat.findLast((r) => r.peristiwa === peristiwa && r.kode_peran === peran)?.waktu ?? null;
    // As it was written then: whoever acted for an official has that title there.
    const siapa = (idUser: string | null, peran: string, waktu: Date | null) =>
      idUser && orang[idUser]
        ? {
            oleh: riwayat.findLast((r) => r.id_user === idUser && r.kode_peran === peran)?.nama ?? orang[idUser],
            waktu,
          }
        : null;
    const [verifikator, koordinator, pejabat] = ([4, 3, 2] as const).map((level) => mejaLevel(level).peran) as [
      KodePeran,
      KodePeran,
      KodePeran,
    ];
    return {
      ...ringkas,
      sumber: await this.dasar.milik(p),
      json_simpan: jsonSimpan(p, aktor),
      baris: RawJson.of<ReturnType<typeof barangTampil>[]>(baris),
      dokumen: p.dokumen.map(dokumenTampil),
      catatan: await this.catatanTampil(p, catatan, kantor),
      perubahan,
      kelengkapan: dapatUbah && milik && p.fakta ? await this.lengkap.nilai(p, p.fakta) : null,
      proses: prosesBerkas(p, ringkas.kd_status_pengajuan, riwayat),
      aksi_tersedia: aksiTersedia(fakta, aktor),
      formulir: await this.form.formulir(
        p,
        bagianTerbuka(syaratLayanan(p.kd_rekom as KdRekom), p.kd_status, catatan, p.jenis_pengajuan),
        p.fakta?.api_code ?? null,
      ),
      kewajaran: ujiKewajaran(p.kepala as Kepala, ringkas.jml_total, p.satuan),
      keterangan_tolak: dalam('ditolak', p.kd_status) ? this.tolakTampil(p, tolak) : null,
      penyunting_lain: this.penyuntingLain(p, aktor),
      penyunting:
        dapatUbah && milik ? penyuntingTampil(bacaPenyunting(p.penyunting), (id) => orang[id], aktor.id_user) : [],
      kode_periksa: p.kode_periksa,
      diverifikasi: siapa(p.id_verifikator, verifikator, kapan('teruskan', verifikator)),
      ditelaah: siapa(p.id_koordinator, koordinator, kapan('teruskan', koordinator)),
      diputus: siapa(p.id_pemutus, pejabat, p.tgl_keputusan),
    };
  }

  /** An applicant reads which desk acted, not which official sat there. */
  private async kantor(aktor: Aktor, kdGa: string): Promise<string | undefined> {
    return PERAN[aktor.peran].lingkup === 'organisasi' ? this.referensi.namaDari('ga', kdGa) : undefined;
  }

  private penyuntingLain(p: BerkasRinci, aktor: Aktor): string | null {
    const baru = this.kalender.kini().getTime() - p.updated_at.getTime() < SEDANG_MENYUNTING_MS;
    const terbuka = dalam('dapatUbah', p.kd_status);
    return terbuka && baru && p.disunting_oleh && p.disunting_oleh !== aktor.id_user
      ? (p.orang[p.disunting_oleh] ?? null)
      : null;
  }

  dokumenTampil(d: DokumenTampil) {
    return dokumenTampil(d);
  }

  private async catatanTampil(
    p: Pick<BerkasRow, 'kd_rekom' | 'kd_komoditas' | 'jenis_rekaman'>,
    catatan: Awaited<ReturnType<PengajuanRepository['catatan']>>,
    kantor?: string,
  ) {
    const kolom = kolomBerkas(p);
    const formulir = formulirLayanan(p.kd_rekom as KdRekom);
    const nama = await this.repo.namaPengguna(
      this.repo.db,
      catatan.map((c) => c.oleh),
    );
    return catatan.map((c) => ({
      id: String(c.id),
      putaran: c.putaran,
      langkah: c.langkah,
      id_baris: c.id_baris === null || c.kd_field === TAMBAH_BARIS ? null : String(c.id_baris),
      baris: c.seri,
      kd_field: c.kd_field,
      label: labelCatatan(formulir, c, kolom),
      kd_alasan: c.kd_alasan,
      ur_alasan: namaAlasan(c.kd_alasan),
      catatan: c.catatan,
      jawaban: c.jawaban,
      oleh: kantor ?? nama.get(c.oleh) ?? '',
      waktu: c.waktu,
    }));
  }

  private tolakTampil(p: Pick<BerkasRow, 'keterangan_tolak'>, baris: readonly BarangRow[]) {
    const t = p.keterangan_tolak as {
      kd_alasan: string;
      alasan: string;
      dasar_hukum?: string;
      saran?: string;
      butir?: { id_baris: string; seri: number; kd_alasan: string; alasan: string }[];
      oleh?: string;
      tanggal?: string;
    } | null;
    if (!t) return null;
    return {
      kd_alasan: t.kd_alasan,
      ur_alasan: namaAlasan(t.kd_alasan),
      alasan: t.alasan,
      dasar_hukum: t.dasar_hukum ?? '',
      saran: t.saran ?? '',
      butir: (t.butir ?? []).map((b) => ({
        seri: b.seri,
        uraian: baris.find((x) => x.seri === b.seri)?.uraian ?? '',
        kd_alasan: b.kd_alasan,
        ur_alasan: namaAlasan(b.kd_alasan),
        alasan: b.alasan,
      })),
      oleh: t.oleh ?? '',
      tanggal: t.tanggal ?? null,
    };
  }

  async keteranganTolak(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const t = dalam('ditolak', p.kd_status) ? this.tolakTampil(p, await this.baris.semua(this.repo.db, p)) : null;
    if (!t) throw new TidakAda();
    return t;
  }

  async riwayat(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const [rows, ga] = await Promise.all([
      this.riwayatRepo.daftar(this.repo.db, p.id),
      this.referensi.namaDari('ga', p.kd_ga),
    ]);
    const pemohon = PERAN[aktor.peran].lingkup === 'organisasi';
    const kolom = kolomBerkas(p);
    const asal = rows[0] ? asalDibuat(rows[0], pemohon) : null;
    const noAsal = asal === null ? null : await this.repo.nomor(this.repo.db, asal);
    return rows.map((r) => ({
      urut: r.urut,
      peristiwa: r.peristiwa,
      dari: r.dari as KdStatusTersimpan | null,
      ke: r.ke as KdStatusTersimpan,
      kalimat: kalimatRiwayat(r, { anda: pemohon && r.id_user === aktor.id_user, pemohon, urGa: ga, noAsal }),
      // An applicant sees which desk acted, not which official sat there.
      oleh: pemohon && !r.kode_peran.startsWith('PU_') ? (r.kode_peran === 'SISTEM' ? 'Sistem' : ga) : r.nama,
      peran: r.kode_peran in PERAN ? PERAN[r.kode_peran as keyof typeof PERAN].name_role : 'Sistem',
      milik_sendiri: pemohon && r.kode_peran.startsWith('PU_'),
      catatan: r.catatan,
      perubahan: this.beda.untuk(aktor, p, r, kolom),
      waktu: r.waktu,
    }));
  }

  async barisHalaman(aktor: Aktor, kunci: string, page: number, limit: number) {
    const p = await this.pintu.baca(aktor, kunci);
    const rows = await this.baris.daftar(this.repo.db, p, (page - 1) * limit, limit);
    const kantor = await this.kantor(aktor, p.kd_ga);
    return {
      rows: rows.map((b) => barangTampil(b, terbukaBagi(aktor, p.kd_status), kantorPutusan(p, kantor))),
      meta: { page, limit, total: p.jumlah_baris },
    };
  }

  async proses(aktor: Aktor, kunci: string) {
    const p = await this.berkas(aktor, kunci);
    const status = statusTampil(
      p.kd_status as KdStatusTersimpan,
      p.status_kirim as StatusKirim | null,
      p.status_billing as StatusBilling | null,
    );
    return prosesBerkas(p, status, p.riwayat);
  }

  async keputusanKl(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const pemohon = PERAN[aktor.peran].lingkup === 'organisasi';
    const semua = (await this.keputusan.selesai(this.repo.db, p)).filter(
      (k) => !pemohon || k.level === 2 || k.kd_keputusan === '2',
    );
    const [nama, ga, baris] = await Promise.all([
      this.repo.namaPengguna(
        this.repo.db,
        semua.map((k) => k.oleh),
      ),
      this.referensi.namaDari('ga', p.kd_ga),
      this.baris.semua(this.repo.db, p),
    ]);
    const terbuka = terbukaBagi(aktor, p.kd_status);
    return {
      keputusan: semua.map((k) => ({
        level: k.level as Level,
        oleh: pemohon ? ga : (nama.get(k.oleh) ?? ''),
        kd_keputusan: k.kd_keputusan as KdKeputusan | null,
        catatan: k.catatan,
        waktu: k.waktu,
      })),
      rincian: baris.map((b) => {
        const akhir = b.potongan.at(-1);
        return {
          seri: b.seri,
          uraian: b.uraian,
          jml_usulan: rapikan(b.jml.toFixed()),
          jml_keputusan: terbuka ? desimal(b.jml_penetapan ?? b.jml_kl) : null,
          kd_alasan: terbuka ? (akhir?.kd_alasan ?? null) : null,
          alasan: terbuka ? (akhir?.alasan ?? null) : null,
        };
      }),
    };
  }
}

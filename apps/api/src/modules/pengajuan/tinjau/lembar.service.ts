import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { layanan, statusLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { ButirPerbaikan, KeteranganTolak } from '@sinas/domain/baris/keputusan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { rentangMasa } from '@sinas/domain/pengajuan/masa-berlaku';
import { ujiKewajaran } from '@sinas/domain/baris/kewajaran';
import { PENJAGA } from '@sinas/domain/pengajuan/penjaga';
import { mejaBerikut, type Level } from '@sinas/domain/pengajuan/meja';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { BarangRepository } from '../baris/barang.repository';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { faktaMasa } from './keputusan.service';
import { IsiLembarService } from './isi-lembar.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { RiwayatRepository } from '../alur/riwayat.repository';

const JAM_MS = 3_600_000;
/** The decision sheet of the level whose turn it is; at no desk any more, of the last one that has finished its own. */
@Injectable()
export class LembarService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly baris: BarangRepository,
    private readonly keputusan: IsiLembarService,
    private readonly riwayat: RiwayatRepository,
    private readonly kalender: KalenderService,
    private readonly alur: LangkahService,
  ) {}

  async lembar(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const db = this.repo.db;
    const level = this.keputusan.levelDari(p);
    const pakai: Level = level ?? (await this.keputusan.terakhir(db, p)) ?? 4;
    const [baris, simpanan] = await Promise.all([this.baris.semua(db, p), this.keputusan.simpanan(db, p, pakai)]);
    const [rincian, daftar, verif, koord] = await Promise.all([
      this.keputusan.rincian(db, p, pakai, baris),
      this.keputusan.checklist(db, p, pakai),
      this.keputusan.simpanan(db, p, 4),
      this.keputusan.simpanan(db, p, 3),
    ]);
    const jumlah = (k: typeof verif) =>
      new Map(
        k?.selesai
          ? (k.rincian as { id: string; jml_keputusan: string | null }[]).map((r) => [String(r.id), r.jml_keputusan])
          : [],
      );
    const [diVerif, diKoord] = [jumlah(verif), jumlah(koord)];
    const menurutId = new Map(baris.map((b) => [String(b.id), b]));
    return {
      level,
      rincian: rincian.map((r) => {
        const b = menurutId.get(r.id);
        const d = (b?.data ?? {}) as Record<string, string>;
        return {
          ...r,
          uraian: b?.uraian ?? '',
          hs: b?.hs ?? null,
          satuan: b?.satuan ?? '',
          ur_negara: d.ur_negara_asal ?? '',
          ur_pelabuhan: d.ur_pelabuhan_tujuan ?? '',
          ...(layanan(p.kd_rekom as KdRekom).pemohon === 'KL' ? { boleh_naik: true as const } : {}),
          jml_verifikator: diVerif.get(r.id) ?? null,
          jml_koordinator: diKoord.get(r.id) ?? null,
        };
      }),
      checklist: layanan(p.kd_rekom as KdRekom).pemeriksaan.map(({ kode, nama }) => {
        const isi = daftar.find((c) => c.kode === kode);
        return { kode, nama, hasil: isi?.hasil ?? null, catatan: isi?.catatan ?? '' };
      }),
      perbaikan: ((simpanan?.perbaikan as ButirPerbaikan[] | undefined) ?? []).map(({ id_baris, ...b }) =>
        id_baris ? { ...b, id_baris } : b,
      ),
      catatan: simpanan?.catatan ?? null,
      tolak: (simpanan?.tolak as KeteranganTolak | null | undefined) ?? null,
      berlaku_sampai: simpanan?.berlaku_sampai ? tanggalIso(simpanan.berlaku_sampai) : null,
      masa: level === 2 ? this.masa(p) : null,
      tersimpan_pada: simpanan?.waktu ?? null,
      alasan: this.keputusan.daftarAlasan(),
      empat_mata: await this.empatMata(p, aktor),
      diputus: pakai === 2 && simpanan?.selesai ? await this.olehSiapa(simpanan) : null,
    };
  }

  private masa(p: BerkasRow) {
    const fakta = faktaMasa(p, this.kalender.kini());
    return fakta && rentangMasa(fakta);
  }

  private async olehSiapa({ oleh, waktu }: { oleh: string; waktu: Date }) {
    return { oleh: (await this.repo.namaPengguna(this.repo.db, [oleh])).get(oleh) ?? '', waktu };
  }

  private async empatMata(p: BerkasRow, aktor: Aktor) {
    const nama = await this.repo.namaPengguna(this.repo.db, [p.id_verifikator, p.id_koordinator]);
    const verifikator = p.id_verifikator ? (nama.get(p.id_verifikator) ?? null) : null;
    const koordinator = p.id_koordinator ? (nama.get(p.id_koordinator) ?? null) : null;
    const boleh = PENJAGA.empat_mata(await this.alur.fakta(p), aktor) === null;
    return {
      verifikator,
      koordinator,
      boleh,
      kalimat: boleh
        ? 'Anda belum bekerja di meja lain berkas ini, boleh melanjutkan.'
        : `${pesan('alur.empat_mata')}.`,
    };
  }

  /** Plausibility with its sums, and what the firm got for the same good last year. */
  async komponen(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const baris = await this.baris.semua(this.repo.db, p);
    const lalu = await this.repo.tahunLalu(this.repo.db, p);
    return {
      kewajaran: ujiKewajaran(p.kepala as Kepala, rapikan(p.jml_total.toFixed()), p.satuan),
      tahun_lalu: baris.map((b) => ({
        seri: b.seri,
        jml: lalu.get(`${b.hs ?? ''}|${(b.data as { negara_asal?: string }).negara_asal ?? ''}`) ?? null,
      })),
    };
  }

  async berikut(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const meja = mejaBerikut(p.kd_status);
    return { level: meja?.level ?? null, nama: meja?.nama ?? 'Tidak ada', peran: meja?.peran ?? '' };
  }

  /** Stages of the file inside the ministry, with who and how long. */
  async checkpoint(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const rows = (await this.riwayat.daftar(this.repo.db, p.id)).filter((r) => r.dari !== r.ke);
    const sisa = p.sla_tenggat ? Math.round((p.sla_tenggat.getTime() - this.kalender.kini().getTime()) / JAM_MS) : null;
    return rows.map((r, i) => ({
      tahap: statusLayanan(p.kd_rekom as KdRekom, r.ke as KdStatusTersimpan).ur_status,
      kd_status: r.ke as KdStatusTersimpan,
      oleh: r.nama,
      mulai: r.waktu,
      selesai: rows[i + 1]?.waktu ?? null,
      sisa_sla_jam: i === rows.length - 1 ? sisa : null,
    }));
  }
}

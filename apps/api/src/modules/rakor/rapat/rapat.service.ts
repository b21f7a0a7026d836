import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { KOORDINATOR } from '@sinas/domain/neraca/koordinator';
import { PERNYATAAN_RAKOR } from '@sinas/domain/rakor/berita-acara';
import { pesan } from '@sinas/domain/pesan/pesan';
import { kehadiran } from '@sinas/domain/rakor/kuorum';
import { langkahRakor, type FaktaRakor } from '@sinas/domain/rakor/penjaga';
import { bolehTandaTangan } from '@sinas/domain/rakor/tanda-tangan';
import type { PeristiwaRakor } from '@sinas/domain/rakor/alur';
import { tombolRakor, type PeristiwaTombol } from '@sinas/domain/rakor/tombol';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { AgendaRepository } from '../agenda/agenda.repository';
import { LantaiRapatService } from '../papan/lantai-rapat.service';
import { TerapService } from '../terap/terap.service';
import { PintuRapatService, bacaIdRapat, type RapatRow } from './pintu-rapat.service';
import { kurangTampil, namaKomoditas, rapatTampil } from './rapat.presenter';
import { RapatRepository, type SaringRapat } from './rapat.repository';

export interface RapatMasukan {
  tahun: number;
  judul: string;
  tanggal: string;
  jam_mulai: string;
  jam_selesai?: string;
  tempat?: string;
  tautan?: string;
  kuorum?: number;
  fl_perubahan?: boolean;
  id_asal?: string;
}
/** Who is told of a meeting that his ministry is invited to. */
const DIUNDANG = ['KL_VERIFIKATOR', 'KL_KOORDINATOR', 'KL_PEMUTUS', 'ESELON'] as const;

/** Steps after which rows are talked about. */
const DIBAHAS: readonly PeristiwaTombol[] = ['mulai', 'buka_kembali'];

/** Meetings: made, kept, called, begun, ended. */
@Injectable()
export class RapatService {
  constructor(
    private readonly repo: RapatRepository,
    private readonly agenda: AgendaRepository,
    private readonly pintu: PintuRapatService,
    private readonly terap: TerapService,
    private readonly lantai: LantaiRapatService,
    private readonly riwayat: RiwayatAkunService,
    private readonly notifikasi: NotifikasiService,
    private readonly referensi: ReferensiService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async daftar(aktor: Aktor, s: SaringRapat, page: number, limit: number) {
    const [rows, total] = await Promise.all([
      this.repo.daftar(aktor, s, (page - 1) * limit, limit),
      this.repo.hitung(aktor, s),
    ]);
    const tampil = rows.map((r) => ({ ...rapatTampil(r), kurang: r.kurang.map(kurangTampil) }));
    return { rows: tampil, meta: { page, limit, total } };
  }

  /** A meeting of the ministry that coordinates: nobody else makes one. */
  async buat(aktor: Aktor, jenis: number, m: RapatMasukan) {
    const koordinator = Object.values(KOORDINATOR).find((k) => k.kd_ga === aktor.kd_ga);
    if (!koordinator) throw new TidakBerwenang();
    const isi = this.isi(m);
    const idAsal = await this.asal(aktor, m);
    const kini = this.clock.now();
    const r = await this.prisma.tx(async (tx) => {
      const baru = await this.repo.buat(tx, {
        ...{ ...isi, jenis, id_asal: idAsal, kd_ga_koordinator: koordinator.kd_ga },
        ...{ dibuat_oleh: aktor.id_user, dibuat: kini, diubah: kini },
      });
      await this.pintu.catat(tx, aktor, baru, 'buat', null, { jenis, ...m });
      return baru;
    });
    return this.rinci(aktor, String(r.id));
  }
  async ubah(aktor: Aktor, id: string, m: RapatMasukan & { versi: number }, jenis: readonly number[]) {
    const isi = this.isi(m);
    const idAsal = await this.asal(aktor, m);
    await this.pintu.tulis(aktor, bacaIdRapat(id), m.versi, async (tx, r) => {
      if (!jenis.includes(r.jenis)) throw new TidakAda();
      const { versi: _, tahun, ...baru } = m;
      if (tahun !== r.tahun)
        throw new AturanDilanggar('umum.isian_salah', [
          { langkah: 'rakor', path: 'tahun', message: pesan('rakor.tahun_tetap') },
        ]);
      await this.pintu.jalankan(tx, r, 'ubah', aktor, {
        patch: { ...isi, tahun: r.tahun, id_asal: idAsal },
        data: baru,
      });
    });
    return this.rinci(aktor, id);
  }

  /** A step that a button takes. */
  async langkah(aktor: Aktor, id: string, m: { aksi: PeristiwaTombol; versi: number; alasan?: string }) {
    await this.pintu.tulis(aktor, bacaIdRapat(id), m.versi, async (tx, r) => {
      const alasan = m.alasan ?? '';
      const patch = {
        ...(m.aksi === 'mulai' ? { mulai_pada: this.clock.now() } : {}),
        ...(m.aksi === 'batal' ? { alasan_batal: alasan } : {}),
      };
      const baru = await this.pintu.jalankan(tx, r, m.aksi, aktor, { alasan, patch });
      if (m.aksi === 'jadwalkan') await this.undang(tx, baru);
      if (m.aksi === 'batal') await this.batalkan(tx, baru, alasan);
    });
    if (DIBAHAS.includes(m.aksi)) await this.lantai.segarkan(await this.pintu.baca(aktor, id));
    return this.rinci(aktor, id);
  }
  private async undang(tx: Tx, r: RapatRow): Promise<void> {
    await this.terap.minta(tx, r, 'tarik');
    await this.kabari(tx, r, {
      ...{ kunci: `rakor:${r.id}:undangan`, type: 'info' },
      subject: `Undangan ${r.judul}`,
      text: `${r.judul} pada ${tanggalIso(r.tanggal)} pukul ${r.jam_mulai} WIB${r.tempat ? `, ${r.tempat}` : ''}.`.slice(
        0,
        300,
      ),
    });
  }
  private async batalkan(tx: Tx, r: RapatRow, alasan: string): Promise<void> {
    await this.terap.minta(tx, r, 'lepas');
    await this.kabari(tx, r, {
      ...{ kunci: `rakor:${r.id}:batal`, type: 'danger', subject: `Batal: ${r.judul}` },
      text: `${r.judul} dibatalkan. Alasan: ${alasan}`.slice(0, 300),
    });
  }
  private async kabari(
    tx: Tx,
    r: RapatRow,
    isi: { kunci: string; type: string; subject: string; text: string },
  ): Promise<void> {
    const [peserta, tanda] = [await this.repo.peserta(tx, r.id), await this.repo.penandaTangan(tx, r.id)];
    const orang = await this.agenda.orang(DIUNDANG, [...new Set(peserta.map((p) => p.kd_ga))]);
    const penerima = [...new Set([...orang.map((o) => o.id), ...tanda.map((t) => t.id_user)])];
    await this.notifikasi.kabari(tx, penerima, { ...isi, tautan: `/konsol/#/rakor/${r.id}` });
  }

  async rinci(aktor: Aktor, id: string) {
    const r = await this.pintu.baca(aktor, id);
    const db = this.repo.db;
    const [komoditas, peserta, tanda, dokumen, versi, terap, fakta] = [
      await this.repo.komoditas(db, r.id),
      await this.repo.peserta(db, r.id),
      await this.repo.penandaTangan(db, r.id),
      await this.repo.dokumen(db, r.id),
      await this.repo.versi(db, r.id),
      await this.repo.terap(db, r.id),
      await this.pintu.fakta(db, r),
    ];
    const berkas = await this.repo.isi(r.id);
    const boleh = (p: PeristiwaRakor): boolean => langkahRakor({ ...fakta, alasan: '-' }, p, aktor).boleh;
    return {
      ...rapatTampil({ ...r, komoditas: komoditas.map((k) => k.kd_komoditas), ...berkas }),
      agenda: komoditas.map(({ id_rakor: _, ...k }) => ({
        ...k,
        ur_komoditas: namaKomoditas(k.kd_komoditas),
        kesepakatan: k.kesepakatan as 'BAHAS' | 'SEPAKAT' | 'BELUM' | 'TUNDA',
      })),
      peserta: await Promise.all(
        peserta.map(async ({ id_rakor: _, ...p }) => ({
          ...{ ...p, id: String(p.id) },
          ur_ga: (await this.referensi.namaDari('ga', p.kd_ga)) ?? p.kd_ga,
        })),
      ),
      kehadiran: kehadiran(peserta, r.kuorum),
      penanda_tangan: tanda.map(({ id_rakor: _, urutan: __, ...t }) => ({
        ...t,
        status: t.status as FaktaRakor['tanda_tangan'][number]['status'],
        giliran_anda:
          t.id_user === aktor.id_user &&
          boleh('tanda_tangan') &&
          bolehTandaTangan(fakta.tanda_tangan, t.id_user) === null,
      })),
      dokumen: dokumen.map(({ id_rakor: _, kunci: __, ...d }) => ({
        ...d,
        id: String(d.id),
        ukuran: String(d.ukuran),
      })),
      versi_berita: versi,
      terap: { menunggu: terap.MENUNGGU, selesai: terap.SELESAI, gugur: terap.GUGUR },
      tombol: tombolRakor(fakta, aktor),
      pernyataan: PERNYATAAN_RAKOR,
      boleh_isi: boleh('bahas'),
      boleh_usul: punyaIzin(aktor.peran, 'rakor.baris') && boleh('usul'),
      boleh_kelola: boleh('ubah'),
      ...{
        alasan_batal: r.alasan_batal,
        mulai_pada: r.mulai_pada,
        ditandatangani: r.ditandatangani,
        selesai_pada: r.selesai_pada,
      },
    };
  }

  /** What happened in a meeting, the last thing first. */
  async sejarah(aktor: Aktor, id: string, page: number, limit: number) {
    const r = await this.pintu.baca(aktor, id);
    const [rows, total] = await Promise.all([
      this.riwayat.daftar('rakor', String(r.id), page, limit),
      this.riwayat.hitung('rakor', String(r.id)),
    ]);
    return {
      rows: rows.map(({ urut, peristiwa, nama, waktu, catatan, sebelum, sesudah }) => ({
        ...{ urut, peristiwa, nama, waktu, catatan },
        ...{ sebelum: sebelum as Record<string, unknown> | null, sesudah: sesudah as Record<string, unknown> | null },
      })),
      meta: { page, limit, total },
    };
  }

  private isi(m: RapatMasukan) {
    return {
      ...{ tahun: m.tahun, judul: m.judul.trim(), tanggal: new Date(`${m.tanggal}T00:00:00Z`), jam_mulai: m.jam_mulai },
      ...{ jam_selesai: m.jam_selesai ?? '', tempat: m.tempat ?? '', tautan: m.tautan ?? '', kuorum: m.kuorum ?? null },
      fl_perubahan: m.fl_perubahan ?? false,
    };
  }
  /** The meeting that this one changes: one that has determined, of the same coordinator. */
  private async asal(aktor: Aktor, m: RapatMasukan): Promise<bigint | null> {
    if (m.id_asal === undefined) return null;
    const asal = await this.pintu.baca(aktor, m.id_asal).catch(() => null);
    if (!asal?.ditandatangani || asal.kd_ga_koordinator !== aktor.kd_ga) throw new AturanDilanggar('rakor.asal_salah');
    return asal.id;
  }
}

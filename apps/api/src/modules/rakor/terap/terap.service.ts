import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, punyaIzin } from '@sinas/domain/akses/peran';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { SISTEM } from '@sinas/domain/proses/rancangan';
import { hasilBerkasRakor } from '@sinas/domain/rakor/baris';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { JobRefused, OutboxService, type JobContext, type JobHandler } from '../../../jobs/outbox.service';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { GarisService } from '../../neraca/garis.service';
import { PenetapanService, type PenetapanBarisBaru } from '../../neraca/penetapan.service';
import { RapatBerkasService } from '../../pengajuan/rapat/rapat-berkas.service';
import { AgendaService, saringRapat } from '../agenda/agenda.service';
import { BarisRapatRepository } from '../papan/baris-rapat.repository';
import { pelakuLangkah, PintuRapatService, type RapatRow } from '../rapat/pintu-rapat.service';
import { RapatRepository } from '../rapat/rapat.repository';
import { barisDikurangi, type BarisBerita, type IsiBerita } from '../sah/isi-berita';
import { VersiRepository } from '../sah/versi.repository';
import { BukuRapatService } from './buku-rapat.service';
import { TerapRepository, type TerapRow } from './terap.repository';

type Payload = JobContext<'rapat'>['payload'];
/** There is more to do, and where the next run begins. */
type Lanjut = Pick<Payload, 'setelah'>;
interface Untuk {
  pelaku: Aktor;
  penetapan: ReadonlyMap<string, bigint>;
  garis: ReadonlyMap<string, { id: bigint }>;
  isi: IsiBerita;
}
/** Files of one run; what is left is another one's, so that none holds its place for long. */
const SEKALI = 100;

/** Words by which decisions name the meeting. */
export const dasarRapat = (r: Pick<RapatRow, 'jenis' | 'ke' | 'tahun'>): string =>
  `${JENIS_RAKOR[r.jenis as KdJenisRakor].nama} ke-${r.ke} tahun ${r.tahun}`;

/** Files of a meeting in bulk, each in its own transaction and once: it can stop anywhere and goes on where it was. */
@Injectable()
export class TerapService implements JobHandler<'rapat'> {
  constructor(
    private readonly rapat: RapatRepository,
    private readonly pintu: PintuRapatService,
    private readonly agenda: AgendaService,
    private readonly baris: BarisRapatRepository,
    private readonly berkas: RapatBerkasService,
    private readonly versi: VersiRepository,
    private readonly repo: TerapRepository,
    private readonly nasional: GarisService,
    private readonly penetapan: PenetapanService,
    private readonly buku: BukuRapatService,
    private readonly outbox: OutboxService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of what the files follow. */
  async minta(tx: Tx, r: Pick<RapatRow, 'id'>, aksi: Payload['aksi'], ke = 0, lanjut: Lanjut = {}): Promise<void> {
    const muatan = { id_rakor: String(r.id), aksi, ke, ...lanjut };
    await this.outbox.tambah(tx, 'rapat', `rapat:${r.id}:${aksi}:${ke}`, muatan);
  }

  async run({ payload, selesai }: JobContext<'rapat'>): Promise<void> {
    const r = await this.rapat.db.rakor.findUnique({ where: { id: BigInt(payload.id_rakor) } });
    if (!r) throw new JobRefused('Rapat tidak ditemukan');
    const { aksi, ke, setelah = '0' } = payload;
    const jalan = {
      tarik: () => this.tarik(r, BigInt(setelah)),
      lepas: () => this.lepas(r),
      terap: () => this.terap(r),
    };
    const lagi = await jalan[aksi]();
    await this.prisma.tx(async (tx) => {
      await selesai(tx);
      if (lagi) await this.minta(tx, r, aksi, ke + 1, lagi);
      else if (aksi === 'tarik') await this.repo.selesaiTarik(tx, r.id, this.clock.now());
    });
    if (!lagi && aksi === 'terap') await this.tutup(r.id);
  }

  /** What could not be put on the agenda by itself is left to whoever keeps it. */
  async gagal(payload: Payload, _kesalahan: string, tx: Tx): Promise<void> {
    if (payload.aksi === 'tarik') await this.repo.selesaiTarik(tx, BigInt(payload.id_rakor), this.clock.now());
  }

  /** T17 of all that waits for the commodities of a meeting that was called. */
  private async tarik(r: RapatRow, setelah: bigint): Promise<Lanjut | null> {
    const pelaku = pelakuLangkah(r, 'jadwalkan');
    const komoditas = (await this.rapat.komoditas(this.rapat.db, r.id)).map((k) => k.kd_komoditas);
    const rows = await this.berkas.menunggu(saringRapat(r, komoditas), setelah, SEKALI);
    for (const b of rows) {
      await this.pintu
        .isi(pelaku, r.id, async (tx, kini) => {
          this.pintu.bolehIsi(kini, 'masuk_agenda', pelaku);
          await this.agenda.masukkan(tx, pelaku, kini, b.id);
        })
        .catch((error: unknown) => {
          // What cannot come stays where it waits; whoever keeps the agenda may still ask for it and hears why.
          if (!(error instanceof DomainError)) throw error;
        });
    }
    const akhir = rows[SEKALI - 1];
    return akhir ? { setelah: String(akhir.id) } : null;
  }

  /** T32 of all files of a meeting that was called off. */
  private async lepas(r: RapatRow): Promise<null> {
    const pelaku = pelakuLangkah(r, 'batal');
    for (const id of await this.baris.idBerkas(this.baris.db, r.id))
      await this.prisma.tx((tx) => this.berkas.keluar(tx, pelaku, id, r.alasan_batal ?? ''));
    return null;
  }

  /** T18 and T19. */
  private async terap(r: RapatRow): Promise<Lanjut | null> {
    const v = await this.versi.ambil(this.versi.db, r.id, r.versi_ba);
    if (!v) throw new JobRefused('Berita acara tidak ditemukan');
    const rows = await this.repo.menunggu(r.id, SEKALI);
    if (rows.length === 0) return null;
    const menurutBerkas = barisMenurutBerkas(v.isi);
    const pelaku = await this.pelaku(r);
    const penetapan = new Map((await this.penetapan.menurutRapat(r.id)).map((p) => [p.kd_komoditas, p.id]));
    const garis = await this.nasional.menurutKunci(
      this.repo.db,
      v.isi.garis.map((g) => g.kunci),
    );
    for (const t of rows)
      await this.prisma.tx(async (tx) => {
        const kini = await this.repo.kunci(tx, r.id, t.id_pengajuan);
        if (!kini) return;
        const milik = menurutBerkas.get(String(t.id_pengajuan)) ?? [];
        await this.satu(tx, r, kini, milik, { pelaku, penetapan, garis, isi: v.isi });
      });
    return {};
  }

  private async satu(
    tx: Tx,
    r: RapatRow,
    t: TerapRow,
    milik: readonly (BarisBerita & { kunci: string; kd_komoditas: string; satuan_garis: string })[],
    { pelaku, penetapan, garis, isi }: Untuk,
  ): Promise<void> {
    const id = penetapan.get(milik[0]?.kd_komoditas ?? '') ?? null;
    const dasar = {
      ...{ id_penetapan: id === null ? '' : String(id), dasar_hukum: dasarRapat(r), nota_nomor: r.no_ba ?? '' },
      ...{ nota_tanggal: tanggalIso(r.tanggal), alasan: '' },
    };
    const { evaluasi } = JENIS_RAKOR[r.jenis as KdJenisRakor];
    const rows = milik.map((b) => ({
      ...{ id: BigInt(b.id_baris), seri: b.seri, satuan: b.satuan, dari: evaluasi ? b.usulan : b.rekomendasi },
      ...{ jml: b.penetapan ?? '0', kd_alasan: b.kd_alasan, alasan: b.alasan },
    }));
    if (evaluasi) {
      const { jadi } = await this.berkas.ubahResmi(tx, pelaku, { id: t.id_pengajuan, rows }, dasar);
      await this.repo.tutup(tx, t, jadi === 'gugur' ? 'GUGUR' : 'SELESAI', '', this.clock.now());
      return;
    }
    const { jadi, ket } = await this.berkas.terapkan(
      tx,
      pelaku,
      { id: t.id_pengajuan, peristiwa: t.peristiwa as Peristiwa, rows },
      dasar,
    );
    if (jadi === 'diterapkan' && id !== null)
      await this.penetapan.catatBaris(
        tx,
        milik.map((b): PenetapanBarisBaru => ({
          ...{
            id_baris: BigInt(b.id_baris),
            id_penetapan: id,
            id_pengajuan: t.id_pengajuan,
            id_garis: garis.get(b.kunci)?.id ?? null,
          },
          ...{ seri: b.seri, satuan: b.satuan, diminta: b.usulan, rekomendasi: b.rekomendasi, jml: b.penetapan ?? '0' },
          jml_garis: ubahSatuan(b.penetapan ?? '0', b.satuan, b.satuan_garis),
          ...{ kd_alasan: b.kd_alasan, alasan: b.alasan },
        })),
      );
    // It was determined, and the file could not take it.
    if (id !== null && (jadi === 'gugur' || ket !== '')) this.buku.lepas(tx, r, isi, t.id_pengajuan, pelaku.nama);
    await this.repo.tutup(tx, t, jadi === 'gugur' ? 'GUGUR' : 'SELESAI', ket.slice(0, 300), this.clock.now());
  }

  /** The last file has its decision. */
  private async tutup(id: bigint): Promise<void> {
    await this.pintu.tulis(null, id, null, async (tx, r) => {
      const fakta = await this.pintu.fakta(tx, r);
      if (fakta.menunggu_terap > 0 || !sedangDiterapkan(this.pintu, fakta, r)) return;
      await this.pintu.jalankan(tx, r, 'selesai_terap', SISTEM, { patch: { selesai_pada: this.clock.now() } });
    });
  }

  /** Files of a technical meeting go on in the name of who closed it; a determination is its chair's. */
  private async pelaku(r: RapatRow): Promise<Aktor> {
    if (!JENIS_RAKOR[r.jenis as KdJenisRakor].menetapkan) return pelakuLangkah(r, 'selesai');
    const ketua = (await this.rapat.penandaTangan(this.rapat.db, r.id)).find((t) => t.pimpinan);
    if (!ketua) return pelakuLangkah(r, 'final');
    const { id_user, nama, kd_ga } = ketua;
    return { id_user, nama, kd_ga, peran: PERAN_PIMPINAN, id_organisasi: null, isbranch: false };
  }
}

const PERAN_PIMPINAN = (Object.keys(PERAN) as Aktor['peran'][]).find(
  (p) => punyaIzin(p, 'rakor.final') && punyaIzin(p, 'rakor.tanda_tangan'),
) as Aktor['peran'];
const sedangDiterapkan = (
  pintu: PintuRapatService,
  fakta: Parameters<PintuRapatService['boleh']>[0],
  r: RapatRow,
): boolean => {
  try {
    pintu.boleh(fakta, r, 'selesai_terap', SISTEM);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

type BarisTerap = BarisBerita & { kunci: string; kd_komoditas: string; satuan_garis: string };
function barisMenurutBerkas(isi: IsiBerita): Map<string, BarisTerap[]> {
  const hasil = new Map<string, BarisTerap[]>();
  for (const g of isi.garis)
    for (const b of g.baris) {
      const satu = { ...b, kunci: g.kunci, kd_komoditas: g.kd_komoditas, satuan_garis: g.satuan };
      const ada = hasil.get(b.id_pengajuan);
      if (ada) ada.push(satu);
      else hasil.set(b.id_pengajuan, [satu]);
    }
  return hasil;
}
/** What the meeting makes of each file (T18, T19, T34); an evaluation leaves alone what it takes nothing from. */
export function peristiwaBerkas(
  jenis: number,
  isi: IsiBerita,
): { id_pengajuan: bigint; no_aju: string; peristiwa: Peristiwa }[] {
  const semua = [...barisMenurutBerkas(isi)];
  if (JENIS_RAKOR[jenis as KdJenisRakor].evaluasi) {
    const berkas = new Map(barisDikurangi(isi).map((b) => [b.id_pengajuan, b.no_aju]));
    return [...berkas].map(([id, no_aju]) => ({ id_pengajuan: BigInt(id), no_aju, peristiwa: 'ubah_resmi' }));
  }
  return semua.map(([id, rows]) => {
    const hasil = hasilBerkasRakor(rows);
    const teknis = !JENIS_RAKOR[jenis as KdJenisRakor].menetapkan;
    return {
      ...{ id_pengajuan: BigInt(id), no_aju: rows[0]?.no_aju ?? '' },
      peristiwa: hasil !== 'tunda' && teknis ? 'final_rakornis' : hasil,
    };
  });
}

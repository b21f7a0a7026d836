import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { nomorBeritaAcara } from '@sinas/domain/rakor/berita-acara';
import type { KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { canonical, sha256 } from '../../../platform/hash/canonical';
import { ekorKode } from '../../../platform/hash/ekor-kode';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { AgendaRepository } from '../agenda/agenda.repository';
import { HitungRapatService } from '../papan/hitung-rapat.service';
import { LantaiRapatService } from '../papan/lantai-rapat.service';
import { PapanRapatService } from '../papan/papan.service';
import { PintuRapatService, bacaIdRapat, type RapatRow } from '../rapat/pintu-rapat.service';
import { namaKomoditas, namaKoordinator } from '../rapat/rapat.presenter';
import { RapatRepository } from '../rapat/rapat.repository';
import type { IsiBerita } from './isi-berita';
import { VersiRepository } from './versi.repository';

/** A meeting is made final, with a statement and a proof; opened again it voids what was signed. */
@Injectable()
export class FinalService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly rapat: RapatRepository,
    private readonly agenda: AgendaRepository,
    private readonly versi: VersiRepository,
    private readonly hitung: HitungRapatService,
    private readonly papan: PapanRapatService,
    private readonly lantai: LantaiRapatService,
    private readonly referensi: ReferensiService,
    private readonly bukti: BuktiService,
    private readonly notifikasi: NotifikasiService,
    private readonly clock: Clock,
  ) {}

  /** `jenis`: kinds that this door is for; another one is not there. */
  async final(
    aktor: Pembukti,
    id: string,
    m: { versi: number; setuju: boolean } & BuktiDibawa,
    jenis: readonly number[],
  ): Promise<RapatRow> {
    const r = await this.pintu.baca(aktor, id);
    if (!jenis.includes(r.jenis)) throw new TidakAda();
    this.pintu.boleh(await this.pintu.fakta(this.rapat.db, r, { pernyataan: m.setuju }), r, 'final', aktor);
    const n = await this.lantai.kurang(r);
    if (n > 0) {
      await this.lantai.segarkan(r);
      throw new AturanDilanggar('rakor.lantai_naik', [], { n });
    }
    const pakai = await this.bukti.pastikan(aktor, 'penetapan', m);
    return this.pintu.tulis(aktor, bacaIdRapat(id), m.versi, async (tx, kini) => {
      const tanda = await this.rapat.penandaTangan(tx, kini.id);
      if (!tanda.some((t) => t.pimpinan)) throw new AturanDilanggar('rakor.tanpa_pimpinan');
      await pakai(tx);
      const no_ba = kini.no_ba ?? nomorBeritaAcara(kini.jenis as KdJenisRakor, kini.ke, kini.tanggal) ?? '';
      const isi = await this.isi(tx, { ...kini, no_ba });
      const hash = sha256(canonical(isi));
      const waktu = this.clock.now();
      await this.versi.buat(tx, {
        id_rakor: kini.id,
        versi_ba: kini.versi_ba,
        isi,
        hash,
        id_user: aktor.id_user,
        nama: aktor.nama,
        waktu,
        kode_periksa: kodeBerita(kini, waktu),
      });
      const baru = await this.pintu.jalankan(tx, kini, 'final', aktor, {
        pernyataan: true,
        patch: { no_ba },
        data: { versi_ba: kini.versi_ba, hash },
      });
      await this.notifikasi.kabari(
        tx,
        tanda.filter((t) => !t.pimpinan || tanda.length === 1).map((t) => t.id_user),
        {
          ...{
            kunci: `rakor:${kini.id}:${kini.versi_ba}:tanda_tangan`,
            type: 'warning',
            tautan: `/konsol/#/rakor/${kini.id}`,
          },
          ...{
            subject: `[${no_ba}] Menunggu tanda tangan Anda`,
            text: `Berita acara ${kini.judul} sudah final dan menunggu tanda tangan Anda.`,
          },
        },
      );
      return baru;
    });
  }

  async redraf(aktor: Pembukti, id: string, m: { versi: number; alasan: string }): Promise<RapatRow> {
    const dibuka = await this.pintu.tulis(aktor, bacaIdRapat(id), m.versi, async (tx, r) => {
      const baru = await this.pintu.jalankan(tx, r, 'redraf', aktor, {
        alasan: m.alasan,
        patch: { versi_ba: { increment: 1 } },
        data: { versi_ba: r.versi_ba + 1 },
      });
      await this.versi.gugurkan(tx, r.id, r.versi_ba, aktor.nama, m.alasan, this.clock.now());
      const orang = await this.agenda.gugurkanTandaTangan(tx, r.id);
      await this.notifikasi.kabari(tx, orang, {
        ...{ kunci: `rakor:${r.id}:${r.versi_ba}:redraf`, type: 'warning', tautan: `/konsol/#/rakor/${r.id}` },
        subject: `[${r.no_ba ?? r.judul}] Dibuka kembali`,
        text: `Berita acara ${r.judul} dibuka kembali dan tanda tangan yang sudah ada gugur. Alasan: ${m.alasan}`.slice(
          0,
          300,
        ),
      });
      return baru;
    });
    await this.lantai.segarkan(dibuka);
    return this.pintu.baca(aktor, id);
  }

  /** All that the minutes say, as it stands now. */
  async isi(tx: Tx, r: RapatRow): Promise<IsiBerita> {
    const [peserta, tanda, komoditas, semua] = [
      await this.rapat.peserta(tx, r.id),
      await this.rapat.penandaTangan(tx, r.id),
      await this.rapat.komoditas(tx, r.id),
      await this.hitung.semua(tx, r),
    ];
    const urGa = async (kode: string) => (await this.referensi.namaDari('ga', kode)) ?? kode;
    const urutan = new Map(komoditas.map((k, i) => [k.kd_komoditas, i]));
    const garis = await Promise.all(
      semua
        .toSorted((a, b) => (urutan.get(a.garis.kd_komoditas) ?? 0) - (urutan.get(b.garis.kd_komoditas) ?? 0))
        .map(async (g) => {
          const { uraian, plafon_sumber, angka } = await this.papan.garisTampil(g);
          const { kunci, kd_komoditas, satuan, belum_dialokasikan, tahun, arah, elemen } = g.garis;
          return {
            ...{
              kunci,
              pos: { tahun, arah, kd_komoditas, satuan, elemen },
              uraian,
              kd_komoditas,
              satuan,
              plafon: g.plafon,
            },
            ...{ plafon_sumber, angka, belum_dialokasikan, usulan: g.jumlah.usulan, rekomendasi: g.jumlah.rekomendasi },
            penetapan: g.jumlah.penetapan,
            baris: g.baris.map((b) => ({
              ...{
                id_baris: b.id,
                id_pengajuan: String(b.id_pengajuan),
                no_aju: b.no_aju,
                seri: b.seri,
                pemilik: b.pemilik,
              },
              ...{ akun: b.akun, perubahan: b.perubahan, uraian: b.uraian, satuan: b.satuan, usulan: b.usulan },
              ...{ rekomendasi: b.rekomendasi, penetapan: b.penetapan, tunda: b.tunda },
              // What follows the recommendation has its reason.
              kd_alasan: b.kd_alasan || (b.penetapan === b.rekomendasi ? b.kd_alasan_kl : ''),
              alasan: b.alasan || (b.penetapan === b.rekomendasi && b.kd_alasan === '' ? b.alasan_kl : ''),
            })),
          };
        }),
    );
    return {
      ...{
        judul: r.judul,
        jenis: r.jenis,
        tahun: r.tahun,
        ke: r.ke,
        no_ba: r.no_ba ?? '',
        tanggal: tanggalIso(r.tanggal),
      },
      ...{
        jam_mulai: r.jam_mulai,
        jam_selesai: r.jam_selesai,
        tempat: r.tempat,
        kd_ga_koordinator: r.kd_ga_koordinator,
      },
      koordinator: namaKoordinator(r.kd_ga_koordinator),
      peserta: await Promise.all(
        peserta.map(async (p) => ({
          kd_ga: p.kd_ga,
          ur_ga: await urGa(p.kd_ga),
          nama: p.nama,
          jabatan: p.jabatan,
          hadir: p.hadir,
        })),
      ),
      penanda_tangan: tanda.map((t) => ({ nama: t.nama, jabatan: t.jabatan, pimpinan: t.pimpinan })),
      komoditas: komoditas.map(({ kd_komoditas, keterangan, kesepakatan, perbedaan }) => ({
        ...{ kd_komoditas, ur_komoditas: namaKomoditas(kd_komoditas), keterangan, kesepakatan, perbedaan },
      })),
      garis,
    };
  }
}

/** Of the shape that decisions have, so that the same page takes it. */
const kodeBerita = (r: RapatRow, waktu: Date): string =>
  `BA-${tanggalIso(waktu).slice(2, 4)}-${String(r.id).padStart(6, '0').slice(-6)}-${ekorKode()}`;

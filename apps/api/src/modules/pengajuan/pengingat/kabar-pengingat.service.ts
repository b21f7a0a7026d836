import { Injectable, type OnModuleInit } from '@nestjs/common';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { hariWaktu, tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { tenggatLapor } from '@sinas/domain/realisasi/lapor';
import { SUMBER_PENGINGAT, type JobPayloads } from '../../../jobs/definitions';
import {
  PenyajiKabarService,
  type IsiKabar,
  type KabarKejadian,
  type Penerima,
  type PenyajiKabar,
} from '../../notifikasi/penyaji-kabar.service';
import { penerimaAtasan, penerimaKeberatan, penerimaMeja, penerimaPemohon } from '../kabar/penerima';
import { tautanBerkas, tautanLapor } from '../kabar/tautan';
import { PengingatRepository, type PengingatRow } from './pengingat.repository';

/** What reminders say, and to whom: the company of its days, the desk and the one above of the ministry's. */
@Injectable()
export class KabarPengingatService implements PenyajiKabar, OnModuleInit {
  constructor(
    private readonly repo: PengingatRepository,
    private readonly penyaji: PenyajiKabarService,
  ) {}

  onModuleInit(): void {
    this.penyaji.daftarkan(SUMBER_PENGINGAT, this);
  }

  async sajikan({ id_pengajuan, urut }: JobPayloads['notifikasi']): Promise<KabarKejadian | null> {
    const g = await this.repo.satu(BigInt(id_pengajuan), urut);
    // One that was answered meanwhile needs no reminder.
    if (!g || (g.jenis === 'keberatan' && !g.keberatan_tenggat)) return null;
    if (g.jenis === 'informasi' && !g.informasi_tenggat) return null;
    const isi = isiPengingat(g);
    return {
      kunci: `pengingat:${urut}`,
      pelaku: null,
      kabar: penerima(g).map((p) => ({ penerima: p, isi })),
    };
  }
}

const penerima = (g: PengingatRow): Penerima[] =>
  g.jenis === 'keberatan'
    ? penerimaKeberatan(g)
    : g.jenis === 'jam'
      ? [...penerimaMeja(g, g.kd_status, null), ...penerimaAtasan(g, g.kd_status)]
      : [penerimaPemohon(g)];

function isiPengingat(g: PengingatRow): IsiKabar {
  const nama = `${layanan(g.kd_rekom as KdRekom).jnsLayanan} ${KELOMPOK.get(g.kd_komoditas)?.uraian ?? ''} ${g.tahun}`;
  const isi = (subject: string, text: string, tautan = tautanBerkas(g, false), type = 'warning'): IsiKabar => ({
    ...{ subject: `[${g.no_aju}] ${subject}`, text: `${nama}: ${text}`.slice(0, 300), type, tautan },
  });
  switch (g.jenis) {
    case 'perbaikan':
      return isi(
        'Perbaikan belum dikirim',
        `Kirim perbaikan paling lambat ${hariWaktu(g.tenggat_perbaikan)}. Berkas yang tidak diperbaiki sampai batasnya ditutup.`,
      );
    case 'informasi':
      return isi(
        'Permintaan informasi belum dijawab',
        `Jawab pertanyaan kementerian paling lambat ${hariWaktu(g.informasi_tenggat)}.`,
      );
    case 'berakhir':
      return isi(
        'Keputusan akan berakhir',
        `Keputusan ${g.no_keputusan ?? '-'} berlaku sampai ${tanggal(g.berlaku_sampai && tanggalIso(g.berlaku_sampai))}.`,
        tautanBerkas(g, false),
        'info',
      );
    case 'realisasi':
      return isi(
        `Realisasi ${tampilPeriode(g.kunci)} belum dilaporkan`,
        `Laporkan realisasi ${tampilPeriode(g.kunci)} paling lambat ${tanggal(tenggatLapor(g.kunci))}.`,
        tautanLapor(g, g.kunci),
      );
    case 'keberatan': {
      const habis = g.kunci.endsWith(':100');
      return isi(
        habis ? 'Waktu menjawab keberatan sudah habis' : '60 persen waktu menjawab keberatan terpakai',
        habis
          ? `Keberatan masih menunggu jawaban. Batasnya ${hariWaktu(g.keberatan_tenggat)}.`
          : `Jawab keberatan paling lambat ${hariWaktu(g.keberatan_tenggat)}.`,
        tautanBerkas(g, true),
        habis ? 'danger' : 'warning',
      );
    }
    case 'jam': {
      const habis = g.kunci.endsWith(':100');
      return isi(
        habis ? 'Waktu layanan sudah habis' : '60 persen waktu layanan terpakai',
        `Batas waktu layanan ${hariWaktu(g.sla_tenggat)}.`,
        tautanBerkas(g, true),
        habis ? 'danger' : 'warning',
      );
    }
  }
}

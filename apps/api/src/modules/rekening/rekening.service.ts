import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso, waktu } from '@sinas/domain/format/tanggal';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar } from '../../platform/errors';
import { AkunService } from '../auth/akun/akun.service';
import { MAKS_MUTASI, PosisiService } from '../buku/posisi.service';
import { buatPdf } from '../../platform/pdf/mesin-pdf';
import { TulisTabelService, type SelTabel } from '../impor/tulis/tulis-tabel.service';
import { dokumenMutasi, kertasRekening } from './kertas-rekening';

const MIME = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const KOLOM = [
  { label: 'Dibukukan', lebar: 20 },
  { label: 'Peristiwa', lebar: 28 },
  { label: 'Perpindahan', lebar: 36 },
  { label: 'Dokumen', lebar: 28 },
  { label: 'Bertambah', lebar: 16, angka: true },
  { label: 'Berkurang', lebar: 16, angka: true },
  { label: 'Sisa', lebar: 16, angka: true },
  { label: 'Satuan', lebar: 10 },
] as const;

interface Permintaan {
  format: keyof typeof MIME;
  kunci: string;
  dari?: Date;
  sampai?: Date;
}

/** The statement that the page shows, as a paper or a workbook. */
@Injectable()
export class RekeningService {
  constructor(
    private readonly posisi: PosisiService,
    private readonly akun: AkunService,
    private readonly tabel: TulisTabelService,
    private readonly clock: Clock,
  ) {}

  /** Throws AturanDilanggar for a period with more movements than one paper holds. */
  async unduh(aktor: Aktor, { format, kunci, ...q }: Permintaan) {
    const rekening = await this.posisi.rekening(aktor, kunci, q);
    if (rekening.terpotong) throw new AturanDilanggar('buku.periode_panjang', [], { n: MAKS_MUTASI });
    const dibuat = this.clock.now();
    const nama = `rekening-kuota-${rekening.pos.kd_komoditas}-${rekening.pos.tahun}-${tanggalIso(rekening.sampai)}.${format}`;
    const mime = MIME[format];
    if (format === 'pdf') {
      const perusahaan = (await this.akun.byId(aktor.id_user))?.organisasi?.nama ?? '';
      return { nama, mime, isi: Readable.from([await buatPdf(kertasRekening({ perusahaan, rekening, dibuat }))]) };
    }
    const { satuan } = rekening.pos;
    const tepi = (kata: string, kapan: Date | null, sisa: string): SelTabel[] => [
      ...[kapan && waktu(kapan), kata, null, null, null, null, sisa, satuan],
    ];
    const baris: SelTabel[][] = [
      tepi('Saldo awal', rekening.dari, rekening.awal),
      ...rekening.baris.map((b) => [
        ...[waktu(b.waktu), b.peristiwa, b.perpindahan, dokumenMutasi(b)],
        ...[b.bertambah, b.berkurang, b.sisa, satuan],
      ]),
      tepi('Saldo akhir', rekening.sampai, rekening.akhir),
    ];
    return { nama, mime, isi: this.tabel.xlsx({ nama: 'Rekening kuota', kolom: KOLOM, baris: sekali(baris), dibuat }) };
  }
}

async function* sekali<T>(isi: T): AsyncGenerator<T> {
  yield await Promise.resolve(isi);
}

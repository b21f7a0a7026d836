import type { JumlahSatuan } from '../../pengajuan/baris/baris-impor.service';

/** One fault as people look for it in their workbook: sheet, cell, why. */
export interface MasalahSel {
  lembar: string;
  /** 'C12', or 'Baris 12' where no single cell is at fault */
  sel: string;
  pesan: string;
}
/** What a workbook would do. */
export interface IsiLaporan {
  masalah: MasalahSel[];
  /** faults beyond those that are listed; the result workbook has them all */
  masalah_lain: number;
  jumlah: JumlahSatuan[];
}
/** As many as somebody reads through; whoever has more works in the result. */
const MAKS_MASALAH = 100;

/** Collects what one reading finds. */
export class Laporan {
  baru = 0;
  berubah = 0;
  readonly masalah: MasalahSel[] = [];
  masalahLain = 0;

  catat(m: MasalahSel): void {
    if (this.masalah.length < MAKS_MASALAH) this.masalah.push(m);
    else this.masalahLain++;
  }
  isi(jumlah: JumlahSatuan[]): IsiLaporan {
    return { masalah: this.masalah, masalah_lain: this.masalahLain, jumlah };
  }
}

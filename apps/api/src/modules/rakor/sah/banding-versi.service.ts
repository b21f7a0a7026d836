import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { TidakAda } from '../../../platform/errors';
import { PintuRapatService } from '../rapat/pintu-rapat.service';
import type { BarisBerita, IsiBerita } from './isi-berita';
import { VersiRepository } from './versi.repository';

/** What differs between two versions of the minutes. */
@Injectable()
export class BandingVersiService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly versi: VersiRepository,
  ) {}

  async beda(aktor: Aktor, id: string, dari: number, ke: number) {
    const r = await this.pintu.baca(aktor, id);
    const [a, b] = [await this.versi.ambil(this.versi.db, r.id, dari), await this.versi.ambil(this.versi.db, r.id, ke)];
    if (!a || !b) throw new TidakAda();
    return { dari, ke, garis: bedaGaris(a.isi, b.isi), baris: bedaBaris(a.isi, b.isi) };
  }
}

function bedaGaris(a: IsiBerita, b: IsiBerita) {
  const lama = new Map(a.garis.map((g) => [g.kunci, g]));
  const baru = new Map(b.garis.map((g) => [g.kunci, g]));
  return [...new Set([...lama.keys(), ...baru.keys()])].flatMap((k) => {
    const [x, y] = [lama.get(k), baru.get(k)];
    const satu = y ?? x;
    if (!satu || x?.penetapan === y?.penetapan) return [];
    return [
      { kunci: k, uraian: satu.uraian, satuan: satu.satuan, dari: x?.penetapan ?? null, ke: y?.penetapan ?? null },
    ];
  });
}
function bedaBaris(a: IsiBerita, b: IsiBerita) {
  const rows = (isi: IsiBerita) => new Map(isi.garis.flatMap((g) => g.baris).map((x) => [x.id_baris, x]));
  const [lama, baru] = [rows(a), rows(b)];
  const alasan = (x: BarisBerita | undefined): string => [x?.kd_alasan, x?.alasan].filter(Boolean).join(' ');
  return [...new Set([...lama.keys(), ...baru.keys()])].flatMap((k) => {
    const [x, y] = [lama.get(k), baru.get(k)];
    const satu = y ?? x;
    if (!satu || (x?.penetapan === y?.penetapan && x?.tunda === y?.tunda && alasan(x) === alasan(y))) return [];
    return [
      {
        ...{ noAju: satu.no_aju, seri: satu.seri, pemilik: satu.pemilik, uraian: satu.uraian, satuan: satu.satuan },
        ...{
          dari: x?.penetapan ?? null,
          ke: y?.penetapan ?? null,
          tunda_dari: x?.tunda ?? false,
          tunda_ke: y?.tunda ?? false,
        },
        ...{ alasan_dari: alasan(x), alasan_ke: alasan(y) },
      },
    ];
  });
}

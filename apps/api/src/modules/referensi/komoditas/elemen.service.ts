import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { GRUP_OPSI, type EntriElemen, type OpsiElemen, type OpsiKelompok } from '@sinas/domain/komoditas/elemen';
import { opsiKelompok } from '@sinas/domain/komoditas/opsi';
import { elemenDari } from '@sinas/domain/referensi/elemen';
import { Clock } from '../../../platform/clock/clock';
import { ElemenRepository } from './elemen.repository';
import { VersiService } from '../cari/versi.service';

/** Groups and balance years that are asked for; a caller may name any year. */
const MAKS_OPSI = 1000;
/** Fish products. */
const IKAN = '013';
interface Salinan {
  /** Of the list and the day that the copy was made from. */
  tanda: string;
  hari: string;
  entri: Map<string, EntriElemen[]>;
  opsi: Map<string, OpsiKelompok>;
}

/**
 * Options of the element groups, as operators keep them. The list is in memory as long as its mark holds, so that a change
 * is in force in every process as soon as that hears of it; the copy is never older than the mark.
 */
@Injectable()
export class ElemenService {
  private salinan: Salinan | null = null;

  constructor(
    private readonly repo: ElemenRepository,
    private readonly versi: VersiService,
    private readonly clock: Clock,
  ) {}

  /** What is put together from options holds while this stays the same. */
  tanda(): Promise<string> {
    return this.versi.tanda(['elemen', 'ikan']);
  }

  /** By element group; what is closed comes with `flag_enable` false. */
  async untuk(kdKomoditas: string, tahun: number): Promise<OpsiKelompok> {
    const salinan = await this.terkini();
    const kunci = `${kdKomoditas}:${tahun}`;
    const ada = salinan.opsi.get(kunci);
    if (ada) return ada;
    const k = KELOMPOK.get(kdKomoditas);
    const opsi = k ? opsiKelompok(k, salinan.entri.get(kdKomoditas) ?? [], tahun, salinan.hari) : {};
    if (salinan.opsi.size >= MAKS_OPSI) salinan.opsi.clear();
    salinan.opsi.set(kunci, opsi);
    return opsi;
  }
  /** All groups in one row. */
  async semua(kdKomoditas: string, tahun: number): Promise<OpsiElemen[]> {
    const opsi = await this.untuk(kdKomoditas, tahun);
    return GRUP_OPSI.flatMap((g) => opsi[g] ?? []);
  }

  private async terkini(): Promise<Salinan> {
    const tanda = await this.tanda(); // before rows and day: these may be newer than the mark, never older
    if (this.salinan?.tanda === tanda) return this.salinan;
    const hari = tanggalIso(this.clock.now());
    const entri = new Map<string, EntriElemen[]>();
    for (const r of await this.repo.semua()) {
      const e = elemenDari(r);
      if (e) entri.set(e.kd_komoditas, [...(entri.get(e.kd_komoditas) ?? []), e]);
    }
    entri.set(IKAN, denganIkan(entri.get(IKAN) ?? [], await this.repo.ikan()));
    this.salinan = { tanda, hari, entri, opsi: new Map() };
    return this.salinan;
  }
}

/** Kinds of fish are named by the ministry's list: each of its names may be chosen beside the options with a code. */
function denganIkan(opsi: EntriElemen[], ikan: Awaited<ReturnType<ElemenRepository['ikan']>>): EntriElemen[] {
  const bernama = new Set(opsi.filter((o) => o.kd_grup === '06').map((o) => o.ur_elemen.toLowerCase()));
  const baru = ikan.filter((i) => !bernama.has(i.kode.toLowerCase()));
  return [
    ...opsi,
    ...baru.map((i): EntriElemen => ({
      kd_elemen: i.kode,
      ur_elemen: i.kode,
      kd_komoditas: IKAN,
      kd_grup: '06',
      urut: null,
      tutup_tahun: null,
      berlaku_mulai: i.berlaku_mulai,
      berlaku_akhir: i.berlaku_akhir,
    })),
  ];
}

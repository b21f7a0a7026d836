import { setTimeout as tunggu } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Keamanan } from '../../platform/keamanan/keamanan';
import { DaftarKunciService } from '../../platform/rahasia/daftar-kunci.service';
import { TABEL_TERTUTUP, type KolomTertutup, type TabelTertutup } from '../../platform/rahasia/kolom';
import { Rahasia } from '../../platform/rahasia/rahasia';
import { JEDA_ZAMAN_MS, ZamanService } from '../../platform/rahasia/zaman.service';
import { GantiKunciRepository, type BarisTertutup, type Sasaran } from './ganti-kunci.repository';

const SEKALI = 200;
/** What was written with another key while the first one ran is taken by the next. */
const MAKS_PUTARAN = 5;
const LAMA = ['v1', 'terang'];

export interface PemakaianKunci {
  /** Key, or `v1` or `terang` for what names none. */
  kid: string;
  nilai: number;
}
export interface HasilGanti {
  kini: string;
  ditulis: number;
  /** column and row of what could not be read */
  rusak: string[];
  pemakaian: PemakaianKunci[];
  /** Keys without values: since when; backups from before still need them. */
  habis: { kid: string; sejak: Date }[];
}
/** Processes that do not know the key yet could not read what is written now. */
export class KunciBelumBerlaku extends Error {
  constructor(kini: string, diPortal: string) {
    super(`Portal masih menulis dengan ${diPortal}: mulai ulang semua prosesnya dengan ${kini} di depan, lalu ulangi.`);
  }
}
interface Putaran {
  ditulis: number;
  rusak: string[];
}

/**
 * Writes encrypted values anew while people work: in small batches, each value by itself and only where nobody has
 * changed it meanwhile. It can be killed and started again at any time.
 */
@Injectable()
export class GantiKunciService {
  constructor(
    private readonly repo: GantiKunciRepository,
    private readonly rahasia: Rahasia,
    private readonly zaman: ZamanService,
    private readonly daftar: DaftarKunciService,
    private readonly keamanan: Keamanan,
    private readonly clock: Clock,
  ) {}

  /** Everything under the current key, the old form included. Throws KunciBelumBerlaku. */
  async ganti(): Promise<HasilGanti> {
    const kini = this.rahasia.kidKini;
    const diPortal = await this.daftar.berlaku('data');
    if (diPortal && diPortal !== kini) throw new KunciBelumBerlaku(kini, diPortal);
    this.keamanan.catat('crypt_key_change', { sebab: `data ${kini} re-encryption begins` });
    if (this.zaman.zaman === 'v1') await this.zaman.maju('v1', 'peralihan');
    await this.sampaiSemuaTahu();
    let ditulis = 0;
    let putaran: Putaran = { ditulis: 0, rusak: [] };
    for (let i = 0; i < MAKS_PUTARAN; i += 1) {
      putaran = await this.putar({ bukanKid: kini });
      ditulis += putaran.ditulis;
      if (putaran.ditulis === 0) break;
    }
    await this.selesaikanPeralihan();
    const pemakaian = await this.pemakaian();
    this.keamanan.catat('crypt_key_change', {
      sebab: `data ${kini} re-encryption ended, unreadable ${putaran.rusak.length}`,
    });
    await this.daftar.tandai('data', new Set(pemakaian.map((p) => p.kid)));
    return { kini, ditulis, rusak: putaran.rusak, pemakaian, habis: await this.habis() };
  }

  /** Hourly, until nothing of the old form is left: one step of the way. How many values were written anew. */
  async sapu(): Promise<number> {
    const { zaman } = this.zaman;
    if (zaman === 'v2') return 0;
    if (zaman === 'v1') {
      await this.zaman.maju('v1', 'peralihan');
      return 0;
    }
    await this.sampaiSemuaTahu();
    const { ditulis } = await this.putar({ bukanV2: true });
    await this.selesaikanPeralihan();
    return ditulis;
  }

  async pemakaian(): Promise<PemakaianKunci[]> {
    const jumlah = new Map<string, number>();
    for (const tabel of TABEL_TERTUTUP)
      for (const kolom of tabel.kolom)
        for (const { kid, n } of await this.repo.hitung(tabel, kolom)) jumlah.set(kid, (jumlah.get(kid) ?? 0) + n);
    return [...jumlah].map(([kid, nilai]) => ({ kid, nilai })).sort((a, b) => a.kid.localeCompare(b.kid));
  }

  /** Keys that no value of this database needs. */
  async habis(): Promise<{ kid: string; sejak: Date }[]> {
    return (await this.daftar.daftar('data')).flatMap(({ kid, habis }) => (habis ? [{ kid, sejak: habis }] : []));
  }

  /** Nobody writes the old form any more: every process has had the time to notice. */
  private async sampaiSemuaTahu(): Promise<void> {
    const sejak = await this.zaman.muat();
    if (this.zaman.zaman !== 'peralihan' || !sejak) return;
    const sisa = sejak.getTime() + JEDA_ZAMAN_MS - this.clock.now().getTime();
    if (sisa > 0) await tunggu(Math.min(sisa, JEDA_ZAMAN_MS));
  }

  private async selesaikanPeralihan(): Promise<void> {
    if (this.zaman.zaman !== 'peralihan') return;
    if ((await this.pemakaian()).some((p) => LAMA.includes(p.kid))) return;
    await this.zaman.maju('peralihan', 'v2');
  }

  private async putar(sasaran: Sasaran): Promise<Putaran> {
    const hasil: Putaran = { ditulis: 0, rusak: [] };
    for (const tabel of TABEL_TERTUTUP) {
      let setelah: string[] | null = null;
      for (;;) {
        const rows: BarisTertutup[] = await this.repo.berikut(tabel, sasaran, setelah, SEKALI);
        for (const baris of rows) await this.tulisBaris(tabel, baris, sasaran, hasil);
        const akhir = rows.at(-1);
        if (!akhir || rows.length < SEKALI) break;
        setelah = akhir.kunci;
      }
    }
    return hasil;
  }

  private async tulisBaris(tabel: TabelTertutup, { kunci, nilai }: BarisTertutup, sasaran: Sasaran, hasil: Putaran) {
    const id = kunci.join(':');
    const cukup = 'bukanKid' in sasaran ? `v2.${sasaran.bukanKid}.` : 'v2.';
    for (const [kolom, semula] of Object.entries(nilai)) {
      if (semula.startsWith(cukup)) continue;
      const tempat = `${tabel.tabel}.${kolom}` as KolomTertutup;
      const teks = this.rahasia.bukaAtauKosong(tempat, id, semula);
      if (teks === null) {
        hasil.rusak.push(`${tempat} ${kunci[0]}`);
        continue;
      }
      const indeks = tabel.indeks?.[kolom];
      const ditulis = await this.repo.tulis(tabel, kunci, {
        kolom,
        semula,
        jadi: this.rahasia.tutup(tempat, id, teks),
        ...(indeks ? { indeks: { kolom: indeks, nilai: this.rahasia.indeks(kolom, teks) } } : {}),
      });
      if (ditulis) hasil.ditulis += 1;
    }
  }
}

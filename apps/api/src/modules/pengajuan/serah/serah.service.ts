import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { aksiTersedia } from '@sinas/domain/pengajuan/aksi';
import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { rapikan } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { periksaSerah, rapikanSerah, type ButirSerah } from '@sinas/domain/realisasi/serah';
import { sisaIzin } from '@sinas/domain/realisasi/sisa';
import { AturanTeks, Bentrok } from '../../../platform/errors';
import { IdempotenService } from '../../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { KalenderService } from '../tenggat/kalender.service';
import { SerahRepository, type BarisSerahRow } from './serah.repository';

export interface SerahMasukan {
  versi: number;
  alasan: string;
  baris: readonly ButirSerah[];
}
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());
const jumlah = (b: BarisSerahRow) => {
  const [ditetapkan, terealisasi] = [teks(b.ditetapkan), teks(b.terealisasi)];
  return { ditetapkan, terealisasi, diserahkan: teks(b.diserahkan), sisa: sisaIzin(ditetapkan, terealisasi) };
};

/** T33: a company gives back what it will not use of a decision. */
@Injectable()
export class SerahService {
  constructor(
    private readonly repo: SerahRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly idempoten: IdempotenService,
    private readonly referensi: ReferensiService,
    private readonly kalender: KalenderService,
  ) {}

  /** What remains of every row, and what was given back before. */
  async baca(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const [baris, riwayat, fakta] = await Promise.all([
      dalam('diberikan', p.kd_status) ? this.repo.baris(this.repo.db, p.id) : [],
      this.repo.riwayat(p.id),
      this.alur.fakta(p),
    ]);
    const satuan = [...new Set([...baris, ...riwayat].map((b) => b.satuan))];
    const nama = new Map(
      await Promise.all(satuan.map(async (k) => [k, await this.referensi.namaDari('satuan', k)] as const)),
    );
    const ur = (b: { satuan: string; uraian: string | null }) => ({
      uraian: b.uraian ?? '',
      satuan: b.satuan,
      ur_satuan: nama.get(b.satuan) ?? b.satuan,
    });
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      no_keputusan: p.no_keputusan,
      versi: p.versi,
      boleh: aksiTersedia(fakta, aktor).some((a) => a.aksi === 'serahkan' && a.boleh),
      baris: baris.map((b) => ({ ...{ id: String(b.id), seri: b.seri, hs: b.hs }, ...ur(b), ...jumlah(b) })),
      penyerahan: riwayat
        .filter((r, i) => riwayat[i - 1]?.versi !== r.versi)
        .map(({ jenis, versi, waktu, alasan, nama: oleh }) => ({
          ...{ jenis, versi, waktu, alasan, oleh },
          baris: riwayat
            .filter((r) => r.versi === versi)
            .map((r) => ({ seri: r.seri, ...ur(r), jml: teks(r.jml), alasan: sebab(r) })),
        })),
    };
  }

  /** The file is locked, and so is every report of its realisation: what remains cannot change meanwhile. */
  async serahkan(aktor: Aktor, kunci: string, m: SerahMasukan, klaim: Klaim | null): Promise<void> {
    const id = await this.pintu.id(aktor, kunci);
    await this.pintu.tulisMilik(aktor, id, async (tx, p) => {
      if (klaim && (await this.idempoten.tercatat(klaim))) return;
      await this.alur.boleh(p, 'serahkan', aktor);
      if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
      const alasan = m.alasan.trim();
      const ada = await this.repo.baris(tx, p.id);
      const salah = [
        ...periksaAlasan(alasan),
        ...periksaSerah(m.baris, new Map(ada.map((b) => [String(b.id), jumlah(b).sisa]))),
      ];
      if (salah[0]) throw new AturanTeks(salah[0].message, salah);
      const baris = rapikanSerah(m.baris);
      const isi = baris.map(({ id: idBaris, jml }) => {
        const b = ada.find((a) => String(a.id) === idBaris);
        return { id: idBaris, seri: b?.seri ?? 0, satuan: b?.satuan ?? '', jml };
      });
      const { versi_keputusan } = await this.alur.jalankan(tx, p, 'serahkan', aktor, {
        ...{ catatan: alasan, klaim, data: { versi_keputusan: p.versi_keputusan + 1, baris: isi } },
      });
      const waktu = this.kalender.kini();
      const { id_user, nama } = aktor;
      await this.repo.tulis(tx, p.id, { jenis: 'SERAH', versi: versi_keputusan, alasan, id_user, nama, waktu, baris });
    });
  }
}

const sebab = ({ kd_alasan: kode, alasan_baris: alasan }: { kd_alasan: string; alasan_baris: string }): string =>
  [kode in ALASAN ? ALASAN[kode as KdAlasan] : '', alasan].filter(Boolean).join(': ');

function periksaAlasan(alasan: string): Masalah[] {
  const message = alasan
    ? periksaPanjang('Alasan', alasan, BATAS_TEKS.alasan)
    : pesan('isian.wajib', { label: 'Alasan' });
  return message ? [{ langkah: 'serahkan', path: 'alasan', message }] : [];
}

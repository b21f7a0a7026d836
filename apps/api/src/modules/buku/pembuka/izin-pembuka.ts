import { pemilikOrganisasi, type Dana } from '@sinas/domain/buku/akun';
import type { BarisPembuka, IzinPembuka } from '@sinas/domain/buku/pembuka';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { posBaris, type Pos } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import type { PembukaIzin } from './pembuka.repository';

/** What a permit of before the portal was drawn from: as those of today. */
export const danaPembuka = (kdRekom: string): Dana => (layanan(kdRekom as KdRekom).fl_rakor ? 'N.TERSEDIA' : 'P.BATAS');
export const posPembuka = (
  i: Pick<PembukaIzin, 'tahun' | 'kd_komoditas'>,
  satuan: string,
  elemen: Pos['elemen'],
): Pos => posBaris(i, satuan, elemen);

/** The permit in the shape that the ledger's rules read. */
export const izinBuku = (i: PembukaIzin): IzinPembuka => ({
  id: String(i.id),
  dana: danaPembuka(i.kd_rekom),
  baris: i.baris.map((b): BarisPembuka => {
    const pos = posPembuka(i, b.satuan, b.elemen);
    return {
      ...{ id: String(b.id), pos, pemilik: pemilikOrganisasi(i.id_organisasi) },
      jml: ubahSatuan(b.jml, b.satuan, pos.satuan),
      dok: { satuan: b.satuan, jml: b.jml },
      terealisasi: ubahSatuan(b.terealisasi, b.satuan, pos.satuan),
    };
  }),
});

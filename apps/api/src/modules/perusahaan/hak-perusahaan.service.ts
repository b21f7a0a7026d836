import { Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { TidakAda } from '../../platform/errors';
import { PerusahaanRepository, type NomorPerusahaan } from './perusahaan.repository';

const NIB = /^\d{13}$/;
const NPWP = /^\d{15,16}$/;

/** About which company somebody may ask. Others are not found, the same as those that do not exist. */
@Injectable()
export class HakPerusahaanService {
  constructor(private readonly repo: PerusahaanRepository) {}

  /** By NIB, NPWP or id_nib; companies mean themselves when they name none. */
  async cari(aktor: Aktor, nomor: string | undefined): Promise<NomorPerusahaan> {
    const lingkup = lingkupAktor(aktor);
    if (lingkup?.jenis === 'organisasi') {
      const milik = await this.repo.milik(lingkup.id_organisasi, lingkup.denganCabang);
      const satu = nomor ? milik.find((m) => [m.nib, m.npwp, m.id_nib].includes(nomor)) : milik[0];
      if (!satu) throw new TidakAda();
      return satu;
    }
    if (!lingkup || !nomor) throw new TidakAda();
    const dikenal = await this.repo.byNomor(nomor);
    const satu = dikenal[0];
    if (punyaIzin(aktor.peran, 'perusahaan.cari_semua')) return satu ?? this.tanpaAkun(nomor);
    const id = dikenal.flatMap((d) => (d.id ? [d.id] : []));
    if (!satu || !(await this.repo.adaBerkas(id, lingkup.jenis === 'ga' ? lingkup.kd_ga : null))) throw new TidakAda();
    return satu;
  }

  /** A company that has no account here, by the form of its number. */
  private tanpaAkun(nomor: string): NomorPerusahaan {
    const [nib, npwp] = [NIB.test(nomor) ? nomor : null, NPWP.test(nomor) ? nomor : null];
    if (!nib && !npwp) throw new TidakAda();
    return { id: null, id_nib: null, nib, npwp };
  }
}

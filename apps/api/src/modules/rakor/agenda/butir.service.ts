import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { berkasTertunda } from '@sinas/domain/rakor/baris';
import { TidakBerwenang } from '../../../platform/errors';
import { BarisRapatRepository, type BarisRow } from '../papan/baris-rapat.repository';
import { PapanRapatService } from '../papan/papan.service';
import { TentukanService } from '../papan/tentukan.service';
import { bacaIdRapat, PintuRapatService } from '../rapat/pintu-rapat.service';
import { RapatService } from '../rapat/rapat.service';
import type { IsiModal, JenisModal } from './agenda.bentuk';
import { AgendaService } from './agenda.service';
import { PesertaService } from './peserta.service';

/** Items of a meeting by their kind: each goes to its own service. */
@Injectable()
export class ButirService {
  constructor(
    private readonly agenda: AgendaService,
    private readonly peserta: PesertaService,
    private readonly tentukan: TentukanService,
    private readonly papan: PapanRapatService,
    private readonly baris: BarisRapatRepository,
    private readonly pintu: PintuRapatService,
    private readonly rapat: RapatService,
  ) {}

  async baca(aktor: Aktor, id: string, jenis: JenisModal) {
    const r = await this.rapat.rinci(aktor, id);
    switch (jenis) {
      case 'komoditas':
        return { jenis, versi: r.versi, agenda: r.agenda };
      case 'peserta':
        return { jenis, versi: r.versi, peserta: r.peserta };
      case 'penanda_tangan':
        return { jenis, versi: r.versi, penanda_tangan: r.penanda_tangan };
      case 'garis':
        return { jenis, versi: r.versi, garis: await this.papan.jumlah(aktor, id) };
      case 'baris':
      case 'rekomendasi':
      case 'berkas':
        return { jenis, versi: r.versi, baris: await this.papan.baris(aktor, id) };
    }
  }

  async simpan(aktor: Aktor, m: IsiModal, baru: boolean) {
    if (m.jenis === 'rekomendasi') return this.satuBaris(aktor, m, await this.tentukan.rekomendasi(aktor, m));
    // Whether it is there at all comes before what one may do with it.
    await this.pintu.baca(aktor, m.id_rakor);
    if (!punyaIzin(aktor.peran, 'rakor.kelola')) throw new TidakBerwenang();
    switch (m.jenis) {
      case 'komoditas':
        await this.agenda.simpanKomoditas(aktor, m, baru);
        break;
      case 'peserta':
        await this.peserta.simpan(aktor, m, baru);
        break;
      case 'penanda_tangan':
        await this.peserta.simpanPenandaTangan(aktor, m);
        break;
      case 'garis':
        await this.tentukan.garis(aktor, m);
        break;
      case 'baris':
        return this.satuBaris(aktor, m, await this.tentukan.baris(aktor, m));
      case 'berkas':
        break;
    }
    return this.baca(aktor, m.id_rakor, m.jenis);
  }
  private async satuBaris(aktor: Aktor, m: IsiModal, b: BarisRow) {
    const tertunda = berkasTertunda(await this.baris.berkas(this.baris.db, bacaIdRapat(m.id_rakor), b.id_pengajuan));
    return { jenis: m.jenis, versi: b.versi, baris: await this.papan.barisTampil([b], tertunda) };
  }

  async hapus(
    aktor: Aktor,
    m: { id_rakor: string; jenis: 'komoditas' | 'peserta' | 'penanda_tangan' | 'berkas'; id: string; alasan?: string },
  ) {
    const alasan = m.alasan ?? '';
    switch (m.jenis) {
      case 'komoditas':
        return this.agenda.hapusKomoditas(aktor, m.id_rakor, m.id, alasan);
      case 'peserta':
        return this.peserta.hapus(aktor, m.id_rakor, m.id);
      case 'penanda_tangan':
        return this.peserta.hapusPenandaTangan(aktor, m.id_rakor, m.id);
      case 'berkas':
        return this.agenda.keluarkan(aktor, m.id_rakor, m.id, alasan);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { TidakAda } from '../../platform/errors';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { BerkasTerkunciService } from '../pengajuan/alur/berkas-terkunci.service';
import { RincianService } from '../pengajuan/lihat/rincian.service';
import { UnggahanService, type UnggahMasukan } from '../unggahan/unggahan.service';

/** Papers in the store that all files share; a paper of another file is not there. */
@Injectable()
export class NppDokumenService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly rincian: RincianService,
    private readonly berkas: UnggahanService,
  ) {}

  async daftar(aktor: Aktor, noAju: string) {
    return (await this.rincian.rinci(aktor, noAju)).dokumen;
  }

  async unggah(
    aktor: Aktor,
    { no_aju, ...isi }: Omit<UnggahMasukan, 'id_nk'> & { no_aju: string },
    file: BerkasMasuk | null,
  ) {
    const id_nk = String(await this.pintu.id(aktor, no_aju));
    const { dokumen, versi } = await this.berkas.unggah(aktor, { ...isi, id_nk }, file);
    return { ...this.rincian.dokumenTampil(dokumen), versi };
  }

  async unduh(aktor: Aktor, noAju: string, id: string) {
    await this.pastikan(aktor, noAju, id);
    return this.berkas.unduh(aktor, id);
  }

  async hapus(aktor: Aktor, noAju: string, id: string) {
    await this.pastikan(aktor, noAju, id);
    return this.berkas.hapus(aktor, id);
  }

  private async pastikan(aktor: Aktor, noAju: string, id: string): Promise<void> {
    if (!(await this.daftar(aktor, noAju)).some((d) => d.id === id)) throw new TidakAda('berkas.tidak_ada');
  }
}

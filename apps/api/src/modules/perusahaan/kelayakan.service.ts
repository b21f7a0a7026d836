import { Injectable } from '@nestjs/common';
import { halangan } from '@sinas/domain/referensi/periksa-perusahaan';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar } from '../../platform/errors';
import { PutaranService } from '../../platform/putaran/putaran.service';
import { IsrmService } from './luar/isrm.service';
import { OssService } from './luar/oss.service';
import { PajakService } from './luar/pajak.service';
import { StatusPerusahaanRepository, type PerusahaanBerstatus } from './status-perusahaan.repository';

/** A day: how long a company's standing is taken for true while nobody asks. */
const BERLAKU_MS = 24 * 3_600_000;
/** One that could not be asked about is tried again after this. */
const ULANG_MS = 3_600_000;
/** A round ends after so many companies or so long: other systems never see a crowd, other schedules do not wait. */
const SEKALI = 20;
const SEPUTARAN_MS = 20_000;

/** May a company file? Refused only after the system that speaks against it was asked once more. */
@Injectable()
export class KelayakanService {
  constructor(
    private readonly repo: StatusPerusahaanRepository,
    private readonly oss: OssService,
    private readonly pajak: PajakService,
    private readonly isrm: IsrmService,
    private readonly clock: Clock,
    private readonly putaran: PutaranService,
  ) {}

  /** The tax status first: the NIB counts when that is in order. */
  async pastikan(idOrganisasi: string): Promise<void> {
    for (const sebab of ['kswp', 'nib'] as const) {
      const p = await this.repo.satu(idOrganisasi);
      if (!p || halangan(p) !== sebab) continue;
      const dijawab = sebab === 'kswp' ? await this.tanyaKswp(p) : await this.tanyaNib(p);
      const kini = await this.repo.satu(idOrganisasi);
      if (kini && halangan(kini) === sebab)
        throw new AturanDilanggar(dijawab ? `buat.${sebab}` : `buat.${sebab}_belum_pasti`);
    }
  }

  /** Goes round the companies, some at a time; a system that does not answer is left alone until the next round. */
  async keliling(): Promise<number> {
    const mulai = this.clock.now().getTime();
    const daftar = await this.repo.tertua(new Date(mulai - BERLAKU_MS), SEKALI);
    let lanjut = true;
    return this.putaran.jalankan({
      nama: 'kelayakan',
      butir: (function* () {
        for (const p of daftar) {
          if (!lanjut) return;
          yield p;
        }
      })(),
      sasaran: ({ id }) => id,
      kerja: async (p) => {
        const dijawab = await this.tanya(p);
        lanjut = dijawab && this.clock.now().getTime() - mulai <= SEPUTARAN_MS;
        return dijawab ? 1 : 0;
      },
      lengkap: false,
    });
  }

  /** Whatever comes of it, the next in turn is another one, lest one company hold up all the rest. */
  private async tanya(p: PerusahaanBerstatus): Promise<boolean> {
    let dijawab = false;
    try {
      dijawab = (await this.tanyaKswp(p)) && (await this.tanyaNib(p));
      if (p.npwp) await this.isrm.segarkan(p.npwp);
      return dijawab;
    } finally {
      const kini = this.clock.now().getTime();
      await this.repo.tandai(p.id, new Date(dijawab ? kini : kini - BERLAKU_MS + ULANG_MS));
    }
  }

  /** False when no answer came. A company without a number has nobody to be asked of. */
  private async tanyaKswp({ npwp }: PerusahaanBerstatus): Promise<boolean> {
    return !npwp || (await this.pajak.untuk('kswp', npwp)).diambil !== null;
  }
  private async tanyaNib({ nib }: PerusahaanBerstatus): Promise<boolean> {
    return !nib || (await this.oss.untuk(nib)).diambil !== null;
  }
}

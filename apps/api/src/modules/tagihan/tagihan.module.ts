import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { JadwalTagihanService } from './jadwal-tagihan.service';
import { KabarBayarController } from './kabar-bayar.controller';
import { MintaTagihanService } from './minta-tagihan.service';
import { PembayaranService } from './pembayaran.service';
import { PeriksaTagihanService } from './periksa-tagihan.service';
import { PnbpAdapter } from './pnbp.adapter';
import { TagihanController } from './tagihan.controller';
import { TagihanRepository } from './tagihan.repository';
import { TagihanService } from './tagihan.service';
import { TarifController } from './tarif.controller';
import { TarifService } from './tarif.service';

@Module({
  imports: [PengajuanModule],
  controllers: [TagihanController, TarifController, KabarBayarController],
  providers: [
    JadwalTagihanService,
    MintaTagihanService,
    PembayaranService,
    PeriksaTagihanService,
    PnbpAdapter,
    TagihanRepository,
    TagihanService,
    TarifService,
  ],
  exports: [JadwalTagihanService, MintaTagihanService, PeriksaTagihanService],
})
export class TagihanModule {}

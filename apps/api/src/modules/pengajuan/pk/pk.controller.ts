import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { LEVEL_PK } from '@sinas/domain/layanan/pk/baris';
import { Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import type { AktorSesi } from '../../../http/masuk/actor';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { BarisService, type Tempat } from '../baris/baris.service';
import { DaftarService } from '../daftar/daftar.service';
import { BuatService } from '../draf/buat.service';
import { DrafService } from '../draf/draf.service';
import { HasilAksiDto } from '../kirim/pengiriman.dto';
import { PengirimanService } from '../kirim/pengiriman.service';
import { AlokasiService } from '../lihat/alokasi.service';
import { hasilAksi } from '../lihat/pengajuan.presenter';
import { PkBacaService } from './pk-baca.service';
import { RingkasanDto } from '../lihat/tampilan.dto';
import { IntersepService } from '../tinjau/intersep.service';
import {
  AlokasiDto,
  HasilBarisPkDto,
  HasilKirimPkDto,
  HasilPkDto,
  PkBarisBacaDto,
  PkBarisBuatDto,
  PkBarisHapusQuery,
  PkBarisUbahDto,
  PkBuatDto,
  PkDaftarQuery,
  PkHapusQuery,
  PkKeputusanDto,
  PkKirimDto,
  PkQuery,
  PkSimpanDto,
  type LevelPk,
} from './pk.dto';
import { hasilBarisPk, hasilHapusPk, hasilKirimPk, hasilPk } from './pk.presenter';

const SIMPAN = 'Data Berhasil Disimpan';
const TAMBAH = 'Data Berhasil Ditambahkan';
const KIRIM = 'Data Berhasil Dikirim';
const HAPUS = 'Data Berhasil Dihapus';
const KD_PK = '08';
const tempat = (level: LevelPk, idNk: string, idInduk?: string): Tempat => ({
  jenis: LEVEL_PK[level - 1] ?? '',
  idNk,
  ...(idInduk ? { idInduk } : {}),
});

/** A need that a ministry files itself: its officers draft and send it, a higher one intercepts it. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pk.susun')
export class PkController {
  constructor(
    private readonly baru: BuatService,
    private readonly draf: DrafService,
    private readonly baris: BarisService,
    private readonly baca: PkBacaService,
    private readonly daftar: DaftarService,
    private readonly pengiriman: PengirimanService,
    private readonly sela: IntersepService,
    private readonly alokasi: AlokasiService,
  ) {}

  @Post('pk')
  @KunciSendiri()
  async buat(
    @Pelaku() aktor: AktorSesi,
    @Body() body: PkBuatDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilPkDto>> {
    const masukan = { ...body, kd_rekom: KD_PK } as const;
    return answer(hasilPk(await this.baru.buat(aktor, masukan, kunci?.slice(0, 100) ?? null, klaim)), SIMPAN);
  }

  @Put('pk')
  async simpan(@Pelaku() aktor: AktorSesi, @Body() body: PkSimpanDto): Promise<Answer<HasilPkDto>> {
    return answer(hasilPk(await this.draf.simpan(aktor, body)), SIMPAN);
  }

  /** Given up: a draft, or one that was sent and is not determined. History keeps it. */
  @Delete('pk')
  async buang(@Pelaku() aktor: AktorSesi, @Query() q: PkHapusQuery): Promise<Answer<HasilAksiDto>> {
    const p = await this.pengiriman.batalkanPk(aktor, q.id_nk, q.alasan ?? null);
    return answer(hasilAksi(p), 'Pengajuan dibatalkan');
  }

  @Get('daftarPK')
  @PerluIzin('pk.baca')
  async daftarPk(@Pelaku() aktor: AktorSesi, @Query() q: PkDaftarQuery): Promise<Answer<RingkasanDto[]>> {
    const { rows, meta } = await this.daftar.milik(aktor, q);
    return page(rows, meta);
  }

  @Get('getPK')
  @PerluIzin('pk.baca')
  async getPk(@Pelaku() aktor: AktorSesi, @Query() q: PkQuery): Promise<PkBarisBacaDto[]> {
    const limit = q.limit ?? 1000;
    const minta = { level: q.id_level, seri: q.seri ? Number(q.seri) : null, limit };
    const rows = await this.baca.daftar(aktor, { ...minta, kunci: q.no_aju, offset: ((q.page ?? 1) - 1) * limit });
    if (q.type === 'keputusan') return rows;
    return rows.map(({ jml_usulan: _u, jml_keputusan: _k, alasan: _a, ...usulan }) => usulan);
  }

  @Post('modalPK')
  async tambah(@Pelaku() aktor: AktorSesi, @Body() b: PkBarisBuatDto): Promise<Answer<HasilBarisPkDto>> {
    const h = await this.baris.tambah(aktor, tempat(b.id_level, b.idNk, b.id_induk), b.rows);
    return answer(hasilBarisPk(h, b.id_level), TAMBAH);
  }

  @Put('modalPK')
  async ubah(@Pelaku() aktor: AktorSesi, @Body() b: PkBarisUbahDto): Promise<Answer<HasilBarisPkDto>> {
    const h = await this.baris.ubah(aktor, tempat(b.id_level, b.idNk), b.id, b.versi, b.data);
    return answer(hasilBarisPk(h, b.id_level), SIMPAN);
  }

  @Delete('modalPK')
  async hapus(@Pelaku() aktor: AktorSesi, @Query() q: PkBarisHapusQuery): Promise<Answer<HasilPkDto>> {
    return answer(hasilHapusPk(await this.baris.hapus(aktor, tempat(q.id_level, q.id_nk), [q.id].flat())), HAPUS);
  }

  @Post('kirimPermohonanPK')
  @PerluIzin('pk.kirim')
  @KunciSendiri()
  async kirim(
    @Pelaku() aktor: AktorSesi,
    @Body() body: PkKirimDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<HasilKirimPkDto>> {
    return answer(hasilKirimPk(await this.pengiriman.kirim(aktor, body.idNk, body.versi, klaim)), KIRIM);
  }

  /** Intercept: quantities of rows before the meeting. */
  @Post('keputusanPK')
  @PerluIzin('pk.intersep')
  async keputusan(@Pelaku() aktor: AktorSesi, @Body() b: PkKeputusanDto): Promise<Answer<HasilAksiDto>> {
    const { no_aju: kunci, id_level: level, ...lain } = b;
    return answer(hasilAksi(await this.sela.intersep(aktor, { ...lain, kunci, level })), SIMPAN);
  }

  /** What ministries' needs give to the reader's company. */
  @Get('alokasiPK')
  @PerluIzin('pengajuan.baca')
  alokasiPk(@Pelaku() aktor: AktorSesi): Promise<AlokasiDto[]> {
    return this.alokasi.daftar(aktor);
  }
}

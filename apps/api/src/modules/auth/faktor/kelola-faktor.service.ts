import { Inject, Injectable } from '@nestjs/common';
import { MAKS_KUNCI, MENIT_PASANG } from '@sinas/domain/akses/faktor';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService, type PelakuRiwayat } from '../../audit/riwayat-akun.service';
import { AkunService } from '../akun/akun.service';
import { PencabutanService } from '../sesi/pencabutan.service';
import { PermintaanAkunService } from '../akun/permintaan-akun.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from './bukti/bukti.service';
import { FaktorRepository } from './faktor.repository';
import { FaktorService } from './faktor.service';
import { PasskeyService, type PilihanPasang } from './bukti/passkey.service';
import { PemulihanService } from './setel-ulang/pemulihan.service';
import { TantanganService } from './bukti/tantangan.service';
import { TotpService, type TotpBaru } from './bukti/totp.service';

export interface KeadaanFaktor {
  /** The role must have one. */
  wajib: boolean;
  /** Set up at the identity provider instead of here. */
  penyedia_lain: boolean;
  totp: { dibuat: Date } | null;
  passkey: { id: string; nama: string; dibuat: Date; terakhir: Date | null; satu_perangkat: boolean }[];
  pemulihan: { sisa: number; dibuat: Date } | null;
}
export type PeristiwaFaktor = 'pasang_totp' | 'lepas_totp' | 'pasang_kunci' | 'lepas_kunci' | 'kode_pemulihan';
/** Recovery codes come with the first factor, and are shown this once. */
export interface HasilPasang {
  kode_pemulihan: string[] | null;
}
const tolak = (path: string, kunci: KunciPesan, nilai: Record<string, number> = {}): AturanDilanggar =>
  new AturanDilanggar(kunci, [{ langkah: 'faktor', path, message: pesan(kunci, nilai) }], nilai);

/** One's own second factors. Each change is proved, in the account's history, told by mail, and ends other sessions. */
@Injectable()
export class KelolaFaktorService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: FaktorRepository,
    private readonly faktor: FaktorService,
    private readonly bukti: BuktiService,
    private readonly totp: TotpService,
    private readonly passkey: PasskeyService,
    private readonly pemulihan: PemulihanService,
    private readonly tantangan: TantanganService,
    private readonly akun: AkunService,
    private readonly cabut: PencabutanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async keadaan(aktor: Pembukti): Promise<KeadaanFaktor> {
    const [punya, totp, kunci, dibuat] = await Promise.all([
      this.repo.punya(aktor.id_user),
      this.repo.totp(aktor.id_user),
      this.repo.kunci(aktor.id_user),
      this.repo.pemulihanDibuat(aktor.id_user),
    ]);
    return {
      wajib: this.faktor.wajib(aktor.peran),
      penyedia_lain: !this.config.oidc.builtIn,
      totp: totp && { dibuat: totp.dibuat },
      passkey: kunci.map((k) => ({
        id: k.id,
        nama: k.nama,
        dibuat: k.dibuat,
        terakhir: k.terakhir,
        satu_perangkat: k.satu_perangkat,
      })),
      pemulihan: dibuat && { sisa: punya.pemulihan, dibuat },
    };
  }

  async mulaiTotp(aktor: Pembukti, b: BuktiDibawa): Promise<TotpBaru & { tantangan: string }> {
    const akun = await this.sendiri(aktor);
    if ((await this.repo.punya(aktor.id_user)).totp) throw new Bentrok('faktor.sudah_ada');
    const pakai = await this.bukti.pastikan(aktor, 'faktor', b);
    const rahasia = this.totp.baru();
    const tantangan = await this.prisma.tx(async (tx) => {
      await pakai(tx);
      return this.mulai(aktor, 'TOTP_BARU', { rahasia }, tx);
    });
    return { ...(await this.totp.tampil(rahasia, akun.username)), tantangan };
  }

  /** The first right code makes it count. */
  async aktifkanTotp(aktor: Pembukti, id: string, kode: string): Promise<HasilPasang> {
    const t = await this.tantangan.coba<{ rahasia: string }>('TOTP_BARU', id, aktor.id_sesi);
    if (t?.id_user !== aktor.id_user) throw tolak('tantangan', 'faktor.mulai_lagi');
    const langkah = this.totp.langkah(t.muatan.rahasia, kode);
    if (langkah === null) throw tolak('kode', 'faktor.kode_salah');
    return this.prisma.tx(async (tx) => {
      await this.repo.kunciAkun(tx, aktor.id_user);
      if (!(await this.tantangan.ambil('TOTP_BARU', id, aktor.id_sesi, tx)))
        throw tolak('tantangan', 'faktor.mulai_lagi');
      return this.pasangTotp(tx, aktor, t.muatan.rahasia, langkah, aktor.id_sesi);
    });
  }

  /** Also the last step of a sign-in that must have a factor: no session yet, and all old ones end. */
  async pasangTotp(
    tx: Tx,
    pelaku: NonNullable<PelakuRiwayat>,
    rahasia: string,
    langkah: bigint,
    idSesi: string | null,
  ): Promise<HasilPasang> {
    const pertama = (await this.repo.sisa(tx, pelaku.id_user)) === 0;
    if (!(await this.totp.pasang(tx, pelaku.id_user, rahasia, langkah))) throw new Bentrok('faktor.sudah_ada');
    return this.terpasang(tx, pelaku, 'pasang_totp', {}, pertama, idSesi);
  }

  async lepasTotp(aktor: Pembukti, b: BuktiDibawa): Promise<void> {
    await this.sendiri(aktor);
    const { totp, kunci } = await this.repo.punya(aktor.id_user);
    if (!totp) throw new TidakAda();
    this.bukanTerakhir(aktor, kunci);
    const pakai = await this.bukti.pastikan(aktor, 'faktor', b);
    await this.lepas(aktor, pakai, 'lepas_totp', async (tx) =>
      (await this.repo.lepasTotp(tx, aktor.id_user)) ? {} : null,
    );
  }

  async mulaiKunci(aktor: Pembukti, b: BuktiDibawa): Promise<{ tantangan: string; pilihan: PilihanPasang }> {
    const akun = await this.sendiri(aktor);
    if ((await this.repo.punya(aktor.id_user)).kunci >= MAKS_KUNCI)
      throw tolak('nama', 'faktor.kunci_banyak', { n: MAKS_KUNCI });
    const pakai = await this.bukti.pastikan(aktor, 'faktor', b);
    const pilihan = await this.passkey.pilihanPasang(akun);
    return this.prisma.tx(async (tx) => {
      await pakai(tx);
      return { pilihan, tantangan: await this.mulai(aktor, 'KUNCI_BARU', { challenge: pilihan.challenge }, tx) };
    });
  }

  async pasangKunci(
    aktor: Pembukti,
    m: { tantangan: string; nama: string; jawaban: object },
  ): Promise<HasilPasang & { id: string }> {
    const t = await this.tantangan.ambil<{ challenge: string }>('KUNCI_BARU', m.tantangan, aktor.id_sesi);
    if (t?.id_user !== aktor.id_user) throw tolak('tantangan', 'faktor.mulai_lagi');
    const sah = await this.passkey.sahPasang(m.jawaban, t.muatan.challenge);
    if (!sah) throw tolak('jawaban', 'faktor.kunci_salah');
    if (await this.repo.adaKredensial(sah.kredensial.id)) throw new Bentrok('faktor.kunci_terpakai');
    return this.prisma.tx(async (tx) => {
      await this.repo.kunciAkun(tx, aktor.id_user);
      const pertama = (await this.repo.sisa(tx, aktor.id_user)) === 0;
      const id = await this.passkey.pasang(tx, aktor.id_user, m.nama, sah);
      const hasil = await this.terpasang(tx, aktor, 'pasang_kunci', { nama: m.nama }, pertama, aktor.id_sesi);
      return { ...hasil, id };
    });
  }

  async lepasKunci(aktor: Pembukti, id: string, b: BuktiDibawa): Promise<void> {
    await this.sendiri(aktor);
    const [{ totp }, kunci] = await Promise.all([this.repo.punya(aktor.id_user), this.repo.kunci(aktor.id_user)]);
    if (!kunci.some((k) => k.id === id)) throw new TidakAda();
    this.bukanTerakhir(aktor, kunci.length - 1 + (totp ? 1 : 0));
    const pakai = await this.bukti.pastikan(aktor, 'faktor', b);
    await this.lepas(aktor, pakai, 'lepas_kunci', (tx) => this.repo.lepasKunci(tx, aktor.id_user, id));
  }

  async pemulihanBaru(aktor: Pembukti, b: BuktiDibawa): Promise<{ kode_pemulihan: string[] }> {
    await this.sendiri(aktor);
    const { totp, kunci } = await this.repo.punya(aktor.id_user);
    if (!totp && kunci === 0) throw new AturanDilanggar('faktor.belum_ada');
    const pakai = await this.bukti.pastikan(aktor, 'faktor', b);
    return this.prisma.tx(async (tx) => {
      await this.repo.kunciAkun(tx, aktor.id_user);
      await pakai(tx);
      const kode_pemulihan = await this.pemulihan.buat(tx, aktor.id_user);
      await this.catat(tx, aktor, 'kode_pemulihan', {}, aktor.id_sesi);
      return { kode_pemulihan };
    });
  }

  private mulai(aktor: Pembukti, jenis: 'TOTP_BARU' | 'KUNCI_BARU', muatan: object, tx: Tx): Promise<string> {
    const { id_user, id_sesi: ikat } = aktor;
    return this.tantangan.buat({ jenis, ikat, id_user, keperluan: 'faktor', muatan, menit: MENIT_PASANG }, tx);
  }

  private async sendiri(aktor: Pembukti) {
    if (!this.config.oidc.builtIn) throw new TidakBerwenang('faktor.penyedia_lain');
    const akun = await this.akun.byId(aktor.id_user);
    if (!akun) throw new TidakAda();
    return akun;
  }
  private bukanTerakhir(aktor: Pembukti, sisa: number): void {
    if (sisa === 0 && this.faktor.wajib(aktor.peran)) throw new AturanDilanggar('faktor.wajib');
  }

  private async terpasang(
    tx: Tx,
    pelaku: NonNullable<PelakuRiwayat>,
    peristiwa: PeristiwaFaktor,
    isi: object,
    pertama: boolean,
    idSesi: string | null,
  ): Promise<HasilPasang> {
    const kode_pemulihan = pertama ? await this.pemulihan.buat(tx, pelaku.id_user) : null;
    if (idSesi) await this.repo.tandaiSesi(tx, idSesi);
    await this.catat(tx, pelaku, peristiwa, isi, idSesi);
    return { kode_pemulihan };
  }

  /** Looks again under the lock: two removals at once must not take the last one of a role that needs one. */
  private async lepas(
    aktor: Pembukti,
    pakai: (tx: Tx) => Promise<void>,
    peristiwa: PeristiwaFaktor,
    kerja: (tx: Tx) => Promise<object | null>,
  ): Promise<void> {
    await this.prisma.tx(async (tx) => {
      await this.repo.kunciAkun(tx, aktor.id_user);
      await pakai(tx);
      const isi = await kerja(tx);
      if (!isi) throw new TidakAda();
      const sisa = await this.repo.sisa(tx, aktor.id_user);
      this.bukanTerakhir(aktor, sisa);
      if (sisa === 0) await this.repo.lepasPemulihan(tx, aktor.id_user);
      await this.catat(tx, aktor, peristiwa, isi, aktor.id_sesi);
    });
  }

  private async catat(
    tx: Tx,
    pelaku: NonNullable<PelakuRiwayat>,
    peristiwa: PeristiwaFaktor,
    isi: object,
    kecuali: string | null,
  ): Promise<void> {
    const sesi_diakhiri = await this.cabut.semua(tx, pelaku.id_user, kecuali);
    await this.riwayat.catat(tx, pelaku, {
      objek: 'akun',
      id_objek: pelaku.id_user,
      peristiwa,
      sebelum: null,
      sesudah: { ...isi, sesi_diakhiri },
    });
    await this.permintaan.minta(tx, 'FAKTOR_DIUBAH', { id_user: pelaku.id_user, isi: peristiwa });
  }
}

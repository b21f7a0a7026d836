import { Injectable, Logger } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { MASUK_SALAH, type SaringMasuk } from '@sinas/domain/akses/kata-akun';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { awalHari, tanggalSah } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
import { BentukSalah, TidakAda } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { AktivitasRepository, type AktivitasRow, type SaringAktivitas } from './aktivitas.repository';
import { AkunService } from '../akun/akun.service';

const SEHARI_MS = 86_400_000;
const SIMPAN_HARI = 400;

/** What a list is narrowed by; days of Jakarta (yyyy-mm-dd), both included. */
export interface SaringDaftar {
  peristiwa?: SaringMasuk | undefined;
  sejak?: string | undefined;
  sampai?: string | undefined;
}
function hariDari(path: 'sejak' | 'sampai', hari: string | undefined): Date | null {
  if (hari === undefined) return null;
  if (!tanggalSah(hari)) throw new BentukSalah([{ path, rule: 'tanggal', message: `${hari} bukan tanggal` }]);
  return awalHari(hari);
}
function saringDari({ peristiwa, sejak, sampai }: SaringDaftar): SaringAktivitas {
  const akhir = hariDari('sampai', sampai);
  return {
    peristiwa: peristiwa === undefined ? null : peristiwa === 'SALAH' ? MASUK_SALAH : [peristiwa],
    sejak: hariDari('sejak', sejak),
    sebelum: akhir && new Date(akhir.getTime() + SEHARI_MS),
  };
}

/** Whose lines: everybody's (null) or another's only for those who watch over sign-ins. */
function siapaDari(aktor: Aktor, idUser: string | undefined): string | null {
  const milikSendiri = idUser === undefined || idUser === aktor.id_user;
  if (!milikSendiri && !punyaIzin(aktor.peran, 'aktivitas.pantau')) throw new TidakAda();
  return idUser === 'semua' ? null : (idUser ?? aktor.id_user);
}

interface AsalAktivitas {
  alamat: string | null;
  agen: string | null;
}

/** Where and when an account was signed in to. */
@Injectable()
export class AktivitasService {
  private readonly logger = new Logger('masuk');

  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: AktivitasRepository,
    private readonly akun: AkunService,
    private readonly clock: Clock,
    private readonly keamanan: Keamanan,
  ) {}

  /** Not waited for: the time of the answer must not tell whether the account exists. */
  catatGagal(username: string, asal: AsalAktivitas): void {
    const waktu = this.clock.now();
    this.prisma.unawaited(
      this.akun
        .byUsername(username)
        .then(
          (akun) => akun && this.repo.tambah({ id_user: akun.id, peristiwa: 'GAGAL', cara: 'sandi', waktu, ...asal }),
        )
        .catch((error: Error) => this.logger.warn(`failed sign-in was not recorded: ${error.message}`))
        .then(() => undefined),
    );
  }

  /** A wrong answer of somebody whose name is known: the owner reads of it in the list of sign-ins. */
  catatBukti(idUser: string, peristiwa: 'BUKTI' | 'FAKTOR', cara: string, asal: AsalAktivitas): Promise<void> {
    const { alamat, agen } = asal;
    return this.repo.tambah({ id_user: idUser, peristiwa, cara, waktu: this.clock.now(), alamat, agen });
  }

  /** A new password, in the transaction that sets it. */
  catatSandi(tx: Tx, idUser: string, alamat: string | null): Promise<void> {
    const waktu = this.clock.now();
    this.keamanan.catat('authn_password_change', { tentang: idUser });
    return this.repo.tambah({ id_user: idUser, peristiwa: 'SANDI', cara: 'sandi', waktu, alamat, agen: null }, tx);
  }

  /** One's own lines; everybody's, or one user's, for those who watch over sign-ins. */
  async daftar(
    aktor: Aktor,
    idUser: string | undefined,
    saring: SaringDaftar,
    page: number,
    limit: number,
  ): Promise<{ rows: AktivitasRow[]; total: number }> {
    const siapa = siapaDari(aktor, idUser);
    const isi = saringDari(saring);
    const [rows, total] = await Promise.all([
      this.repo.daftar(siapa, isi, this.clock.now(), page, limit),
      this.repo.hitung(siapa, isi),
    ]);
    return { rows, total };
  }

  /** The same lines, all of them, some at a time. */
  async *alir(
    aktor: Aktor,
    idUser: string | undefined,
    saring: SaringDaftar,
    sekali: number,
  ): AsyncGenerator<AktivitasRow[]> {
    const siapa = siapaDari(aktor, idUser);
    const isi = saringDari(saring);
    for (;;) {
      const rows = await this.repo.daftar(siapa, isi, this.clock.now(), 1, sekali);
      if (rows.length > 0) yield rows;
      const akhir = rows.at(-1);
      if (!akhir || rows.length < sekali) return;
      isi.sebelum_id = akhir.id;
    }
  }

  /** Lines older than a year and a bit go. */
  sapu(): Promise<number> {
    return this.repo.sapu(new Date(this.clock.now().getTime() - SIMPAN_HARI * SEHARI_MS));
  }

  /** A phone or tablet that tells of its sign-in; the same device within a day adds nothing. */
  async perangkat(
    aktor: Aktor,
    lapor: { iduser: string; tokenid: string; email: string; device: string },
    alamat: string | null,
  ): Promise<{ tercatat: boolean }> {
    const akun = await this.akun.byId(aktor.id_user);
    const sama = akun && lapor.iduser === akun.id && lapor.email.toLowerCase() === akun.email.toLowerCase();
    if (!sama) throw new TidakAda();
    const tanda = sha256(`perangkat:${lapor.tokenid}:${lapor.device}`);
    const waktu = this.clock.now();
    if (await this.repo.adaPerangkat(akun.id, tanda, new Date(waktu.getTime() - SEHARI_MS))) return { tercatat: false };
    await this.repo.tambah({
      id_user: akun.id,
      peristiwa: 'PERANGKAT',
      cara: 'seluler',
      waktu,
      alamat,
      agen: lapor.device.slice(0, 200),
      id_sesi: tanda,
    });
    return { tercatat: true };
  }
}

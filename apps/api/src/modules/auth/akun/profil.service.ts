import { Inject, Injectable } from '@nestjs/common';
import type { Izin } from '@sinas/domain/akses/izin';
import { lingkupAktor } from '@sinas/domain/akses/kebijakan';
import { sebutanPelaksana } from '@sinas/domain/akses/pelaksana';
import { PERAN, type JenisLingkup, type KodePeran } from '@sinas/domain/akses/peran';
import { samarkan } from '@sinas/domain/format/tampil';
import { BelumMasuk } from '../../../platform/errors';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { MenuService, type MenuTampil } from '../../menu/menu.service';
import { PelaksanaService } from '../pelaksana/pelaksana.service';
import { AkunService } from './akun.service';
import type { AktorBersesi } from '../sesi/sesi.service';

export interface ProfilPengguna {
  login_type: string;
  username: string;
  email: string;
  mobile_number: string | null;
  id_user: string;
  fullname: string;
  nik: string | null;
  position: string | null;
  employee_number: string | null;
  address: string | null;
  id_organization: string | null;
  nama_organisasi: string | null;
  id_nib: string | null;
  nib: string | null;
  api_code: string | null;
  npwp: string | null;
  kswp_validity: boolean | null;
  admin_flag: 'Y' | 'N';
  isbranch: 'Y' | 'N';
  user_role: KodePeran;
  default_home: string;
  name_role: string;
  level_role: number;
  kd_ga: string | null;
  kd_detail_ga: string | null;
  kd_level_ga: string | null;
  data_ga: { kode: string; nama: string } | null;
  peran: { id: number; kode: KodePeran; name: string; level: number; main_uri: string };
  lingkup: JenisLingkup | null;
  izin: Izin[];
  pelaksana: { id: string; sebutan: string } | null;
  penunjukan: { id: string; sebutan: string; pejabat: string; sampai: string }[];
}
export interface ProfilSesi {
  masuk: boolean;
  pengguna?: ProfilPengguna;
  menu: MenuTampil[];
  csrf: string;
  portal: { akun: string; beranda: string };
}

/** User info and menu: what a sign-in must be able to load before a session is opened. */
@Injectable()
export class ProfilService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly akun: AkunService,
    private readonly menu: MenuService,
    private readonly pelaksana: PelaksanaService,
  ) {}

  /** Throws when user info or menu cannot be loaded: no session then (SESI-11, SESI-16). */
  async pastikanLengkap(idUser: string): Promise<void> {
    const akun = await this.akun.byId(idUser);
    if (!akun?.aktif || !(akun.kode_peran in PERAN)) throw new BelumMasuk();
    const menu = await this.menu.untuk(akun.id, akun.id_organisasi, akun.kode_peran);
    if (menu.length === 0) throw new BelumMasuk();
  }

  async beranda(idUser: string): Promise<string> {
    const akun = await this.akun.byId(idUser);
    const peran = akun ? PERAN[akun.kode_peran as KodePeran] : null;
    return peran && peran.lingkup !== 'organisasi' ? '/konsol/' : '/neraca-komoditas';
  }

  info(aktor: AktorBersesi | null): Promise<ProfilSesi> {
    return this.susun(aktor);
  }

  private async susun(aktor: AktorBersesi | null): Promise<ProfilSesi> {
    const portal = { akun: this.config.portalAkun, beranda: this.config.portalBeranda };
    const akun = aktor ? await this.akun.byId(aktor.id_user) : null;
    if (!aktor || !akun) return { masuk: false, menu: [], csrf: '', portal };
    const peran = PERAN[aktor.peran];
    const org = akun.organisasi;
    const menu = await this.menu.untuk(akun.id, akun.id_organisasi, aktor.peran);
    return {
      masuk: menu.length > 0,
      menu,
      csrf: aktor.csrf,
      portal,
      pengguna: {
        login_type: akun.login_type,
        username: akun.username,
        email: akun.email,
        mobile_number: akun.mobile_number,
        id_user: akun.id,
        fullname: akun.fullname,
        nik: akun.nik && samarkan(akun.nik),
        position: akun.position,
        employee_number: akun.employee_number,
        address: akun.address,
        id_organization: org?.id ?? null,
        nama_organisasi: org?.nama ?? null,
        id_nib: org?.id_nib ?? null,
        nib: org?.nib ?? null,
        api_code: org?.api_code ?? null,
        npwp: org?.npwp ?? null,
        kswp_validity: org?.kswp_validity ?? null,
        admin_flag: peran.admin_flag ? 'Y' : 'N',
        isbranch: org?.isbranch ? 'Y' : 'N',
        user_role: peran.kode,
        default_home: peran.main_uri,
        name_role: peran.name_role,
        level_role: peran.level_role,
        kd_ga: akun.kd_ga,
        kd_detail_ga: akun.kd_detail_ga,
        kd_level_ga: peran.kd_level_ga,
        data_ga: akun.kd_ga ? { kode: akun.kd_ga, nama: (await this.akun.namaGa(akun.kd_ga)) ?? akun.kd_ga } : null,
        peran: {
          id: peran.id,
          kode: peran.kode,
          name: peran.name_role,
          level: peran.level_role,
          main_uri: peran.main_uri,
        },
        lingkup: lingkupAktor(aktor)?.jenis ?? null,
        izin: [...peran.izin],
        pelaksana: aktor.pelaksana ? { id: aktor.pelaksana.id, sebutan: sebutanPelaksana(aktor.pelaksana) } : null,
        penunjukan: peran.lingkup === 'ga' ? await this.pelaksana.milik(akun.id) : [],
      },
    };
  }
}

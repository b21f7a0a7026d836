import { namaPerangkat } from '@sinas/domain/akses/nama-perangkat';
import type { AktivitasDto, PerangkatDto } from './aktivitas.dto';
import type { AktivitasRow } from './aktivitas.repository';
import type { SesiTampil } from '../sesi/sesi.repository';

export const aktivitasTampil = (r: AktivitasRow, sesiIni: string): AktivitasDto => ({
  id: String(r.id),
  id_user: r.id_user,
  fullname: r.fullname,
  username: r.username,
  peristiwa: r.peristiwa as AktivitasDto['peristiwa'],
  cara: r.cara as AktivitasDto['cara'],
  waktu: r.waktu,
  alamat: r.alamat,
  perangkat: namaPerangkat(r.agen),
  sesi_ini: r.id_sesi === sesiIni,
  sesi_aktif: r.sesi_aktif,
  bukan_saya: r.bukan_saya,
});

export const perangkatTampil = (s: SesiTampil, sesiIni: string): PerangkatDto => ({
  nomor: s.nomor,
  perangkat: namaPerangkat(s.agen),
  cara: s.cara as PerangkatDto['cara'],
  alamat: s.alamat,
  dibuat: s.dibuat,
  terakhir: s.terakhir,
  sampai: s.sampai,
  sesi_ini: s.id_hash === sesiIni,
});

export class KeadaanSesiHasil {
  aktif: boolean;
  sampai: Date;
  terakhir: Date;
  cara: string;
}
export class PeriksaSesiHasil {
  aktif: boolean;
  expires_in: number;
}
export class AkhiriSesiHasil {
  /** It was the session that asked; its cookie is gone, too. */
  sesi_ini: boolean;
}

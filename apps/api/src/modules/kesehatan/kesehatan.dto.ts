export class HidupDto {
  hidup: boolean;
}
export class KesehatanDto {
  siap: boolean;
  basis_data: boolean;
  berkas: string;
}

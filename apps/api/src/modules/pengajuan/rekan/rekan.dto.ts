export class RekanDto {
  id: string;
  nama: string;
  name_role: string;
}

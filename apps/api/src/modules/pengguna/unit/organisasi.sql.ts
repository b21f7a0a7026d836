import { Prisma } from '@prisma/client';

/** Companies, branches and ministries' units as other rooms may read them. */
export const ORGANISASI = Prisma.sql`(SELECT id, nama, nib, npwp, alamat, alamat_oss, kota, api_code, status_nib, kswp_validity, isbranch, id_induk,
  risiko FROM organisasi)`;

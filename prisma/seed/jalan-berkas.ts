import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';

/** The way from draft to a status, as the table allows it. */
export const JALAN: Record<
  string,
  [string, KdStatusTersimpan, 'pemohon' | 'sistem' | 'verif' | 'koord' | 'putus' | 'sekre'][]
> = {
  '10': [
    ['kirim', '10', 'pemohon'],
    ['integrasi_gagal', '10', 'sistem'],
  ],
  '20': [
    ['kirim', '10', 'pemohon'],
    ['integrasi_ok', '20', 'sistem'],
  ],
  '21': [
    ['kirim', '10', 'pemohon'],
    ['integrasi_ok', '20', 'sistem'],
    ['ambil', '21', 'verif'],
  ],
};
JALAN['22'] = [...(JALAN['21'] ?? []), ['teruskan', '22', 'verif']];
JALAN['23'] = [...JALAN['22'], ['teruskan', '23', 'koord']];
JALAN['25'] = [...(JALAN['21'] ?? []), ['kembalikan', '25', 'verif']];
JALAN['26'] = [...JALAN['25'], ['kirim_perbaikan', '26', 'pemohon'], ['integrasi_gagal', '26', 'sistem']];
JALAN['30'] = [...JALAN['22'], ['terbit_billing', '30', 'verif']];
JALAN['31'] = [...JALAN['30'], ['bayar', '31', 'sistem']];
JALAN['40'] = [...JALAN['23'], ['pertimbangan', '40', 'putus']];
JALAN['41'] = [...JALAN['40'], ['agenda_rakornis', '41', 'sekre']];
JALAN['42'] = [...JALAN['41'], ['final_rakornis', '42', 'sekre']];
JALAN['43'] = [...JALAN['42'], ['agenda_rakormen', '43', 'sekre']];
JALAN['50'] = [...JALAN['43'], ['tetapkan', '50', 'sekre']];
JALAN['51'] = [...JALAN['43'], ['tetapkan_sebagian', '51', 'sekre']];
JALAN['50t'] = [...JALAN['23'], ['setuju', '50', 'putus']];
JALAN['90'] = [...JALAN['23'], ['tolak', '90', 'putus']];
JALAN['80'] = [...(JALAN['20'] ?? []), ['batalkan', '80', 'pemohon']];
JALAN['91'] = [...JALAN['25'], ['batas_perbaikan_lewat', '91', 'sistem']];
JALAN['52'] = [...JALAN['50t'], ['diganti', '52', 'sistem']];
JALAN['57'] = [...JALAN['22'], ['terbit_otomatis', '57', 'sistem']];
JALAN['70'] = [...JALAN['50t'], ['kedaluwarsa', '70', 'sistem']];
JALAN['85'] = [...JALAN['50t'], ['cabut', '85', 'putus']];

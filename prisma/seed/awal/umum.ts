/** Units of quantity, UN/ECE Rec 20. */
export const SATUAN_AWAL: readonly [kode: string, nama: string][] = [
  ['TNE', 'Ton'],
  ['KGM', 'Kilogram'],
  ['GRM', 'Gram'],
  ['LTR', 'Liter'],
  ['MTQ', 'Meter kubik'],
  ['BLL', 'Barel'],
  ['MTK', 'Meter persegi'],
  ['MTR', 'Meter'],
  ['C62', 'Unit'],
  ['H87', 'Buah'],
  ['PR', 'Pasang'],
  ['HEA', 'Ekor'],
];

/** Incoterms 2020. */
export const INCOTERM_AWAL: readonly [kode: string, nama: string][] = [
  ['EXW', 'Ex Works'],
  ['FCA', 'Free Carrier'],
  ['FAS', 'Free Alongside Ship'],
  ['FOB', 'Free On Board'],
  ['CFR', 'Cost and Freight'],
  ['CIF', 'Cost, Insurance and Freight'],
  ['CPT', 'Carriage Paid To'],
  ['CIP', 'Carriage and Insurance Paid To'],
  ['DAP', 'Delivered At Place'],
  ['DPU', 'Delivered at Place Unloaded'],
  ['DDP', 'Delivered Duty Paid'],
];

import type { Orang, perintahAcak, sistemAcak } from './perintah-acak';

export type Perintah = keyof ReturnType<typeof perintahAcak>;
export type Gerak = readonly [Orang, Perintah] | readonly ['sistem', keyof ReturnType<typeof sistemAcak>];

const DIKEBERATANI: readonly Gerak[] = [
  ['pemilik', 'keberatan'],
  ['pemilik', 'keberatan'],
  ['putus2', 'kabulkanKeberatan'],
  ['putus', 'tolakKeberatan'],
  ['putus2', 'tolakKeberatan'],
  ['rekan', 'tarikKeberatan'],
];
/** What brings a file on, so that sequences reach every state; nothing is expected of it. */
export const MAJU: Record<string, readonly Gerak[]> = {
  '00': [
    ['pemilik', 'kirim'],
    ['verif', 'kirim'],
    ['rekan', 'simpan'],
  ],
  '10': [
    ['sistem', 'antar'],
    ['sistem', 'antar'],
    ['pemilik', 'batalkan'],
  ],
  '20': [
    ['verif', 'ambil'],
    ['verif', 'ambil'],
    ['verif2', 'ambil'],
    ['pemilik', 'mintaPerbaikan'],
  ],
  '21': [
    ['verif', 'teruskan'],
    ['verif', 'ambil'],
    ['verif', 'kembalikan'],
    ['verif2', 'teruskan'],
    ['verif', 'lepas'],
    ['verif', 'mintaInformasi'],
    ['pemilik', 'jawabInformasi'],
    ['pemilik', 'mintaPerbaikan'],
  ],
  '22': [
    ['koord', 'tagih'],
    ['koord', 'teruskan'],
    ['koord', 'teruskan'],
    ['koord', 'kembalikan'],
    ['koord', 'mintaInformasi'],
    ['koord', 'tutupInformasi'],
  ],
  '23': [
    ['putus', 'pertimbangan'],
    ['putus', 'setuju'],
    ['putus', 'setujuSebagian'],
    ['putus', 'tolak'],
    ['putus', 'kembalikan'],
    ['verif', 'batalkan'],
  ],
  '25': [
    ['pemilik', 'jawab'],
    ['pemilik', 'kirim'],
    ['verif', 'jawab'],
    ['verif', 'kirim'],
  ],
  '26': [['sistem', 'antar']],
  '30': [
    ['sistem', 'bayar'],
    ['sistem', 'bayar'],
    ['koord', 'batalTagih'],
  ],
  '40': [
    ['menko', 'tetapkan'],
    ['menko', 'tetapkan'],
    ['menko', 'tetapkanNol'],
    ['pemilik', 'batalkan'],
  ],
  '50': [
    ['putus', 'cabut'],
    ['sistem', 'waktu'],
  ],
  ...Object.fromEntries(['51', '85', '90'].map((kd) => [kd, DIKEBERATANI])),
};

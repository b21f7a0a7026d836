/** Pages that are loaded together, when one of them is opened first. */
export { Aktivitas } from './aktivitas/Aktivitas';
export { DaftarReferensi } from './referensi/DaftarReferensi';
export { DasborEselon } from './dasbor-eselon/DasborEselon';
export { HakMenu } from './menu/HakMenu';
export { Kalender } from './kalender/Kalender';
export { KorelasiBtki } from './korelasi/KorelasiBtki';
export { MuatBerkas } from './referensi/muatan/MuatBerkas';
export { Pengguna } from './pengguna/Pengguna';
export { Peran } from './peran/Peran';
export { PratinjauMuatan } from './referensi/muatan/PratinjauMuatan';
export { Profil } from './profil/Profil';
export { RiwayatReferensi } from './referensi/RiwayatReferensi';
export { SatuPengguna } from './pengguna/SatuPengguna';
export { SatuReferensi } from './referensi/entri/SatuReferensi';
export { Siaran } from './siaran/Siaran';
export { SistemLuar } from './sistem-luar/SistemLuar';

/** Pages that are loaded together, when one of them is opened first. */
export { Aktivitas } from './aktivitas/Aktivitas';
export { DasborEselon } from './dasbor-eselon/DasborEselon';
export { HakMenu } from './menu/HakMenu';
export { Pengguna } from './pengguna/Pengguna';
export { Peran } from './peran/Peran';
export { Profil } from './profil/Profil';
export { SatuPengguna } from './pengguna/SatuPengguna';
export { Siaran } from './siaran/Siaran';

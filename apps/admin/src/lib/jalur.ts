/** Old names of pages, as menus and notices may still spell them. */
const PINDAH: Record<string, string> = { '/semua': '/berkas' };

/** Path inside the console of an address ('/konsol/#/pengajuan/7/show'), or null: it leads nowhere else. */
export function jalurKonsol(tautan: string | null): string | null {
  const jalur = /^\/konsol\/?#(\/(?![/\\]).*)$/.exec(tautan ?? '')?.[1];
  return jalur ? (PINDAH[jalur] ?? jalur) : null;
}

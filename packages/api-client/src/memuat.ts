let berjalan = 0;
const tandai = (): boolean => document.documentElement.toggleAttribute('data-memuat', berjalan > 0);

/** The page carries `data-memuat` while a call runs, however it ends (PENGAJUAN-11); a style sheet shows it. */
export async function sambilMemuat<T>(kerja: () => Promise<T>): Promise<T> {
  berjalan += 1;
  tandai();
  try {
    return await kerja();
  } finally {
    berjalan -= 1;
    tandai();
  }
}

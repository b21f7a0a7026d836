/** What `kerja` gives, or what `lewat` gives when it has not come within the time; a work that is late is no longer waited for. */
export function dalamBatas<T>(kerja: Promise<T>, ms: number, lewat: () => T): Promise<T> {
  return new Promise((jadi, gagal) => {
    const jam = setTimeout(() => jadi(Promise.resolve().then(lewat)), ms);
    kerja.then(jadi, gagal).finally(() => clearTimeout(jam));
  });
}

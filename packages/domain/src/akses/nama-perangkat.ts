const PERAMBAN: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SISTEM: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const cocok = (daftar: [RegExp, string][], agen: string): string | undefined => daftar.find(([p]) => p.test(agen))?.[1];

/** `Chrome di Windows`; what cannot be told is shown as it was sent. */
export function namaPerangkat(agen: string | null): string {
  if (!agen) return 'Perangkat tidak dikenal';
  const peramban = cocok(PERAMBAN, agen);
  const sistem = cocok(SISTEM, agen);
  if (peramban) return sistem ? `${peramban} di ${sistem}` : peramban;
  return agen.slice(0, 60);
}

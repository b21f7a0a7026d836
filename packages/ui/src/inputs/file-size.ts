import { angka } from '@sinas/domain/format/angka';

const KB = 1024;
/** '1,2 MB' */
export const fileSize = (bytes: number): string =>
  bytes >= KB * KB ? `${angka((bytes / KB / KB).toFixed(1))} MB` : `${angka(Math.max(1, Math.round(bytes / KB)))} KB`;

/** 'PDF 1,2 MB' */
export function fileFacts({ ukuran, nama_file }: { ukuran: number; nama_file: string }): string {
  const kind = /\.([a-z0-9]+)$/i.exec(nama_file)?.[1]?.toUpperCase() ?? 'Berkas';
  return `${kind} ${fileSize(ukuran)}`;
}

import { angka } from '@sinas/domain/format/angka';
import { LaporanImpor, type TindakanImpor } from '@sinas/ui/impor/LaporanImpor';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kalimatGalat } from '../../lib/galat';
import type { ImporBuku } from '../../providers/wire';
import { berjalan, useImporPk, useTulisPk } from './data';
import gaya from './pk.module.css';

function kalimat(i: ImporBuku): string {
  if (i.status === 'BATAL') return `${i.pesan ?? ''}.`;
  if (i.status === 'GAGAL') return `${i.pesan ?? 'Buku kerja belum dapat dibaca'}. Tidak ada baris yang berubah.`;
  if (berjalan(i.status)) return `${i.nama_file} sedang dibaca, ${angka(i.diproses)} baris.`;
  const tolak = i.ditolak > 0 ? `, ${angka(i.ditolak)} perlu perbaikan` : '';
  return `${angka(i.diterima)} baris diterima${tolak}.`;
}

/** The workbook of a need: its template with the rows that are there, and back again. */
export function UnggahPk({ idNk }: { idNk: string }) {
  const klien = useQueryClient();
  const impor = useImporPk(idNk);
  const unggah = useTulisPk((data, file: File) => data.unggahPk(idNk, file));
  const tindakan = useTulisPk((data, m: { id: string; apa: TindakanImpor }) => data.tindakanImporPk(m.id, m.apa));
  const status = impor.data?.status;
  const ditahan = status === 'SIAP' || status === 'LEWAT';
  useEffect(() => {
    if (status === 'SELESAI') void klien.invalidateQueries({ queryKey: ['pk', idNk], exact: true });
  }, [status, klien, idNk]);
  return (
    <div className={gaya.unggah}>
      <Button component="a" variant="outlined" href={`/nk/v2/data-nk/templat/${idNk}`} download>
        <Icon name="download" /> Unduh templat
      </Button>
      <TombolBerkas
        nama="Buku kerja PK"
        accept=".xlsx"
        disabled={unggah.isPending || berjalan(status)}
        onBerkas={(file) => unggah.mutate(file)}
      >
        <Icon name="upload" /> Unggah Excel
      </TombolBerkas>
      {unggah.error && (
        <p className="sn-err" role="alert">
          {kalimatGalat(unggah.error)}
        </p>
      )}
      {impor.data && ditahan && (
        <LaporanImpor
          laporan={impor.data}
          sibuk={tindakan.isPending}
          galat={tindakan.error && kalimatGalat(tindakan.error)}
          onTindakan={(apa) => tindakan.mutate({ id: impor.data?.id ?? '', apa })}
        />
      )}
      {impor.data && !ditahan && (
        <p role="status">
          {kalimat(impor.data)}{' '}
          {impor.data.url_hasil && (
            <a href={impor.data.url_hasil} download>
              Unduh berkas hasil
            </a>
          )}
        </p>
      )}
    </div>
  );
}

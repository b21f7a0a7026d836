import type { Skema } from '@sinas/api-client';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { LaporanImpor, type TindakanImpor } from '@sinas/ui/impor/LaporanImpor';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api';
import { unggah } from '../../../lib/formulir-unggah';
import { pesanGalat } from '../../../lib/galat';
import { useSesi } from '../../../lib/sesi';
import { kunciIzin } from '../data';
import gaya from '../realisasi.module.css';

type Impor = Skema<'ImporDto'>;
const JALUR = '/nk/v2/data-nk';
const JEDA_MS = 1200;
const berjalan = (i: Impor | undefined): boolean => i?.status === 'ANTRE' || i?.status === 'BERJALAN';

/** All months as a workbook: out, and back. */
export function BukuRealisasi({ idNk }: { idNk: string }) {
  const csrf = useSesi().data?.csrf ?? '';
  const klien = useQueryClient();
  const toast = useToast();
  const [sibuk, setSibuk] = useState(false);
  const [idImpor, setIdImpor] = useState<string | null>(null);
  const impor = useQuery({
    queryKey: ['impor-realisasi', idImpor],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/impor/{id}', { path: { id: idImpor ?? '' }, signal }),
    enabled: idImpor !== null,
    refetchInterval: (q) => (berjalan(q.state.data) ? JEDA_MS : false),
  }).data;
  const kunci = ['impor-realisasi', idImpor];
  const tindakan = useMutation({
    mutationFn: (apa: TindakanImpor) =>
      api.kirim('/nk/v2/data-nk/impor/{id}/tindakan', { path: { id: idImpor ?? '' }, body: { tindakan: apa } }),
    onSuccess: (baru) => klien.setQueryData(kunci, baru),
  });
  const selesai = impor?.status === 'SELESAI';
  useEffect(() => {
    if (selesai) void klien.invalidateQueries({ queryKey: kunciIzin(idNk) });
  }, [selesai, klien, idNk]);

  const unduh = async () => {
    setSibuk(true);
    try {
      const { url, nama_file } = await api.kirim('/nk/v2/urlTemplateRealisasi', { body: { idNk } });
      const a = document.createElement('a');
      a.href = url;
      a.download = nama_file;
      a.click();
    } catch (g) {
      toast.gagal(pesanGalat(g, 'Buku kerja belum dapat dibuat'));
    } finally {
      setSibuk(false);
    }
  };
  const kirim = async (berkas: File) => {
    setSibuk(true);
    tindakan.reset();
    try {
      const isi = new FormData();
      isi.append('id_nk', idNk);
      isi.append('jenis', 'realisasi');
      isi.append('file', berkas);
      setIdImpor((await unggah<Skema<'ImporDibuatDto'>>(`${JALUR}/dataBulkExcel`, isi, { csrf })).id_impor);
    } catch (g) {
      toast.gagal(pesanGalat(g, PESAN['berkas.tidak_valid']));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <div className={gaya.buku}>
      <Button variant="outlined" disabled={sibuk} onClick={() => void unduh()}>
        <Icon name="download" />
        Unduh Excel
      </Button>
      <TombolBerkas
        nama="Buku kerja realisasi"
        accept=".xlsx"
        disabled={sibuk}
        onBerkas={(berkas) => void kirim(berkas)}
      >
        <Icon name="upload" />
        Unggah Excel
      </TombolBerkas>
      {impor && (impor.status === 'SIAP' || impor.status === 'LEWAT') && (
        <LaporanImpor
          laporan={impor}
          kata="bulan"
          sibuk={tindakan.isPending}
          galat={tindakan.error && pesanGalat(tindakan.error, 'Buku kerja belum dapat diterapkan')}
          onTindakan={(apa) => tindakan.mutate(apa)}
        />
      )}
      {impor && impor.status !== 'SIAP' && impor.status !== 'LEWAT' && (
        <p className="sn-sub" role="status">
          {berjalan(impor) ? 'Buku kerja sedang dibaca.' : `${impor.pesan ?? ''}.`}{' '}
          {impor.url_hasil && (
            <a href={impor.url_hasil} download>
              Unduh hasil
            </a>
          )}
        </p>
      )}
    </div>
  );
}

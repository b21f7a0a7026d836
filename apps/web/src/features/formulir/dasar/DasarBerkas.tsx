import { jamKini } from '@sinas/api-client/jam';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { pengganti } from '@sinas/domain/pengajuan/turunan';
import { SumberKuantitas } from '@sinas/ui/berkas/SumberKuantitas';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useKini } from '@sinas/ui/useKini';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { useFormulir } from '../kerja/useFormulir';
import { PilihDasar } from './PilihDasar';
import { sumberLayanan, useSumber } from './sumber';
import gaya from './dasar.module.css';

/** Of a file whose service has a basis: what it draws from, with what is free; a draft may choose another one. */
export function DasarBerkas() {
  const { keadaan } = useFormulir();
  const { detail } = keadaan;
  const { dasar, sumber } = detail;
  const draf = dalam('draf', detail.kd_status_pengajuan) && !pengganti(detail.jenis_pengajuan);
  const [ganti, setGanti] = useState(false);
  const kini = useKini(jamKini);
  const semua = useSumber(draf && dasar !== null).data ?? [];
  const pilihan = sumberLayanan(semua, detail.kd_rekom, kini).filter(
    (s) => s.kd_komoditas === detail.kd_komoditas && s.tahun === detail.tahun,
  );
  if (dasar === null || (sumber === null && pilihan.length === 0)) return null;
  return (
    <section className={`sn-card ${gaya.dasarBerkas}`} aria-labelledby="j-dasar">
      <header>
        <h3 id="j-dasar">
          {sumber
            ? `Menarik dari ${sumber.rencana ? 'rencana' : 'penetapan'} ${tampilNoAju(sumber.no_aju)}`
            : 'Usulan kebutuhan baru'}
        </h3>
        {draf && pilihan.length > 0 && !ganti && (
          <button type="button" className="sn-linkbtn" onClick={() => setGanti(true)}>
            Ganti dasar
          </button>
        )}
      </header>
      {sumber && !ganti && <SumberKuantitas bebas={sumber.bebas} dicadangkan={sumber.dicadangkan} />}
      {ganti && <Ganti kini={sumber?.no_aju ?? null} pilihan={pilihan} onTutup={() => setGanti(false)} />}
    </section>
  );
}

interface GantiProps {
  kini: string | null;
  pilihan: Parameters<typeof PilihDasar>[0]['sumber'];
  onTutup: () => void;
}
function Ganti({ kini, pilihan, onTutup }: GantiProps) {
  const { keadaan, penyimpan, store } = useFormulir();
  const { idNk } = keadaan.detail;
  const [nilai, setNilai] = useState(kini);
  const klien = useQueryClient();
  const toast = useToast();
  const simpan = useMutation({
    mutationFn: async () => {
      await penyimpan.sekarang();
      const { versi } = store.cuplikan().detail;
      return api.ganti('/nk/v2/data-nk/dasar/{id_nk}', { path: { id_nk: idNk }, body: { versi, no_aju_rkt: nilai } });
    },
    onSuccess: () => {
      onTutup();
      // The file begins anew from the server: what was typed has been saved before.
      return klien.invalidateQueries({ queryKey: ['formulir', idNk] });
    },
    onError: (e) => toast.gagal(pesanGalat(e, 'Dasar belum dapat diganti')),
  });
  return (
    <>
      <PilihDasar
        sumber={pilihan}
        usulan="Dibahas dalam rapat koordinasi."
        nilai={nilai}
        nama="dasar-berkas"
        onPilih={setNilai}
      />
      <p>
        <Button
          variant="contained"
          loading={simpan.isPending}
          disabled={nilai === kini}
          onClick={() => simpan.mutate()}
        >
          Pakai dasar ini
        </Button>{' '}
        <Button onClick={onTutup}>Batal</Button>
      </p>
    </>
  );
}

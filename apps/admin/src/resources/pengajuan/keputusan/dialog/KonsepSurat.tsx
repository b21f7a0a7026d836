import { api } from '@sinas/api-client';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { useMutation } from '@tanstack/react-query';
import { pesanGalat } from '../../../../lib/galat';
import { IsiPdf } from '../baca/IsiPdf';
import type { LembaranKerja } from '../useLembaran';
import gaya from '../baca.module.css';

interface Props {
  idNk: string;
  kerja: LembaranKerja;
}
/** The letter as it would be issued by the sheet as it stands: it is kept first, then drawn from what is kept. */
export function KonsepSurat({ idNk, kerja }: Props) {
  const konsep = useMutation({
    mutationFn: async () => {
      if (!(await kerja.simpan())) throw new Error('not kept');
      return api.biner('/nk/v2/data-nk/inhouse/konsep-surat', { query: { id_nk: idNk } });
    },
  });
  return (
    <div className={gaya.konsep}>
      <Button variant="outlined" loading={konsep.isPending} onClick={() => konsep.mutate()}>
        Lihat konsep surat
      </Button>
      {konsep.isError && (
        <p className="sn-err" role="alert">
          {pesanGalat(konsep.error, PESAN['keputusan.konsep_gagal'])}
        </p>
      )}
      <DialogFrame
        title="Konsep surat keputusan"
        open={konsep.data !== undefined}
        width="md"
        onClose={konsep.reset}
        contentClass={gaya.bacaKonsep}
        actions={
          <Button variant="contained" onClick={konsep.reset}>
            Tutup konsep
          </Button>
        }
      >
        {konsep.data && <IsiPdf isi={konsep.data} />}
      </DialogFrame>
    </div>
  );
}

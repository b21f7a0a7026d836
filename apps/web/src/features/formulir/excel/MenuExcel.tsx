import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { usePilihBerkas } from '@sinas/ui/unggah/usePilihBerkas';
import { useToast } from '@sinas/ui/feedback/Toasts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { useFormulir } from '../kerja/useFormulir';

/** 'Excel': the template made for this file, and the way back. */
export function MenuExcel({ onUnggah }: { onUnggah: (berkas: File) => void }) {
  const { keadaan, penyimpan } = useFormulir();
  const toast = useToast();
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const { isian, buka } = usePilihBerkas({ nama: 'Buku kerja Excel', accept: '.xlsx', onBerkas: onUnggah });
  const unduh = async () => {
    setJangkar(null);
    setSibuk(true);
    try {
      await penyimpan.sekarang();
      const { url, nama_file } = await api.kirim('/nk/v2/urlTemplate', {
        body: {
          idNk: keadaan.detail.idNk,
        },
      });
      const a = document.createElement('a');
      a.href = url;
      a.download = nama_file;
      a.click();
    } catch (galat) {
      toast.gagal(pesanGalat(galat, 'Templat belum dapat dibuat'));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={jangkar !== null}
        disabled={sibuk}
        onClick={(e) => setJangkar(e.currentTarget)}
      >
        <Icon name="upload" />
        {sibuk ? 'Mohon tunggu...' : 'Excel'}
      </Button>
      <Menu anchorEl={jangkar} open={jangkar !== null} onClose={() => setJangkar(null)}>
        <MenuItem onClick={() => void unduh()}>Unduh templat</MenuItem>
        <MenuItem
          onClick={() => {
            setJangkar(null);
            buka();
          }}
        >
          Unggah buku kerja
        </MenuItem>
      </Menu>
      {isian}
    </>
  );
}

import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useToast } from '@sinas/ui/feedback/Toasts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { useFormulir } from '../kerja/useFormulir';

/** 'Excel': the template made for this file, and the way back. */
export function MenuExcel({ onUnggah }: { onUnggah: (berkas: File) => void }) {
  const { keadaan, penyimpan } = useFormulir();
  const toast = useToast();
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const berkas = useRef<HTMLInputElement>(null);
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
            berkas.current?.click();
          }}
        >
          Unggah buku kerja
        </MenuItem>
      </Menu>
      <input
        ref={berkas}
        type="file"
        hidden
        accept=".xlsx"
        aria-label="Buku kerja Excel"
        onChange={(e) => {
          const f = e.target.files?.[0];
          e.target.value = '';
          if (f) onUnggah(f);
        }}
      />
    </>
  );
}

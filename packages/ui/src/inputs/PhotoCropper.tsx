import { DialogFrame } from '../feedback/DialogFrame';
import { useEffect, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { Button } from './Button';
import { cropToSquare, type SquarePhoto } from './photo-square';

const MAX_ZOOM = 4;
const UNREADABLE = 'Gambar ini tidak dapat dibaca. Pilih file JPG, PNG atau WEBP.';

interface Props {
  file: File;
  busy?: boolean;
  /** Why the last attempt failed. */
  error?: string | null;
  onDone: (photo: SquarePhoto) => void;
  onCancel: () => void;
}

/**
 * The square part of a picture, chosen with the mouse, with two fingers or with the keyboard (arrows move, the slider
 * enlarges). It is cut and made small in the browser: what lies outside of it never leaves the device.
 */
export default function PhotoCropper({ file, busy = false, error, onDone, onCancel }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const finish = () => {
    if (url && area) void cropToSquare(url, area).then(onDone, () => setUnreadable(true));
  };
  const problem = unreadable ? UNREADABLE : error;
  return (
    <DialogFrame
      title="Atur foto"
      width="xs"
      onClose={busy ? undefined : onCancel}
      actions={
        <>
          <Button variant="outlined" onClick={onCancel} disabled={busy}>
            Batal
          </Button>
          <Button variant="contained" onClick={finish} loading={busy} disabled={!area || unreadable}>
            Pakai foto ini
          </Button>
        </>
      }
    >
      <p>Geser fotonya, atau pakai tombol panah. Perbesar dengan penggeser di bawahnya.</p>
      <div className="sn-crop">
        {url && !unreadable && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            cropperProps={{ role: 'group', 'aria-label': 'Bagian foto yang dipakai' }}
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className="sn-crop-zoom">
        Perbesar
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          disabled={unreadable}
          aria-valuetext={`${zoom.toFixed(1).replace('.', ',')} kali`}
          onChange={(e) => setZoom(Number(e.target.value))}
        />
      </label>
      {problem && (
        <p className="sn-err" role="alert">
          {problem}
        </p>
      )}
    </DialogFrame>
  );
}

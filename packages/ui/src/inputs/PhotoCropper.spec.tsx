import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area } from 'react-easy-crop';
import PhotoCropper from './PhotoCropper';
import { cropToSquare, squareSide } from './photo-square';

const AREA = { x: 10, y: 20, width: 2400, height: 2400 };
// The cropper measures a layout, which jsdom does not have: it answers with a part at once.
vi.mock('react-easy-crop', () => ({
  default: (props: {
    zoom: number;
    onCropComplete: (a: Area, b: Area) => void;
    mediaProps: { onError: () => void };
  }) => (
    <div>
      <span>zoom {props.zoom}</span>
      <button onClick={() => props.onCropComplete(AREA, AREA)}>ready</button>
      <button onClick={props.mediaProps.onError}>broken</button>
    </div>
  ),
}));
const drawImage = vi.fn();
const onDone = vi.fn();
const file = new File(['x'], 'saya.png', { type: 'image/png' });

beforeEach(() => {
  vi.restoreAllMocks();
  onDone.mockReset();
  drawImage.mockReset();
  URL.createObjectURL = vi.fn(() => 'blob:1');
  URL.revokeObjectURL = vi.fn();
  HTMLImageElement.prototype.decode = vi.fn(() => Promise.resolve());
  const paper = { fillRect: vi.fn(), drawImage, fillStyle: '' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as unknown as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
});

describe('photo cropper', () => {
  it('LAYAR-10 gives the chosen square, made small enough for a slow line', async () => {
    render(<PhotoCropper file={file} onDone={onDone} onCancel={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Pakai foto ini' })).toBeDisabled();
    fireEvent.click(screen.getByText('ready'));
    fireEvent.click(screen.getByRole('button', { name: 'Pakai foto ini' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ blob: expect.any(Blob), side: 1024 }));
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([10, 20, 2400, 2400, 0, 0, 1024, 1024]);
  });

  it('enlarges by the keyboard as well', () => {
    render(<PhotoCropper file={file} onDone={onDone} onCancel={() => undefined} />);
    fireEvent.change(screen.getByRole('slider', { name: 'Perbesar' }), { target: { value: '2.5' } });
    expect(screen.getByText('zoom 2.5')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2,5 kali');
  });

  it('says that a picture cannot be read, and why a sending failed', () => {
    const { rerender } = render(
      <PhotoCropper file={file} error="Terlalu lama" onDone={onDone} onCancel={() => undefined} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Terlalu lama');
    rerender(<PhotoCropper file={file} onDone={onDone} onCancel={() => undefined} />);
    fireEvent.click(screen.getByText('broken'));
    expect(screen.getByRole('alert')).toHaveTextContent('Gambar ini tidak dapat dibaca');
  });
});

describe('square of a photo', () => {
  it('never enlarges, and never goes below what the server takes', () => {
    expect([squareSide(3000), squareSide(640.4), squareSide(3)]).toEqual([1024, 640, 16]);
  });
  it('throws for what is no picture', async () => {
    HTMLImageElement.prototype.decode = vi.fn(() => Promise.reject(new Error('EncodingError')));
    await expect(cropToSquare('blob:1', AREA)).rejects.toThrow('EncodingError');
  });
});

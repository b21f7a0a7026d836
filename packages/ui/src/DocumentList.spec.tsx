import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DocumentList } from './DocumentList';
import { fileFacts } from './inputs/file-size';

const document = (id: string, status: 'PENDING' | 'READY' | 'REJECTED') => ({
  id,
  status,
  nama_dokumen: `Dokumen ${id}`,
  nama_file: `${id}.pdf`,
  ukuran: 2048,
  url: `/berkas/${id}`,
});

describe('document list', () => {
  it('offers only what has been checked for download, under its own file name', () => {
    const all = [document('d1', 'READY'), document('d2', 'PENDING'), document('d3', 'REJECTED')];
    render(<DocumentList className="daftar" documents={all} note={(d) => `keadaan ${d.status}`} />);
    const link = screen.getByRole('link', { name: 'Unduh Dokumen d1' });
    expect(link).toHaveAttribute('href', '/berkas/d1');
    expect(link).toHaveAttribute('download', 'd1.pdf');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const items = screen.getAllByRole('listitem');
    expect(within(items[1]!).getByText('PDF 2 KB, keadaan PENDING')).toBeInTheDocument();
  });

  it('says kind and size of a file in words', () => {
    expect(fileFacts({ ukuran: 1_258_291, nama_file: 'SKP.pdf' })).toBe('PDF 1,2 MB');
    expect(fileFacts({ ukuran: 90_112, nama_file: 'a.xlsx' })).toBe('XLSX 88 KB');
    expect(fileFacts({ ukuran: 10, nama_file: 'tanpa' })).toBe('Berkas 1 KB');
  });
});

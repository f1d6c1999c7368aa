import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportCounts } from '@/features/imports/import-counts';
import { testImport } from '@/features/imports/test-import';

const DONE = { status: 'done', started_at: '2026-11-20T03:10:00Z', created_rows: 11, updated_rows: 2 } as const;

it('marks the counts of an undone import', () => {
    const { rerender } = render(<ImportCounts details={testImport(DONE)} />);
    expect(screen.queryByText('Undone')).not.toBeInTheDocument();
    expect(screen.getByText('11')).toHaveClass('text-ok');

    rerender(<ImportCounts details={testImport({ ...DONE, status: 'undone' })} />);
    expect(screen.getAllByText('Undone')).toHaveLength(2);
    expect(screen.getByText('11')).not.toHaveClass('text-ok');
});

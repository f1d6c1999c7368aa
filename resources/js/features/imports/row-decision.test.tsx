import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RowDecision } from './row-decision';
import { testImport } from './test-import';

const done = testImport({ status: 'done', mode: 'upsert', started_at: '2026-11-20T03:10:00Z' });

afterEach(() => vi.restoreAllMocks());

function buttons() {
    return screen.queryAllByRole('button').map((button) => button.textContent);
}

it('sends the decision for the row', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => {});
    render(<RowDecision details={done} line={{ row_no: 7, has_match: true }} canDecide />);

    expect(buttons()).toEqual(['Update client', 'Create client', 'Skip row']);
    await userEvent.click(screen.getByRole('button', { name: 'Create client' }));

    expect(visit).toHaveBeenCalledWith(
        { url: '/clients/imports/5/rows/7/decision', method: 'post' },
        expect.objectContaining({ data: { decision: 'create' } }),
    );
});

it('offers only the choices that are possible', () => {
    const { rerender } = render(<RowDecision details={done} line={{ row_no: 7, has_match: false }} canDecide />);
    expect(buttons()).toEqual(['Create client', 'Skip row']);

    rerender(<RowDecision details={{ ...done, mode: 'update' }} line={{ row_no: 7, has_match: true }} canDecide />);
    expect(buttons()).toEqual(['Update client', 'Skip row']);

    rerender(
        <RowDecision details={{ ...done, started_at: null }} line={{ row_no: 7, has_match: true }} canDecide={false} />,
    );
    expect(buttons()).toEqual([]);
    expect(screen.getByText('Decide this row after the import.')).toBeInTheDocument();
});

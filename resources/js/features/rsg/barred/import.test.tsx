import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BarredImportActions } from '@/features/rsg/barred/import-actions';
import { ImportForm } from '@/features/rsg/barred/import-form';
import type { BarredImportDetails, BarredImportListRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

const details = (
    given: Partial<BarredImportDetails> = {},
    row: Partial<BarredImportListRow> = {},
): BarredImportDetails => ({
    row: {
        id: 3,
        name: 'venues.csv',
        source: 'Venue list',
        list: 'barred',
        jurisdiction: 'VIC',
        status: 'checked',
        added_rows: 4,
        changed_rows: 1,
        lifted_rows: 2,
        unchanged_rows: 9,
        skipped_rows: 0,
        error_rows: 0,
        stage_rows: 7,
        done_rows: 0,
        importer: 'Rosa Quinn',
        created_at: '2026-11-23T01:00:00Z',
        ...row,
    },
    total_rows: 14,
    is_complete: false,
    columns: ['First name', 'Last name'],
    review_count: 0,
    error: null,
    undone_by: null,
    undone_at: null,
    undone_rows: 0,
    kept_rows: 0,
    can_run: true,
    can_lift_missing: true,
    can_cancel: true,
    can_undo: false,
    ...given,
});

describe('import of a barred list', () => {
    it('lifts missing entries only when the file is the whole list', async () => {
        render(<BarredImportActions details={details()} />);
        await userEvent.click(screen.getByRole('button', { name: 'Import changes' }));
        const dialog = await screen.findByRole('dialog', { name: 'Import 5 changes?' });
        await userEvent.click(within(dialog).getByRole('checkbox', { name: /lift the 2 entries/ }));
        const whole = await screen.findByRole('dialog', { name: 'Import 7 changes?' });
        await userEvent.click(within(whole).getByRole('button', { name: 'Import changes' }));

        expect(visit).toHaveBeenCalledWith(
            { url: '/rsg/barred-list/imports/3/run', method: 'post' },
            expect.objectContaining({ data: { is_complete: true } }),
        );
    });

    it('keeps missing entries by default', async () => {
        render(<BarredImportActions details={details()} />);
        await userEvent.click(screen.getByRole('button', { name: 'Import changes' }));
        const dialog = await screen.findByRole('dialog', { name: 'Import 5 changes?' });
        await userEvent.click(within(dialog).getByRole('button', { name: 'Import changes' }));

        expect(visit.mock.calls[0]?.[1]).toMatchObject({ data: { is_complete: false } });
    });

    it('offers no lift while rows with errors may be the missing entries', async () => {
        render(<BarredImportActions details={details({ can_lift_missing: false })} />);
        await userEvent.click(screen.getByRole('button', { name: 'Import changes' }));
        const dialog = await screen.findByRole('dialog', { name: 'Import 5 changes?' });

        expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
        expect(within(dialog).getByText(/correct the file and check it again/)).toBeInTheDocument();
    });

    it('can be undone once done', async () => {
        render(
            <BarredImportActions
                details={details({ can_run: false, can_cancel: false, can_undo: true }, { status: 'done' })}
            />,
        );
        expect(screen.queryByRole('button', { name: 'Import changes' })).not.toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
        const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
        await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));

        expect(visit).toHaveBeenCalledWith(
            { url: '/rsg/barred-list/imports/3/undo', method: 'post' },
            expect.anything(),
        );
    });
});

describe('import form', () => {
    const choose = (file: File) => userEvent.upload(screen.getByLabelText('Barred list file'), file);

    it('sends a CSV file with its list', async () => {
        render(<ImportForm sources={['Venue list']} maxKilobytes={8192} maxRows={20_000} />);
        await userEvent.type(screen.getByRole('combobox', { name: /List name/ }), 'Venue list');
        const file = new File(['First name,Last name\nAnn,Lee\n'], 'venues.csv', { type: 'text/csv' });
        await choose(file);

        expect(post).toHaveBeenCalledWith(
            '/rsg/barred-list/imports',
            { list: 'barred', jurisdiction: '', source: 'Venue list', format: 'csv', file },
            expect.anything(),
        );
    });

    it('asks for the name of the list first', async () => {
        render(<ImportForm sources={[]} maxKilobytes={8192} maxRows={20_000} />);
        await choose(new File(['First name\n'], 'venues.csv', { type: 'text/csv' }));

        expect(screen.getByText('Enter the name of the list.')).toBeInTheDocument();
        expect(post).not.toHaveBeenCalled();
    });
});

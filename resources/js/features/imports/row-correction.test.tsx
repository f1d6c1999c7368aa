import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ImportCell } from '@/types/generated';
import { RowCorrection } from './row-correction';

const CELLS: ImportCell[] = [
    { field: 'last_name', label: 'Last name', is_required: true, text: 'Lee', error: null },
    {
        field: 'mobile_e164',
        label: 'Mobile',
        is_required: false,
        text: '12',
        error: 'Enter an Australian mobile number.',
    },
];

afterEach(() => vi.restoreAllMocks());

it('sends the corrected cells of the row', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => {});
    render(
        <RowCorrection
            importId={5}
            line={{ row_no: 7, cells: CELLS, messages: ['Enter an Australian mobile number.'] }}
            onClose={vi.fn()}
        />,
    );

    const form = within(await screen.findByRole('form', { name: 'Correct row 7' }));
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
        'mobile_e164',
        'last_name',
    ]);
    expect(form.getByRole('textbox', { name: /^Mobile/ })).toHaveAccessibleDescription(
        'Enter an Australian mobile number.',
    );
    await userEvent.clear(form.getByRole('textbox', { name: /^Mobile/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Mobile/ }), '0491 570 156');
    await userEvent.click(form.getByRole('button', { name: 'Import row' }));

    expect(visit).toHaveBeenCalledWith(
        '/clients/imports/5/rows/7',
        expect.objectContaining({
            method: 'put',
            data: expect.objectContaining({ last_name: 'Lee', mobile_e164: '0491 570 156' }),
        }),
    );
});

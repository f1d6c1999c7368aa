import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConfirmRepeatDialog } from './confirm-repeat-dialog';
import { testDuplicate, testLine } from './test-duplicate';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
beforeEach(() => visit.mockClear());

it('proposes the later payment and sends what was chosen, with the note', async () => {
    render(<ConfirmRepeatDialog duplicate={testDuplicate()} onClose={vi.fn()} />);
    expect(screen.getByRole('radio', { name: /The second: \$250\.00, 20 Nov 2026, 14:03/ })).toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: /The first/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), ' Client says so ');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(visit.mock.lastCall?.[0]).toMatchObject({
        url: '/transactions/duplicate-osko-deposits/7/confirm',
        method: 'post',
    });
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ repeat: '11', note: 'Client says so' });
});

it('sends once, however often Confirm is pressed', async () => {
    render(<ConfirmRepeatDialog duplicate={testDuplicate()} onClose={vi.fn()} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }));

    expect(visit).toHaveBeenCalledTimes(1);
});

it('proposes the first where only the second is credited', () => {
    const later = testLine({ bank_line_id: 12, deposit_status: 'approved', client_name: 'Emma Walsh' });
    render(<ConfirmRepeatDialog duplicate={testDuplicate({ later })} onClose={vi.fn()} />);

    expect(screen.getByRole('radio', { name: /The first/ })).toBeChecked();
});

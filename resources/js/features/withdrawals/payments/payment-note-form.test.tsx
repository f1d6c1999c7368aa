import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PaymentNoteForm } from '@/features/withdrawals/payments/payment-note-form';
import { showPage } from '@/testing/inertia';
import type { PaymentNotePage } from '@/types/generated';

const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);

function note(changes: Partial<PaymentNotePage> = {}): PaymentNotePage {
    return {
        id: 5,
        reference: 'WD-5',
        client_id: 1,
        client_name: 'Mei Chen',
        client_pin: '40001',
        amount_cents: 25_000,
        status: 'approved',
        requested_at: '2026-11-22T03:00:00Z',
        requested_by: null,
        checked_by: null,
        approved_by: null,
        paid_at: null,
        bank_reference: null,
        destination: '063-000 •••678',
        holder: 'Mei Chen',
        channel: 'bank_file',
        batch_number: null,
        batch_id: null,
        statement_reference: '',
        payment_note: '',
        statement_text: 'WD-5',
        version: 3,
        saved_by: null,
        saved_at: null,
        is_reference_sent: false,
        allowed_signs: '& -',
        can_edit: true,
        again_account_id: null,
        failure: null,
        warnings: [],
        ...changes,
    };
}

const statement = () => screen.getByRole('textbox', { name: /Statement text/ });

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

it('limits the statement text, counts the characters left and sends the version it opened with', async () => {
    render(<PaymentNoteForm note={note()} />);

    await userEvent.click(statement());
    await userEvent.paste('Thank you for betting with us');
    expect(statement()).toHaveValue('Thank you for bett');
    expect(screen.getByText('0')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('textbox', { name: /Note for colleagues/ }));
    await userEvent.paste('Called');
    await userEvent.click(screen.getByRole('button', { name: 'Save payment note' }));

    expect(put.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/5/payment-note',
        { statement_reference: 'Thank you for bett', payment_note: 'Called', version: 3 },
    ]);
});

it('shows what a colleague saved in the meantime', async () => {
    const { rerender } = render(<PaymentNoteForm note={note()} />);
    await userEvent.click(statement());
    await userEvent.paste('MINE');

    rerender(<PaymentNoteForm note={note({ statement_reference: 'THEIRS', version: 4 })} />);

    expect(screen.getByText(/THEIRS/)).toBeInTheDocument();
    expect(statement()).toHaveValue('MINE');
});

it('locks the statement text once the payment is sent', () => {
    render(<PaymentNoteForm note={note({ is_reference_sent: true, statement_reference: 'THANKS' })} />);

    expect(statement()).toBeDisabled();
    expect(screen.getByText('Sent with the payment.')).toBeInTheDocument();
});

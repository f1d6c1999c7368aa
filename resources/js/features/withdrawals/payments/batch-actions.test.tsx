import { http, router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ExcludedClient } from '@/features/withdrawals/excluded-clients';
import { BatchActions } from '@/features/withdrawals/payments/batch-actions';
import { BatchBanner } from '@/features/withdrawals/payments/batch-banner';
import * as keep from '@/lib/text-file';
import { showPage } from '@/testing/inertia';
import type { PaymentBatchDetails } from '@/types/generated';

const request = vi.fn();
const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const download = vi.spyOn(keep, 'downloadText').mockImplementation(() => undefined);
vi.spyOn(http, 'getClient').mockReturnValue({ request });

function batch(changes: Partial<PaymentBatchDetails> = {}): PaymentBatchDetails {
    return {
        id: 12,
        number: 'PB-12',
        status: 'draft',
        value_on: '2026-11-23',
        usual_paid_on: '2026-11-23',
        items_count: 2,
        total_cents: 26_050,
        waiting_count: 2,
        paid_cents: 0,
        failed_cents: 0,
        created_by: 'Ona Petrov',
        created_at: '2026-11-22T03:00:00Z',
        exported_by: null,
        exported_at: null,
        sha256: null,
        confirmed_by: null,
        confirmed_at: null,
        bank_receipt: null,
        cancelled_by: null,
        cancelled_at: null,
        credit_cents: 26_050,
        debit_cents: 26_050,
        lines: 3,
        paid_from: '062-000 •••678',
        ...changes,
    };
}

function actions(
    changes: Partial<PaymentBatchDetails> = {},
    exportRefusal: string | null = null,
    warned: readonly ExcludedClient[] = [],
) {
    return (
        <BatchActions
            batch={batch(changes)}
            exportRefusal={exportRefusal}
            hasProblem={false}
            warned={warned}
            days={DAYS}
        />
    );
}

function show(changes: Partial<PaymentBatchDetails> = {}, exportRefusal: string | null = null): void {
    render(actions(changes, exportRefusal));
}

const ZOE = { id: 5, name: 'Zoe Chen', warnings: ['barred', 'closed'] };
const TOM = { id: 6, name: 'Tom Reid', warnings: ['registered with BetStop'] };

const DAYS = { next: '2026-11-25', last: '2026-12-25' };

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));

async function write(label: RegExp, text: string): Promise<void> {
    await userEvent.click(dialog().getByLabelText(label));
    await userEvent.paste(text);
}

/** The error that the Inertia client throws for a refused request. */
function refusal(data: unknown): Error {
    return Object.assign(new Error('refused'), { response: { status: 422, data: JSON.stringify(data) } });
}

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

it.each([
    ['draft', ['Export file', 'Change date', 'Cancel batch']],
    ['exported', ['Confirm bank receipt', 'Mark as paid', 'Mark as refused', 'Download file again']],
    ['confirmed', ['Mark as paid', 'Mark as refused', 'Download file again']],
    ['settled', ['Download file again']],
] as const)('shows the actions of a batch that is %s', (status, offered) => {
    show({ status });

    expect(names()).toEqual(offered);
});

it('downloads the file after the password and reloads the batch', async () => {
    request.mockResolvedValue({ status: 200, data: '0 …\r\n', headers: {} });
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export file' }));

    expect(request.mock.calls[0]?.[0]).toMatchObject({
        url: '/withdrawals/batches/12/export',
        method: 'post',
        data: { current_password: 'secret' },
    });
    expect(download).toHaveBeenCalledExactlyOnceWith('PB-12.aba', '0 …\r\n');
    expect(reload).toHaveBeenCalledTimes(1);
});

it('requires the exporter to acknowledge each excluded client by name', async () => {
    request.mockResolvedValue({ status: 200, data: '0 …\r\n', headers: {} });
    render(actions({}, null, [ZOE, TOM]));

    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    const warning = within(dialog().getByRole('alert'));
    expect(warning.getByText('2 of these clients are excluded')).toBeVisible();
    expect(warning.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Zoe Chen is barred and closed',
        'Tom Reid is registered with BetStop',
    ]);
    await userEvent.click(dialog().getByRole('checkbox', { name: 'I acknowledge that these 2 clients are excluded' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export file' }));

    expect(request.mock.calls[0]?.[0].data).toEqual({
        current_password: 'secret',
        is_aware: true,
        aware_of: [
            { client_id: '5', warning: 'barred' },
            { client_id: '5', warning: 'closed' },
            { client_id: '6', warning: 'registered with BetStop' },
        ],
    });
});

it('asks again, without the tick, when another client is excluded while the dialog is open', async () => {
    request.mockRejectedValue(refusal({ message: 'Tom Reid is registered with BetStop. Acknowledge the exclusions.' }));
    const { rerender } = render(actions({}, null, [ZOE]));
    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    await userEvent.click(dialog().getByRole('checkbox', { name: 'I acknowledge that Zoe Chen is barred and closed' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export file' }));
    expect(dialog().getByText(/^Tom Reid is registered with BetStop/)).toBeInTheDocument();

    rerender(actions({}, null, [ZOE, TOM]));

    expect(dialog().getByRole('checkbox', { name: /these 2 clients/ })).not.toBeChecked();
});

it('shows a wrong password beside its field and downloads nothing', async () => {
    request.mockRejectedValue(refusal({ message: 'x', errors: { current_password: ['The password is wrong.'] } }));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export file' }));

    expect(dialog().getAllByText('The password is wrong.').length).toBeGreaterThan(0);
    expect(download).not.toHaveBeenCalled();
});

it('shows who exported the batch first', async () => {
    request.mockRejectedValue(refusal({ message: 'Ona Petrov exported PB-12 already.' }));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export file' }));

    expect(dialog().getByText('Ona Petrov exported PB-12 already.')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
});

it('warns that the export may have happened when the answer is lost', async () => {
    request.mockRejectedValue(new Error('network'));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export file' }));

    expect(dialog().getByText(/The batch may have been exported/)).toBeInTheDocument();
});

it('asks for a reason to download the file again', async () => {
    request.mockResolvedValue({ status: 200, data: '0 …\r\n', headers: {} });
    show({ status: 'exported', exported_at: '2026-11-22T03:05:00Z' });

    await userEvent.click(screen.getByRole('button', { name: 'Download file again' }));
    await write(/Reason for downloading again/, 'The page crashed');
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Download file again' }));

    expect(request.mock.calls[0]?.[0].data).toEqual({ current_password: 'secret', reason: 'The page crashed' });
});

it('marks the whole batch as paid on its value date', async () => {
    show({ status: 'confirmed', bank_receipt: 'DE-1' });

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
    expect(dialog().getByText(/DE-1 is recorded with each payment/)).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as paid' }));

    expect(post.mock.calls[0]?.[0]).toBe('/withdrawals/batches/12/paid');
    expect(post.mock.calls[0]?.[1]).toMatchObject({ paid_on: '2026-11-23' });
});

it('moves an outdated draft to the next banking day', async () => {
    show();
    render(<BatchBanner batch={batch()} exportRefusal={null} hasProblem={false} dateRefusal="That day has passed." />);
    expect(screen.getByText('That day has passed.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Change date' }));
    expect(dialog().getByLabelText(/Value date/, { selector: 'input' })).toHaveValue('25/11/2026');
    await userEvent.click(dialog().getByRole('button', { name: 'Change date' }));

    expect(put.mock.calls[0]?.[0]).toBe('/withdrawals/batches/12');
    expect(put.mock.calls[0]?.[1]).toMatchObject({ value_on: '2026-11-25' });
});

it('marks every payment as failed when the bank refuses the file, with the bank’s message', async () => {
    show({ status: 'exported' });

    await userEvent.click(screen.getByRole('button', { name: 'Mark as refused' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/2 payments will be marked as failed/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Mark as refused' }));
    expect(visit).not.toHaveBeenCalled();

    await userEvent.click(question.getByLabelText(/Reason from the bank/));
    await userEvent.paste('Unknown user id');
    await userEvent.click(question.getByRole('button', { name: 'Mark as refused' }));

    expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/withdrawals/batches/12/failed', method: 'post' });
    expect(visit.mock.calls[0]?.[1]).toMatchObject({ data: { reason: 'Unknown user id' } });
});

it('disables the export for the approver, with the reason', () => {
    const why = 'You approved $1,000.00 of this yourself.';
    show({}, why);
    render(<BatchBanner batch={batch()} exportRefusal={why} hasProblem={false} dateRefusal={null} />);

    expect(screen.getByRole('button', { name: 'Export file' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(why);
});

it('shows that bank receipt is not confirmed after the export', () => {
    render(
        <BatchBanner
            batch={batch({ status: 'exported' })}
            exportRefusal={null}
            hasProblem={false}
            dateRefusal={null}
        />,
    );

    expect(screen.getByRole('status')).toHaveTextContent('Bank receipt not confirmed');
});

import { http, router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BatchActions } from '@/features/withdrawals/payments/batch-actions';
import { BatchBanner } from '@/features/withdrawals/payments/batch-banner';
import type { WarnedClient } from '@/features/withdrawals/warned-clients';
import * as keep from '@/lib/keep-text';
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
        settled_at: null,
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
    warned: readonly WarnedClient[] = [],
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

/** What the client of Inertia throws when the server says no. */
function refusal(data: unknown): Error {
    return Object.assign(new Error('refused'), { response: { data: JSON.stringify(data) } });
}

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

it.each([
    ['draft', ['Export the file', 'Change date', 'Cancel batch']],
    ['exported', ['The bank has it', 'Mark as paid', 'Bank refused it', 'Take the file again']],
    ['confirmed', ['Mark as paid', 'Bank refused it', 'Take the file again']],
    ['settled', ['Take the file again']],
] as const)('offers what can be done with a batch that is %s', (status, offered) => {
    show({ status });

    expect(names()).toEqual(offered);
});

it('saves the file that the password opens, and looks how the batch stands', async () => {
    request.mockResolvedValue({ status: 200, data: '0 …\r\n', headers: {} });
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export the file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export the file' }));

    expect(request.mock.calls[0]?.[0]).toMatchObject({
        url: '/withdrawals/batches/12/export',
        method: 'post',
        data: { current_password: 'secret' },
    });
    expect(download).toHaveBeenCalledExactlyOnceWith('PB-12.aba', '0 …\r\n');
    expect(reload).toHaveBeenCalledTimes(1);
});

it('asks who exports whether they know what stands against the clients, by name', async () => {
    request.mockResolvedValue({ status: 200, data: '0 …\r\n', headers: {} });
    render(actions({}, null, [ZOE, TOM]));

    await userEvent.click(screen.getByRole('button', { name: 'Export the file' }));
    const warning = within(dialog().getByRole('alert'));
    expect(warning.getByText('Something stands against 2 of these clients')).toBeVisible();
    expect(warning.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Zoe Chen is barred and closed',
        'Tom Reid is registered with BetStop',
    ]);
    await userEvent.click(dialog().getByRole('checkbox', { name: 'I know what stands against these 2 clients' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export the file' }));

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

it('asks again, without the tick, about somebody who was excluded while the question was on the screen', async () => {
    request.mockRejectedValue(refusal({ message: 'Tom Reid is registered with BetStop. Tick that you know it.' }));
    const { rerender } = render(actions({}, null, [ZOE]));
    await userEvent.click(screen.getByRole('button', { name: 'Export the file' }));
    await userEvent.click(dialog().getByRole('checkbox', { name: 'I know that Zoe Chen is barred and closed' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export the file' }));
    expect(dialog().getByText(/^Tom Reid is registered with BetStop/)).toBeInTheDocument();

    rerender(actions({}, null, [ZOE, TOM]));

    expect(dialog().getByRole('checkbox', { name: /these 2 clients/ })).not.toBeChecked();
});

it('shows a wrong password beside its field and saves nothing', async () => {
    request.mockRejectedValue(refusal({ message: 'x', errors: { current_password: ['This is not your password.'] } }));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export the file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export the file' }));

    expect(dialog().getAllByText('This is not your password.').length).toBeGreaterThan(0);
    expect(download).not.toHaveBeenCalled();
});

it('tells the second of two who was first', async () => {
    request.mockRejectedValue(refusal({ message: 'Ona Petrov exported PB-12 already.' }));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export the file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export the file' }));

    expect(dialog().getByText('Ona Petrov exported PB-12 already.')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
});

it('says that nobody knows when the answer is lost', async () => {
    request.mockRejectedValue(new Error('network'));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Export the file' }));
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Export the file' }));

    expect(dialog().getByText(/The batch may be exported all the same/)).toBeInTheDocument();
});

it('asks why the file is needed again', async () => {
    request.mockResolvedValue({ status: 200, data: '0 …\r\n', headers: {} });
    show({ status: 'exported', exported_at: '2026-11-22T03:05:00Z' });

    await userEvent.click(screen.getByRole('button', { name: 'Take the file again' }));
    await write(/Why is it needed again/, 'The page crashed');
    await write(/Your password/, 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Take the file again' }));

    expect(request.mock.calls[0]?.[0].data).toEqual({ current_password: 'secret', reason: 'The page crashed' });
});

it('marks the whole batch as paid, on the day that its file names', async () => {
    show({ status: 'confirmed', bank_receipt: 'DE-1' });

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
    expect(dialog().getByText(/DE-1 is kept with each payment/)).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as paid' }));

    expect(post.mock.calls[0]?.[0]).toBe('/withdrawals/batches/12/paid');
    expect(post.mock.calls[0]?.[1]).toMatchObject({ paid_on: '2026-11-23' });
});

it('moves a draft whose day has passed to the next day that banks pay on', async () => {
    show();
    render(<BatchBanner batch={batch()} exportRefusal={null} hasProblem={false} dateRefusal="That day has passed." />);
    expect(screen.getByText('That day has passed.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Change date' }));
    expect(dialog().getByLabelText(/Value date/, { selector: 'input' })).toHaveValue('2026-11-25');
    await userEvent.click(dialog().getByRole('button', { name: 'Change date' }));

    expect(put.mock.calls[0]?.[0]).toBe('/withdrawals/batches/12');
    expect(put.mock.calls[0]?.[1]).toMatchObject({ value_on: '2026-11-25' });
});

it('gives all of it back when the bank refused the file, with what the bank says', async () => {
    show({ status: 'exported' });

    await userEvent.click(screen.getByRole('button', { name: 'Bank refused it' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/2 payments fail/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Give the money back' }));
    expect(visit).not.toHaveBeenCalled();

    await userEvent.click(question.getByLabelText(/What the bank says/));
    await userEvent.paste('Unknown user id');
    await userEvent.click(question.getByRole('button', { name: 'Give the money back' }));

    expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/withdrawals/batches/12/failed', method: 'post' });
    expect(visit.mock.calls[0]?.[1]).toMatchObject({ data: { reason: 'Unknown user id' } });
});

it('keeps the file from those who approved it alone, and says so', () => {
    const why = 'You approved $1,000.00 of this yourself.';
    show({}, why);
    render(<BatchBanner batch={batch()} exportRefusal={why} hasProblem={false} dateRefusal={null} />);

    expect(screen.getByRole('button', { name: 'Export the file' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(why);
});

it('says of a batch that was exported that nobody knows yet', () => {
    render(
        <BatchBanner
            batch={batch({ status: 'exported' })}
            exportRefusal={null}
            hasProblem={false}
            dateRefusal={null}
        />,
    );

    expect(screen.getByRole('status')).toHaveTextContent('Nobody has said yet whether the bank has this file');
});

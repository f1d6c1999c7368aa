import { http, router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '@/testing/inertia';
import { BankFileImport } from './bank-file-import';
import { testCheck, testLine } from './test-bank-file';

const FILE = new File(['20/11/2026,+5.00,X,+5.00'], 'november.csv', { type: 'text/csv' });

beforeEach(() => showPage({}));
afterEach(() => vi.restoreAllMocks());

function answer(check: unknown) {
    return vi
        .spyOn(http.getClient(), 'request')
        .mockResolvedValue({ status: 200, data: JSON.stringify(check), headers: {} });
}

function refuse(data: string) {
    const failure = Object.assign(new Error('422'), { response: { status: 422, data, headers: {} } });
    vi.spyOn(http.getClient(), 'request').mockRejectedValue(failure);
}

async function choose(...files: File[]) {
    render(<BankFileImport maxKilobytes={2_048} maxRows={10_000} />);
    const input = screen.getByLabelText('Bank file', { selector: 'input' });
    await userEvent.upload(Object.assign(input, { multiple: true }), files);
}

it('checks the file and shows the result without importing it', async () => {
    const request = answer(
        testCheck({
            error_rows: 1,
            rows: 2,
            lines: [testLine(), testLine({ row: 2, outcome: 'error', reason: 'The date is not a day.' })],
        }),
    );
    const visit = vi.spyOn(router, 'post').mockImplementation(() => undefined);

    await choose(FILE);

    expect(await screen.findByText(/\$250\.00/, { selector: 'p *' })).toBeVisible();
    expect(request).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/deposits/bank-files/check', method: 'post' }),
    );
    const sent = request.mock.lastCall?.[0].data;
    expect(sent instanceof FormData && sent.get('file')).toEqual(FILE);
    expect(screen.getByText('Payment from Emma Walsh 48213')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Errors1' }));
    expect(screen.getByText('The date is not a day.')).toBeVisible();
    expect(visit).not.toHaveBeenCalled();
});

it('shows why a new row may be a duplicate', async () => {
    const reason = 'May be a payment from another bank file.';
    answer(testCheck({ rows: 2, new_rows: 2, doubtful_rows: 1, lines: [testLine(), testLine({ row: 2, reason })] }));

    await choose(FILE);

    expect(await screen.findByText(/1 deposit will be flagged as a possible duplicate/)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Reason' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
});

it('imports the checked file only after confirmation', async () => {
    answer(testCheck());
    const visit = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    await choose(FILE);

    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 deposit' }));
    expect(visit).not.toHaveBeenCalled();
    expect(screen.getByText(/can’t undo an import/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Import deposits' }));

    expect(visit).toHaveBeenCalledExactlyOnceWith(
        '/deposits/bank-files',
        { file: FILE, sha256: 'a'.repeat(64) },
        expect.anything(),
    );
});

it('shows the server’s reason for refusing a file', async () => {
    refuse(JSON.stringify({ errors: { file: ['This bank file is not supported.'] } }));

    await choose(FILE);

    expect(await screen.findByRole('alert')).toHaveTextContent('This bank file is not supported.');
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('explains what to do when the server can’t be reached', async () => {
    refuse('<html>');

    await choose(FILE);

    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
});

it('accepts one file and refuses a file that is too large', async () => {
    const request = answer(testCheck());

    await choose(FILE, FILE);
    expect(screen.getByRole('alert')).toHaveTextContent('Drop one file at a time.');

    await userEvent.upload(
        screen.getByLabelText('Bank file', { selector: 'input' }),
        new File([new Uint8Array(2_048 * 1_024 + 1)], 'large.csv', { type: 'text/csv' }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('larger than 2 MB');
    expect(request).not.toHaveBeenCalled();
});

it('shows who imported a file and when, and offers no second import', async () => {
    const before = {
        id: 1,
        name: 'november.csv',
        layout: 'commbank' as const,
        imported_at: '2026-11-20T03:10:00Z',
        importer: 'Sam Reid',
        rows: 1,
        created_rows: 1,
        duplicate_rows: 0,
        error_rows: 0,
        is_complete: true,
        is_working: false,
        processed_rows: 1_300,
    };
    answer(
        testCheck({
            new_rows: 0,
            duplicate_rows: 1,
            new_cents: 0,
            imported_before: before,
            lines: [testLine({ outcome: 'duplicate', reason: 'Imported before from a bank file.' })],
        }),
    );

    await choose(FILE);

    expect(await screen.findByText(/20 Nov 2026, 14:10/)).toBeVisible();
    expect(screen.getByText(/by Sam Reid/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Duplicates1' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('button', { name: /^(Import|Finish)/ })).not.toBeInTheDocument();
});

it('offers to finish an incomplete import', async () => {
    const before = {
        id: 1,
        name: 'n',
        layout: 'commbank' as const,
        imported_at: '2026-11-20T03:10:00Z',
        importer: 'Sam Reid',
        rows: 2,
        created_rows: 1,
        duplicate_rows: 0,
        error_rows: 0,
        is_complete: false,
        is_working: false,
        processed_rows: 1,
    };
    answer(testCheck({ new_rows: 0, duplicate_rows: 2, imported_before: before, lines: [] }));

    await choose(FILE);

    expect(await screen.findByRole('button', { name: 'Finish import' })).toBeVisible();
});

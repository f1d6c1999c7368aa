import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { testDuplicate } from '@/features/transactions/duplicates/test-duplicate';
import { requestJson } from '@/lib/http';
import DuplicateOskoDeposits from '@/Pages/Transactions/DuplicateOskoDeposits';
import { showPage } from '@/testing/inertia';
import type { DuplicateRow } from '@/types/generated';

const PATH = '/transactions/duplicate-osko-deposits';
const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

beforeEach(() => {
    visit.mockClear();
    // The history stays on its way.
    vi.mocked(requestJson).mockReturnValue(new Promise(() => undefined));
});

function show(url: string, opened: DuplicateRow | null): void {
    showPage({ component: 'Transactions/DuplicateOskoDeposits', url });
    render(
        <DuplicateOskoDeposits
            cases={[testDuplicate(), testDuplicate({ id: 8 })]}
            meta={{
                next_cursor: null,
                previous_cursor: null,
                per_page: 25,
                sort: '-score',
                count: 2,
                count_is_capped: false,
            }}
            opened={opened}
            status="open"
            can_export={false}
        />,
    );
}

async function dismiss(place: HTMLElement): Promise<void> {
    await userEvent.click(within(place).getByRole('button', { name: 'Dismiss case 7' }));
    const question = within(await screen.findByRole('dialog', { name: /^Dismiss this case/ }));
    await userEvent.type(question.getByRole('textbox'), 'Tops up on Fridays');
    await userEvent.click(question.getByRole('button', { name: 'Dismiss case' }));
}

const answer = (error: string | null) =>
    visit.mock.calls[0]?.[1]?.onSuccess?.({ props: { flash: { error } } } as never);

it('opens the case in the URL, also when the list does not have it', async () => {
    show(`${PATH}?case=3`, testDuplicate({ id: 3, status: 'confirmed' }));

    const drawer = within(await screen.findByRole('dialog', { name: 'Case 3' }));
    expect(drawer.getByRole('button', { name: 'Reopen case 3' })).toBeVisible();
});

it('writes the case that is opened into the URL', async () => {
    show(`${PATH}?score=70`, null);
    await userEvent.click(screen.getByRole('button', { name: 'Details of case 8' }));

    expect(visit).toHaveBeenCalledExactlyOnceWith(
        `${PATH}?score=70&case=8`,
        expect.objectContaining({ only: ['opened'], replace: false }),
    );
});

it('goes on with the next case after a decision in the drawer, unless it was refused', async () => {
    show(`${PATH}?case=7`, testDuplicate());
    await dismiss(await screen.findByRole('dialog', { name: 'Case 7' }));

    answer('This case is already confirmed.');
    expect(visit).toHaveBeenCalledOnce();
    answer(null);
    expect(visit.mock.lastCall?.[0]).toBe(`${PATH}?case=8`);
});

it('opens no case after a decision in the list', async () => {
    show(PATH, null);
    await dismiss(document.body);
    answer(null);

    expect(visit).toHaveBeenCalledOnce();
});

it('returns the payment that the dialog shows as the duplicate', async () => {
    show(`${PATH}?case=7`, testDuplicate({ status: 'confirmed', repeat_bank_line_id: 11 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Return duplicate of case 7' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Return $250.00 to Emma Walsh?' }));
    await userEvent.type(question.getByRole('textbox'), 'Paid twice');
    await userEvent.click(question.getByRole('button', { name: 'Return deposit' }));

    expect(visit.mock.lastCall?.[1]?.data).toEqual({ repeat: 11, reason: 'Paid twice' });
});

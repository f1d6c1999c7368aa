import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { testNotice } from '@/features/rsg/notices/test-notice';
import { requestJson } from '@/lib/http';
import BetstopUpdates from '@/Pages/Rsg/BetstopUpdates';
import { showPage } from '@/testing/inertia';
import type { BetstopUpdateRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const other = testNotice({ id: 4, full_name: 'Leo Wang' });

beforeEach(() => {
    visit.mockClear();
    vi.mocked(requestJson).mockResolvedValue({ candidates: [], decisions: [] });
});

function show(url: string, opened: BetstopUpdateRow | null): void {
    showPage({ component: 'Rsg/BetstopUpdates', url });
    render(
        <BetstopUpdates
            notices={[testNotice(), other]}
            meta={{
                next_cursor: null,
                previous_cursor: null,
                per_page: 25,
                sort: 'received_at',
                count: 2,
                count_is_capped: false,
            }}
            opened={opened}
            status="received"
            can_decide
            can_export={false}
        />,
    );
}

it('opens the notice in the URL, also when it is not on this page of the list', async () => {
    show('/rsg/betstop-updates?notice=9', testNotice({ id: 9, full_name: 'Ida Nkosi' }));

    expect(await screen.findByRole('dialog', { name: 'Ida Nkosi' })).toBeVisible();
});

it('writes the notice that is opened into the URL', async () => {
    show('/rsg/betstop-updates?change=registered', null);
    await userEvent.click(screen.getByRole('button', { name: 'Review the notice about Leo Wang' }));

    expect(visit).toHaveBeenCalledExactlyOnceWith(
        '/rsg/betstop-updates?change=registered&notice=4',
        expect.objectContaining({ only: ['opened'], replace: false }),
    );
});

it('goes on with the next notice after a decision, unless it was refused', async () => {
    show('/rsg/betstop-updates?notice=3', testNotice());
    await userEvent.click(await screen.findByRole('button', { name: 'Not our client' }));
    const question = within(await screen.findByRole('dialog', { name: /^Close this notice/ }));
    await userEvent.type(question.getByRole('textbox'), 'No client of this name');
    await userEvent.click(question.getByRole('button', { name: 'Close notice' }));
    const answer = (error: string | null) =>
        visit.mock.calls[0]?.[1]?.onSuccess?.({ props: { flash: { error } } } as never);

    answer('This notice is already actioned.');
    expect(visit).toHaveBeenCalledOnce();
    answer(null);
    expect(visit.mock.lastCall?.[0]).toBe('/rsg/betstop-updates?notice=4');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testImport } from '@/features/imports/test-import';
import ImportShow from '@/Pages/Clients/Imports/Show';
import { showPage } from '@/testing/inertia';
import type { ImportLine } from '@/types/generated';

const FAILED: ImportLine = {
    row_no: 7,
    status: 'error',
    who: 'Ann Lee',
    text: 'Ann · Lee · 12',
    messages: ['Enter an Australian mobile number.'],
    changes: [],
    client_id: null,
    has_match: false,
    cells: [
        {
            field: 'mobile_e164',
            label: 'Mobile',
            is_required: false,
            text: '12',
            error: 'Enter an Australian mobile number.',
        },
    ],
};

afterEach(() => vi.unstubAllGlobals());

it('keeps a correction open while the phone is turned', async () => {
    const screenWidth = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => screenWidth);
    showPage({ url: '/clients/imports/5' });
    render(
        <ImportShow
            import={testImport({ status: 'done', started_at: '2026-11-20T03:10:00Z', can_decide: true, error_rows: 1 })}
            settings={null}
            lines={[FAILED]}
            meta={{
                next_cursor: null,
                previous_cursor: null,
                per_page: 25,
                sort: 'row_no',
                count: 1,
                count_is_capped: false,
            }}
        />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Correct row' }));
    const mobile = await screen.findByRole('textbox', { name: /^Mobile/ });
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '0491 570 156');

    screenWidth.matches = false;
    act(() => void screenWidth.dispatchEvent(new Event('change')));

    expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Mobile/ })).toHaveValue('0491 570 156');
});

import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportActions } from './import-actions';
import { testImport } from './test-import';

afterEach(() => vi.restoreAllMocks());

it('starts a checked import whose rows all need a decision', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => {});
    render(<ImportActions details={testImport({ status: 'checked', waiting_rows: 2, check_no: 3 })} warning={null} />);

    await userEvent.click(screen.getByRole('button', { name: 'Decide 2 rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decide rows' }));

    // The dry run that the user saw: a colleague may check the file again.
    expect(visit).toHaveBeenCalledWith(
        { url: '/clients/imports/5/run', method: 'post' },
        expect.objectContaining({ data: { check_no: 3 } }),
    );
});

it('starts no import without rows to import or decide', () => {
    render(<ImportActions details={testImport({ status: 'checked', error_rows: 2 })} warning={null} />);

    expect(screen.queryByRole('button', { name: /rows?$/ })).toBeNull();
});

it('downloads rows that were not imported with a reason', async () => {
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    render(<ImportActions details={testImport({ status: 'done', error_rows: 2 })} warning={null} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download skipped rows and errors (2)' }));
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Correct the rows');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

    const link = follow.mock.contexts[0] as HTMLAnchorElement;
    expect(link.getAttribute('href')).toBe('/clients/imports/5/failed-rows?reason=Correct+the+rows');
});

it('offers no download to colleagues who can’t export', () => {
    render(
        <ImportActions
            details={testImport({ status: 'done', error_rows: 2, can_download_rows: false })}
            warning={null}
        />,
    );

    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

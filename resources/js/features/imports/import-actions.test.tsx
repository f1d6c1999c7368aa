import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportActions } from './import-actions';
import { testImport } from './test-import';

afterEach(() => vi.restoreAllMocks());

it('starts a checked import whose rows all need a decision', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => {});
    render(<ImportActions details={testImport({ status: 'checked', waiting_rows: 2 })} warning={null} />);

    await userEvent.click(screen.getByRole('button', { name: 'Decide 2 rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decide rows' }));

    expect(visit).toHaveBeenCalledWith({ url: '/clients/imports/5/run', method: 'post' }, expect.anything());
});

it('starts no import without rows to import or decide', () => {
    render(<ImportActions details={testImport({ status: 'checked', error_rows: 2 })} warning={null} />);

    expect(screen.queryByRole('button', { name: /rows?$/ })).toBeNull();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import * as keep from '@/lib/text-file';
import { showPage } from '@/testing/inertia';
import { RecoveryCodeList } from './recovery-code-list';

const CODES = ['abcd-efgh-2345-mnop', 'bbbb-cccc-dddd-eeee'];

let download: MockInstance<typeof keep.downloadText>;
let print: MockInstance<typeof keep.printText>;

beforeEach(() => {
    showPage({});
    download = vi.spyOn(keep, 'downloadText').mockImplementation(() => undefined);
    print = vi.spyOn(keep, 'printText').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function show() {
    const user = userEvent.setup();
    render(<RecoveryCodeList codes={CODES} owner="maya@example.com" />);

    return user;
}

it('lists every code', () => {
    show();

    const list = screen.getByRole('list', { name: 'Recovery codes' });
    expect(
        within(list)
            .getAllByRole('listitem')
            .map((item) => item.textContent),
    ).toEqual(CODES);
});

it('copies one code per line and confirms it', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('shows a message when the browser refuses the clipboard', async () => {
    const user = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(screen.getByRole('button', { name: 'Select and copy manually' })).toBeVisible();
});

it('saves them in a file that names the user', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Download' }));

    expect(download).toHaveBeenCalledExactlyOnceWith(
        'paddock-recovery-codes.txt',
        `Paddock recovery codes for maya@example.com\n\n${CODES.join('\n')}\n`,
    );
});

it('prints only the codes', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledExactlyOnceWith('Paddock recovery codes for maya@example.com', CODES.join('\n'));
});

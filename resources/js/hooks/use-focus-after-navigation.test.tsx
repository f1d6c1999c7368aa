import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

let finish: (visit: { async: boolean }) => void = () => undefined;

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(router, 'on').mockImplementation((type, listener) => {
        if (type === 'finish') {
            finish = (visit) => listener(new CustomEvent('finish', { detail: { visit } }) as never);
        }

        return () => undefined;
    });
});

afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

it('focuses the heading after a visit that removed the focused element', () => {
    const { rerender } = render(<Notes />);
    screen.getByRole('button', { name: 'Note actions' }).focus();
    rerender(<Notes isDeleted />);
    expect(document.body).toHaveFocus();

    finish({ async: false });
    vi.runAllTimers();

    expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus where it is, and after a reload in the background', () => {
    const { rerender } = render(<Notes />);
    screen.getByRole('button', { name: 'Note actions' }).focus();
    finish({ async: false });
    vi.runAllTimers();
    expect(screen.getByRole('button', { name: 'Note actions' })).toHaveFocus();

    rerender(<Notes isDeleted />);
    finish({ async: true });
    vi.runAllTimers();
    expect(document.body).toHaveFocus();
});

function Notes({ isDeleted = false }: { isDeleted?: boolean }) {
    useFocusAfterNavigation('content');

    return (
        <main id="content">
            <h1 tabIndex={-1}>Notes</h1>
            {!isDeleted && <button type="button">Note actions</button>}
        </main>
    );
}

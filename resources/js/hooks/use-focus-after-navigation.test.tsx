import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

let finish: (visit: { async: boolean; method: 'get' | 'post' }) => void = () => undefined;

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

it.each([true, false])('focuses the heading after a visit that removed the focused element (async: %s)', (async) => {
    const { rerender } = render(<Notes />);
    screen.getByRole('button', { name: 'Note actions' }).focus();
    rerender(<Notes isDeleted />);
    expect(document.body).toHaveFocus();

    finish({ async, method: 'post' });
    vi.runAllTimers();

    expect(screen.getByRole('heading')).toHaveFocus();
});

it('focuses the open dialog after a visit that removed the focused element in it', () => {
    const { rerender } = render(<Drawer />);
    screen.getByRole('button', { name: 'Mark as Handled' }).focus();
    rerender(<Drawer isHandled />);
    expect(document.body).toHaveFocus();

    finish({ async: false, method: 'post' });
    vi.runAllTimers();

    expect(screen.getByRole('dialog')).toHaveFocus();
});

it('leaves the focus where it is, and after a reload in the background', () => {
    const { rerender } = render(<Notes />);
    screen.getByRole('button', { name: 'Note actions' }).focus();
    finish({ async: false, method: 'get' });
    vi.runAllTimers();
    expect(screen.getByRole('button', { name: 'Note actions' })).toHaveFocus();

    rerender(<Notes isDeleted />);
    finish({ async: true, method: 'get' });
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

function Drawer({ isHandled = false }: { isHandled?: boolean }) {
    return (
        <>
            <Notes />
            <div role="dialog" tabIndex={-1} aria-label="Ingrid Ryan">
                {!isHandled && <button type="button">Mark as Handled</button>}
            </div>
        </>
    );
}

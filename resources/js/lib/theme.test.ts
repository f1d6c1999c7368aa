import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toggleTheme, useTheme, watchTheme } from '@/lib/theme';

let systemIsDark = false;
let tellSystemChange: () => void = () => undefined;
let stop: () => void = () => undefined;

beforeEach(() => {
    systemIsDark = false;
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => ({
        get matches() {
            return systemIsDark;
        },
        addEventListener: (_: string, listener: () => void) => {
            tellSystemChange = listener;
        },
        removeEventListener: () => undefined,
    }));
});

afterEach(() => {
    stop();
    vi.unstubAllGlobals();
});

function shownTheme(): string {
    return renderHook(() => useTheme()).result.current;
}

it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['purple', true, 'dark'],
])('with %s stored and system dark preference %s, shows %s', (stored, prefersDark, expected) => {
    systemIsDark = prefersDark;
    if (stored) {
        localStorage.setItem('colour-theme', stored);
    }
    stop = watchTheme();

    expect(shownTheme()).toBe(expected);
});

it('stores the user’s choice', () => {
    stop = watchTheme();
    const { result } = renderHook(() => useTheme());
    act(toggleTheme);

    expect(result.current).toBe('dark');
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('colour-theme')).toBe('dark');

    act(toggleTheme);
    expect(result.current).toBe('light');
    expect(localStorage.getItem('colour-theme')).toBe('light');
});

it('follows the system only while no choice is stored', () => {
    stop = watchTheme();
    systemIsDark = true;
    tellSystemChange();
    expect(shownTheme()).toBe('dark');

    toggleTheme();
    tellSystemChange();
    expect(shownTheme()).toBe('light');
});

it('follows the other tabs', () => {
    stop = watchTheme();
    localStorage.setItem('colour-theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'colour-theme', newValue: 'dark' }));

    expect(shownTheme()).toBe('dark');
});

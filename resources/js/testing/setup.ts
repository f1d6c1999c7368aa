import '@testing-library/jest-dom/vitest';
import '@/testing/browser-stand-ins';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { layers } from '@/lib/deferred';
import { showNothing } from '@/testing/inertia';
import { clearWindow, forgetAnswers, forgetState } from '@/testing/leftovers';

// Tests wait for states, so only a failing test waits this long.
configure({ asyncUtilTimeout: 15_000 });

// As in a browser that was idle for a moment.
beforeAll(layers.load);

// All files share a window and its modules, so reset what a test changes after each test, and spies after each file.
afterEach(() => {
    cleanup();
    showNothing();
    forgetState();
    forgetAnswers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    clearWindow();
});

afterAll(() => {
    vi.restoreAllMocks();
});

import '@testing-library/jest-dom/vitest';
import '@/testing/browser-stand-ins';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { showNothing } from '@/testing/inertia';
import { clearWindow, forgetAnswers, forgetState } from '@/testing/leftovers';

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

import { vi } from 'vitest';

// Tests only check what was requested.
export const loadSiteRoot = vi.fn();
export const reloadPage = vi.fn();
export const dial = vi.fn();

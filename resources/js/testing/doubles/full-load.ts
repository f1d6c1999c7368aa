import { vi } from 'vitest';

// Tests only check whether a reload was requested.
export const loadSiteRoot = vi.fn();
export const reloadPage = vi.fn();

import { vi } from 'vitest';

// There is no other page to load here: what tests see is whether it was asked for.
export const loadSiteRoot = vi.fn();
export const reloadPage = vi.fn();

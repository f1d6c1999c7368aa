import { vi } from 'vitest';
import * as original from '@/lib/http';

/** Asks in earnest, until a test answers itself: `vi.mocked(requestJson).mockResolvedValue(…)`. */
export const requestJson = vi.fn(original.requestJson);

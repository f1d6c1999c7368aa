import { vi } from 'vitest';
import * as original from '@/lib/http';

/** Sends real requests unless a test mocks the response: `vi.mocked(requestJson).mockResolvedValue(…)`. */
export const requestJson = vi.fn(original.requestJson);

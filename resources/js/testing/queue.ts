import { vi } from 'vitest';
import type { Queue } from '@/features/shell/use-queue';

/** A queue of three records with the second one open. */
export function testQueue(noun: string) {
    return { place: 1, count: 3, noun, step: vi.fn<Queue['step']>(), advance: vi.fn<Queue['advance']>() };
}

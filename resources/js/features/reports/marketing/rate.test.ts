import { describe, expect, it } from 'vitest';
import { formatRate } from '@/features/reports/marketing/rate';

describe('formatRate', () => {
    it('rounds to a tenth of a per cent', () => {
        expect(formatRate(2, 3)).toBe('66.7%');
        expect(formatRate(0, 40)).toBe('0.0%');
    });

    it('shows a dash when nothing was sent', () => {
        expect(formatRate(0, 0)).toBe('—');
    });
});

import { expect, it } from 'vitest';
import { toneOf } from '@/features/developer-tools/telescope/status-badge';

it.each([
    ['200', 'ok'],
    ['302', 'neutral'],
    ['404', 'warn'],
    ['500', 'danger'],
    ['processed', 'ok'],
    ['queued', 'neutral'],
    ['released', 'warn'],
    ['failed', 'danger'],
    ['not sent', 'danger'],
])('shows status %s in the tone %s', (status, tone) => {
    expect(toneOf(status)).toBe(tone);
});

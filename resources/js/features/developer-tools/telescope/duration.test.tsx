import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Duration, formatDuration } from '@/features/developer-tools/telescope/duration';

it.each([
    [0.04, '0 ms'],
    [0.31, '0.3 ms'],
    [9.96, '10 ms'],
    [340.4, '340 ms'],
    [1_240, '1.24 s'],
    [1_200_000, '1,200.00 s'],
])('writes %d milliseconds as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
});

it('shows a dash for work without a duration', () => {
    render(<Duration milliseconds={null} />);

    expect(screen.getByText('—')).toBeVisible();
});

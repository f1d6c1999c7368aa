import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Freshness } from '@/features/reports/freshness';

const MELBOURNE = 'Australia/Melbourne';

it('promises newer figures only while the last day goes on', () => {
    const { rerender } = render(
        <p>
            <Freshness days={['2026-11-30', '2026-12-01']} computedAt="2026-11-30T22:05:00Z" timeZone={MELBOURNE} />
        </p>,
    );
    expect(screen.getByText(/Figures of 09:05, updated every 5 minutes\./)).toBeVisible();

    rerender(
        <p>
            <Freshness days={['2026-06-30']} computedAt="2026-09-03T15:10:00Z" timeZone={MELBOURNE} />
        </p>,
    );
    expect(screen.getByText('30 Jun 2026. Figures of 4 Sep 2026, 01:10.')).toBeVisible();
});

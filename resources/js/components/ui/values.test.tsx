import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { companyColor, inkOn } from '@/components/ui/company-color';
import { CompanyMark } from '@/components/ui/company-mark';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Money } from '@/components/ui/money';
import { RATED_VALUES, ratingColor } from '@/components/ui/rating';
import { RatingDot } from '@/components/ui/rating-dot';
import { ShortTime } from '@/components/ui/relative-time';
import { TimeZoneContext } from '@/hooks/use-time-zone';

describe('ratings', () => {
    it('have their own colour for 1 to 8 and 11 to 16', () => {
        expect(RATED_VALUES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16]);
        const colors = RATED_VALUES.map(ratingColor);
        expect(new Set(colors).size).toBe(14);
        expect(ratingColor(11)).toBe('var(--rating-11)');
    });

    it.each([
        ['light', /:root \{([^}]*)\}/],
        ['dark', /\.dark \{([^}]*)\}/],
    ])('have fifteen different colours in the %s theme, with the grey', (_, block) => {
        const tokens = readFileSync('resources/css/tokens.css', 'utf8');
        const colors = new Map<string, string>();
        for (const [, values = ''] of [/:root \{([^}]*)\}/.exec(tokens) ?? [], block.exec(tokens) ?? []]) {
            for (const [, name = '', color = ''] of values.matchAll(/--rating-(\d+|other): (#\w+);/g)) {
                colors.set(name, color);
            }
        }

        expect([...colors.keys()]).toEqual([...RATED_VALUES.map(String), 'other']);
        expect(new Set(colors.values()).size).toBe(15);
    });

    it.each([0, 9, 10, 17, -1, 1.5, null])('are grey for %s', (value) => {
        expect(ratingColor(value)).toBe('var(--rating-other)');
    });

    it('show when they were reviewed', () => {
        const { rerender } = render(<RatingDot value={2} description="Regular" reviewedAt="2026-11-20T03:05:00Z" />);
        expect(screen.getByRole('img')).toHaveAccessibleName('Rating 2, Regular. Last reviewed at 20 Nov 2026, 14:05');
        rerender(<RatingDot value={null} reviewedAt={null} />);
        expect(screen.getByRole('img')).toHaveAccessibleName('Not rated. Never reviewed');
    });
});

describe('Money', () => {
    it('shows a dash without an amount', () => {
        render(<Money cents={null} />);
        expect(screen.getByText('—')).toBeInTheDocument();
    });
});

describe('DateTime', () => {
    it('uses the user’s time zone', () => {
        render(
            <TimeZoneContext value="Australia/Perth">
                <DateTime value="2026-11-20T03:05:00Z" />
            </TimeZoneContext>,
        );
        const time = screen.getByText('20 Nov 2026, 11:05');
        expect(time).toHaveAttribute('datetime', '2026-11-20T03:05:00Z');
    });
});

describe('ShortTime', () => {
    beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') }));
    afterEach(() => vi.useRealTimers());

    const show = (value: string | null, zone: string) =>
        render(
            <TimeZoneContext value={zone}>
                <ShortTime value={value} />
            </TimeZoneContext>,
        );

    it('shows the day in the user’s time zone, with the exact time in the tooltip', () => {
        show('2026-11-20T03:05:00Z', 'Australia/Perth');
        const time = screen.getByText('today 11:05');
        expect(time).toHaveAttribute('datetime', '2026-11-20T03:05:00Z');
        fireEvent.pointerEnter(time);
        act(() => vi.advanceTimersByTime(300));
        expect(screen.getByRole('tooltip')).toHaveTextContent('20 Nov 2026, 11:05');
    });

    it('shows yesterday after midnight in the user’s time zone', () => {
        show('2026-11-20T03:05:00Z', 'Australia/Melbourne');
        expect(screen.getByText('yesterday')).toBeInTheDocument();
    });

    it('shows a dash without a time', () => {
        show(null, 'Australia/Perth');
        expect(screen.getByText('—')).toBeInTheDocument();
    });
});

describe('Avatar', () => {
    it.each([
        ['Mei-Lin Castellano', 'MC'],
        ['Maya', 'M'],
        ['  anna maria o’brien ', 'AO'],
        ['Émile Żak', 'ÉŻ'],
        ['', '?'],
    ])('abbreviates %s as %s', (name, initials) => {
        expect(initialsOf(name)).toBe(initials);
    });

    it('falls back to the initials when the photo does not load', () => {
        render(<Avatar name="Tom Vance" src="/photo.jpg" />);
        fireEvent.error(screen.getByRole('img', { name: 'Tom Vance' }));
        expect(screen.queryByRole('img')).not.toBeInTheDocument();
        expect(screen.getByText('TV')).toBeInTheDocument();
        expect(screen.getByText('Tom Vance')).toBeInTheDocument();
    });
});

describe('companies', () => {
    it('keep their own colour, or always get the same one', () => {
        expect(companyColor('Regal Bet', '#F2B705')).toBe('#f2b705');
        expect(companyColor('Regal Bet', null)).toBe(companyColor('Regal Bet', 'url(evil)'));
        expect(companyColor('Regal Bet', null)).toMatch(/^var\(--company-[1-8]\)$/);
    });

    it('use the text colour with the most contrast', () => {
        expect(inkOn('#f2b705')).toBe('#000000');
        expect(inkOn('#1d5fa8')).toBe('#ffffff');
    });

    it('have an accessible name when only the mark is shown', () => {
        render(<CompanyMark name="Regal Bet" markOnly />);
        expect(screen.getByText('Regal Bet')).toHaveClass('sr-only');
    });
});

describe('DescriptionList', () => {
    it('shows a dash for empty details and 0 for zero', () => {
        render(
            <DescriptionList
                items={[
                    { term: 'Affiliate', details: null },
                    { term: 'Client', details: false },
                    { term: 'Bets', details: 0 },
                ]}
            />,
        );
        expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual(['—', '—', '0']);
    });
});

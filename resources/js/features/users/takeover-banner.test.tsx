import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TakeoverBanner } from '@/features/users/takeover-banner';

it.each([
    [1, /: 1 record so far/],
    [1200, /: 1,200 records so far/],
])('counts %d moved records', (moved_rows, text) => {
    render(<TakeoverBanner takeover={{ moved_rows, created_at: '2026-11-20T03:00:00Z', finished_at: null }} />);

    expect(screen.getByText(text)).toBeVisible();
});

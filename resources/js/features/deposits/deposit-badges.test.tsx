import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { WaitingSince } from '@/features/deposits/deposit-badges';
import { showPage } from '@/testing/inertia';
import type { DepositAge } from '@/types/generated';

beforeEach(() => showPage({}));

it.each<[DepositAge, string, string]>([
    ['waiting', 'Waiting', 'text-info'],
    ['late', 'Late', 'text-warn'],
    ['overdue', 'Overdue', 'text-danger'],
])('shows %s deposits in colour and in words', (age, words, colour) => {
    render(<WaitingSince since="2026-11-19T01:00:00Z" age={age} />);

    const sign = screen.getByRole('img', { name: words });
    expect(sign.parentElement).toHaveClass(colour);
});

it('shows new deposits without colour and decided deposits without an age', () => {
    const { rerender, container } = render(<WaitingSince since="2026-11-19T01:00:00Z" age="fresh" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).not.toBeEmptyDOMElement();

    rerender(<WaitingSince since={null} age={null} />);
    expect(container).toBeEmptyDOMElement();
});

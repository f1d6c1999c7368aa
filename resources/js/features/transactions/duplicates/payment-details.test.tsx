import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '@/testing/inertia';
import { ReasonList, StrongestReason } from './duplicate-evidence';
import { formatGap } from './format-gap';
import { PaymentDetails } from './payment-details';
import { testDuplicate, testLine } from './test-duplicate';

it('marks the differences between the payments, also for screen readers', () => {
    const later = testLine({ bank_line_id: 12, description: 'OSKO DEPOSIT E Walsh 48213', end_to_end_id: 'CBAN2' });
    const duplicate = testDuplicate({ earlier: testLine({ end_to_end_id: 'CBAN1' }), later, repeat_bank_line_id: 12 });
    showPage({ user: null });
    render(<PaymentDetails line={later} duplicate={duplicate} />);

    expect(screen.getByText('OSKO DEPOSIT E').tagName).toBe('MARK');
    expect(screen.getByText('(only here)')).toBeInTheDocument();
    expect(screen.getByText('(differs)')).toBeInTheDocument();
    expect(screen.getByText('Duplicate')).toBeInTheDocument();
});

it('shows the reasons with their points', () => {
    render(<ReasonList reasons={testDuplicate().reasons} />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '+303 minutes apart',
        '−8The end-to-end ids differ',
    ]);
});

it('shows the strongest reason of a row and counts the others', () => {
    render(<StrongestReason reasons={[...testDuplicate().reasons, { words: 'Same payer', points: 1 }]} />);

    expect(screen.getByText('3 minutes apart')).toBeInTheDocument();
    expect(screen.getByText('and 2 other reasons')).toBeInTheDocument();
});

it.each([
    [45, '45 s'],
    [180, '3 min'],
    [3 * 3600, '3 h'],
    [3 * 86_400, '3 days'],
    [null, 'date only'],
])('formats %s seconds as %s', (seconds, words) => {
    expect(formatGap(seconds)).toBe(words);
});

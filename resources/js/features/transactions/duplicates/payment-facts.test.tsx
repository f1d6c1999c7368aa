import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '@/testing/inertia';
import { ReasonList } from './duplicate-evidence';
import { gapWords } from './gap-words';
import { PaymentFacts } from './payment-facts';
import { testDuplicate, testLine } from './test-duplicate';

it('marks what only one of the two says, in words too', () => {
    const later = testLine({ bank_line_id: 12, description: 'OSKO DEPOSIT E Walsh 48213', end_to_end_id: 'CBAN2' });
    const duplicate = testDuplicate({ earlier: testLine({ end_to_end_id: 'CBAN1' }), later, repeat_bank_line_id: 12 });
    showPage({ user: null });
    render(<PaymentFacts line={later} duplicate={duplicate} />);

    expect(screen.getByText('OSKO DEPOSIT E').tagName).toBe('MARK');
    expect(screen.getByText('(only here)')).toBeInTheDocument();
    expect(screen.getByText('(differs)')).toBeInTheDocument();
    expect(screen.getByText('Repeat')).toBeInTheDocument();
});

it('shows the weightiest reasons with their points and counts the rest', () => {
    render(<ReasonList reasons={[...testDuplicate().reasons, { words: 'Same payer', points: 1 }]} most={2} />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '+303 minutes apart',
        '−8The end-to-end ids differ',
        'and one more',
    ]);
});

it.each([
    [45, '45 s'],
    [180, '3 min'],
    [3 * 3600, '3 h'],
    [3 * 86_400, '3 days'],
    [null, 'by day only'],
])('says %s seconds as %s', (seconds, words) => {
    expect(gapWords(seconds)).toBe(words);
});

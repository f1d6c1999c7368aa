import { expect, it } from 'vitest';
import { differingParts } from './differing-parts';

it('marks the words that the other text lacks, ignoring case', () => {
    expect(differingParts('OSKO DEPOSIT E WALSH 48213', 'Payment from Emma Walsh 48213')).toEqual([
        { text: 'OSKO DEPOSIT E', differs: true },
        { text: 'WALSH 48213', differs: false },
    ]);
});

it('marks nothing in equal texts and everything when the other text is empty', () => {
    expect(differingParts('Payment from  Emma', 'payment FROM Emma')).toEqual([
        { text: 'Payment from Emma', differs: false },
    ]);
    expect(differingParts('Emma', '')).toEqual([{ text: 'Emma', differs: true }]);
    expect(differingParts('', 'Emma')).toEqual([]);
});

it('marks a word that is in another position', () => {
    expect(differingParts('Walsh Emma', 'Emma Walsh').filter((part) => part.differs)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { formatOdds, formatShare } from './odds';

test('odds have two decimals, and a third only when it is not zero', () => {
    expect([2500, 1875, 11000, 1010].map(formatOdds)).toEqual(['2.50', '1.875', '11.00', '1.01']);
});

test('a share has one decimal and a real minus sign', () => {
    expect([1250, -333, 0, null].map(formatShare)).toEqual(['12.5%', '−3.3%', '0.0%', '—']);
});

import { describe, expect, it } from 'vitest';
import { readDollars } from './amount';

describe('readDollars', () => {
    it.each([
        ['250', 25_000],
        ['1250.5', 125_050],
        [' $1,250.50 ', 125_050],
        ['10,000,000', 1_000_000_000],
        ['0.07', 7],
        ['0', 0],
    ])('reads %s', (typed, cents) => {
        expect(readDollars(typed)).toBe(cents);
    });

    it.each([
        '',
        '25,50',
        '12,5',
        '1,25.50',
        '12,50,000',
        '1250,',
        ',250',
        '1,2500',
        '1.234',
        '1.',
        '.5',
        '1e3',
        '-5',
        '5$',
        '1 250',
        '1234567890',
    ])('refuses %s', (typed) => {
        expect(readDollars(typed)).toBeNull();
    });
});

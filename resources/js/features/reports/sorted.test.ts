import { expect, it } from 'vitest';
import { sorted } from '@/features/reports/sorted';

const rows = [
    { label: 'Ben', margin: 1 },
    { label: 'Ann', margin: null },
    { label: 'Cleo', margin: -5 },
];

it('sorts text and numbers, with missing values lowest', () => {
    expect(sorted(rows, 'label').map(({ label }) => label)).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(sorted(rows, '-margin').map(({ label }) => label)).toEqual(['Ben', 'Cleo', 'Ann']);
    expect(sorted(rows, '')).toBe(rows);
});

import { expect, it } from 'vitest';
import { diffLines } from '@/features/guides/line-diff';

it('pairs a changed line and keeps equal ones', () => {
    expect(diffLines('a\n$1,000\nc', 'a\n$2,500\nc')).toEqual([
        { left: 'a', right: 'a', isSame: true },
        { left: '$1,000', right: '$2,500', isSame: false },
        { left: 'c', right: 'c', isSame: true },
    ]);
});

it('shows added and removed lines on their side', () => {
    expect(diffLines('a\nb', 'a\nx\ny\nb')).toEqual([
        { left: 'a', right: 'a', isSame: true },
        { left: null, right: 'x', isSame: false },
        { left: null, right: 'y', isSame: false },
        { left: 'b', right: 'b', isSame: true },
    ]);
    expect(diffLines('a\nb', 'b')).toEqual([
        { left: 'a', right: null, isSame: false },
        { left: 'b', right: 'b', isSame: true },
    ]);
});

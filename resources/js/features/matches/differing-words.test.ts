import { expect, it } from 'vitest';
import { differingWords } from './differing-words';

it.each([
    ['7 Mar 1980', '3 Jul 1980', ['', '7 Mar', '1980']],
    ['12 Alma St, Fitzroy', '14 Alma St, Fitzroy', ['', '12', 'Alma St, Fitzroy']],
    ['0491 570 156', '0491 570 165', ['0491 570', '156', '']],
    ['Mary Ann Lee', 'Mary Lee', ['Mary', 'Ann', 'Lee']],
    ['Mary Lee', 'Mary Ann Lee', ['Mary', '', 'Lee']],
    ['Lee Lee', 'Lee', ['Lee', 'Lee', '']],
    ['William', '', ['', 'William', '']],
])('marks the words of “%s” that “%s” doesn’t have', (text, other, [before, different, after]) => {
    expect(differingWords(text, other)).toEqual({ before, different, after });
});

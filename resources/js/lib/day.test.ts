import { describe, expect, it } from 'vitest';
import { addDays, addMonths, readAnyDay, readDay, weekdayOf, writeDay } from './day';

describe('a typed day', () => {
    it.each([
        ['20/11/2026', '2026-11-20'],
        ['5/3/26', '2026-03-05'],
        ['5.3.84', '1984-03-05'],
        ['05-03-2026', '2026-03-05'],
        ['05032026', '2026-03-05'],
        [' 2026-11-20 ', '2026-11-20'],
        ['29/02/2024', '2024-02-29'],
    ])('reads %s as %s, the day before the month', (text, day) => {
        expect(readAnyDay(text, 2026)).toBe(day);
    });

    it.each(['29/2/1983', '31/04/2026', '11/20/2026', '20/11', '20/11/202', 'tomorrow', '', '2026-02-30'])(
        'refuses %j',
        (text) => {
            expect(readAnyDay(text, 2026)).toBeNull();
        },
    );

    it('with a short year is complete only when the field is left', () => {
        expect(readDay('5/3/20')).toBeNull();
        expect(readDay('5/3/2026')).toBe('2026-03-05');
    });

    it('is written as in Australia, and other text stays', () => {
        expect(writeDay('2026-11-05')).toBe('05/11/2026');
        expect(writeDay('31/02/')).toBe('31/02/');
    });
});

it('moves by days and by months, within the shorter month', () => {
    expect(addDays('2026-10-04', -7)).toBe('2026-09-27');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(weekdayOf('2026-11-23')).toBe(0);
});

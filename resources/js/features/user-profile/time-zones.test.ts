import { expect, it } from 'vitest';
import { timeZoneOption, timeZoneOptions } from './time-zones';

it('labels time zones by place', () => {
    expect(timeZoneOption('Australia/Lord_Howe').label).toBe('Lord Howe, Australia');
    expect(timeZoneOption('America/Argentina/Buenos_Aires').label).toBe('Buenos Aires, Argentina, America');
    expect(timeZoneOption('UTC').label).toBe('UTC');
});

it('lists Australian time zones first', () => {
    const values = timeZoneOptions().map((option) => option.value);

    expect(values[0]).toMatch(/^Australia\//);
    expect(values.lastIndexOf('Australia/Sydney')).toBeLessThan(values.indexOf('Africa/Cairo'));
});

import { expect, it } from 'vitest';
import { peopleLines } from './list-form';

it('counts the lines of people like the server: without a heading and empty lines', () => {
    expect(peopleLines('First name,Last name\r\nEmma,Walsh,12/04/1988\r\n\r\nBob,Ellery,14/03/1979\n')).toEqual([
        'Emma,Walsh,12/04/1988',
        'Bob,Ellery,14/03/1979',
    ]);
    expect(peopleLines('Firsta,Walsh,12/04/1988')).toEqual(['Firsta,Walsh,12/04/1988']);
});

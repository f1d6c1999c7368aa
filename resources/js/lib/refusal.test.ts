import { expect, it } from 'vitest';
import { fieldErrorsOf, messageOf } from '@/lib/refusal';

const refused = (data: unknown, status = 409) => Object.assign(new Error('refused'), { response: { status, data } });

it.each([
    ['the server’s message', refused('{"message":"Hugo is paying this."}'), 'Hugo is paying this.'],
    ['null without a message', refused('{}'), null],
    ['null for a fault of the server', refused('{"message":"Server Error"}', 500), null],
    ['null for a message that is not text', refused('{"message":["x"]}'), null],
    ['null for a page', refused('<html>'), null],
    ['null for a null body', refused('null'), null],
    ['null without a response', new Error('network'), null],
    ['null for something that is not an error', 'refused', null],
])('returns %s', (_, error, message) => {
    expect(messageOf(error)).toBe(message);
});

it('returns the first message about each field', () => {
    const error = refused('{"message":"The file is empty.","errors":{"file":["The file is empty.","Split it."]}}', 422);

    expect(fieldErrorsOf(error)).toEqual({ file: 'The file is empty.' });
    expect(fieldErrorsOf(new Error('network'))).toEqual({});
});

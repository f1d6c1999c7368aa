import { expect, it } from 'vitest';
import { messageOf } from '@/lib/message-of';

const refused = (data: unknown) => Object.assign(new Error('refused'), { response: { status: 409, data } });

it.each([
    ['the server’s message', refused('{"message":"Hugo is paying this."}'), 'Hugo is paying this.'],
    ['null without a message', refused('{}'), null],
    ['null for a message that is not text', refused('{"message":["x"]}'), null],
    ['null for a page', refused('<html>'), null],
    ['null for a null body', refused('null'), null],
    ['null without a response', new Error('network'), null],
    ['null for something that is not an error', 'refused', null],
])('returns %s', (_, error, message) => {
    expect(messageOf(error)).toBe(message);
});

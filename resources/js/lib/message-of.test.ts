import { expect, it } from 'vitest';
import { messageOf } from '@/lib/message-of';

const refused = (data: unknown) => Object.assign(new Error('refused'), { response: { status: 409, data } });

it.each([
    ['what the server says', refused('{"message":"Hugo is paying this."}'), 'Hugo is paying this.'],
    ['nothing where it says nothing', refused('{}'), null],
    ['nothing of another kind', refused('{"message":["x"]}'), null],
    ['nothing of a page', refused('<html>'), null],
    ['nothing of a list', refused('null'), null],
    ['nothing of a lost answer', new Error('network'), null],
    ['nothing of what is no error', 'refused', null],
])('reads %s', (_, error, message) => {
    expect(messageOf(error)).toBe(message);
});

import { expect, it } from 'vitest';
import { displayText, mentionQuery, mentionsIn, partsOf, storedText } from '@/features/notes/mention-text';

const BODY = 'Ask @[Tom Vance](user:3) and @[Tom Vance-Li](user:4), see https://example.com/a?b=1.';

it('displays mentions by name and stores them by user id', () => {
    expect(displayText(BODY)).toBe('Ask @Tom Vance and @Tom Vance-Li, see https://example.com/a?b=1.');
    expect(storedText(displayText(BODY), mentionsIn(BODY))).toBe(BODY);
    expect(storedText('@Tom Vances and @Tomas', new Map([['Tom Vance', 3]]))).toBe('@Tom Vances and @Tomas');
});

it('finds the mention being typed', () => {
    expect(mentionQuery('Hi @to', 6)).toEqual({ start: 3, query: 'to' });
    expect(mentionQuery('Hi @Tom V', 9)).toEqual({ start: 3, query: 'Tom V' });
    expect(mentionQuery('(@', 2)).toEqual({ start: 1, query: '' });
    expect(mentionQuery('mei@example', 11)).toBeNull();
});

it('splits a note into text, mentions and links without interpreting markup', () => {
    expect(partsOf(`<b>${BODY}`)).toEqual([
        { kind: 'text', text: '<b>Ask ' },
        { kind: 'mention', text: '@Tom Vance', userId: 3 },
        { kind: 'text', text: ' and ' },
        { kind: 'mention', text: '@Tom Vance-Li', userId: 4 },
        { kind: 'text', text: ', see ' },
        { kind: 'link', text: 'https://example.com/a?b=1' },
        { kind: 'text', text: '.' },
    ]);
    expect(partsOf('javascript:alert(1)')).toEqual([{ kind: 'text', text: 'javascript:alert(1)' }]);
});

import { expect, it } from 'vitest';
import { parseInline, parseMarkdown } from '@/features/guides/markdown';

it('reads headings, paragraphs, lists, quotes and tables', () => {
    const source = [
        'First line',
        'and second.',
        '## Second approver',
        '| Limit | Value |',
        '|---|---|',
        '| From | $1,000.00 |',
        '',
        '1. One',
        '2. Two',
        '',
        '- A',
        '> Quoted',
    ].join('\n');

    expect(parseMarkdown(source)).toEqual([
        { kind: 'paragraph', text: 'First line and second.' },
        { kind: 'heading', level: 2, text: 'Second approver', id: 'second-approver' },
        { kind: 'table', head: ['Limit', 'Value'], rows: [['From', '$1,000.00']] },
        { kind: 'list', isOrdered: true, items: ['One', 'Two'] },
        { kind: 'list', isOrdered: false, items: ['A'] },
        { kind: 'quote', text: 'Quoted' },
    ]);
});

it('reads bold, italics, code and links', () => {
    expect(parseInline('A **b** *c* `d` [e](/clients).')).toEqual([
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'b' },
        { kind: 'text', text: ' ' },
        { kind: 'em', text: 'c' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'd' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'e', href: '/clients' },
        { kind: 'text', text: '.' },
    ]);
});

it.each(['[x](javascript:alert(1))', '[x](//evil.example)', '[x](data:text/html,1)'])('leaves %s as text', (text) => {
    expect(parseInline(text).some(({ kind }) => kind === 'link')).toBe(false);
});

it('ends on lines that look like a block but are none', () => {
    expect(parseMarkdown('#no heading\n####### seven')).toEqual([
        { kind: 'paragraph', text: '#no heading ####### seven' },
    ]);
});

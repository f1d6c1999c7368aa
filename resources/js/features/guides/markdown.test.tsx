import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from '@/features/guides/markdown';

it('shows headings, paragraphs, lists and tables', () => {
    const source = [
        'First **line**',
        'and second.',
        '## Second approver',
        '| Limit | Value |',
        '|---|---|',
        '| From | $1,000.00 |',
        '',
        '1. One',
        '2. Two',
        '- A',
        '### Below',
        '#no heading',
    ].join('\n');
    render(<Markdown source={source} />);

    expect(screen.getByText('line').closest('p')).toHaveTextContent('First line and second.');
    expect(screen.getByRole('heading', { name: 'Second approver', level: 2 })).toHaveAttribute('id', 'second-approver');
    expect(screen.getByRole('heading', { name: 'Below', level: 3 })).toBeVisible();
    expect(screen.getByText('#no heading').tagName).toBe('P');
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Limit', 'Value']);
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['From', '$1,000.00']);
    expect(screen.getAllByRole('list').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
        ['OL', 'OneTwo'],
        ['UL', 'A'],
    ]);
});

it('shows bold, italics and code, and leaves a single asterisk alone', () => {
    const { container } = render(<Markdown source="Pay **now**, *never* `A*B`, 2 * 3 * 4" />);

    expect(container.querySelector('p')?.innerHTML.replace(/ class="[^"]*"/g, '')).toBe(
        'Pay <strong>now</strong>, <em>never</em> <code>A*B</code>, 2 * 3 * 4',
    );
});

it('links to pages of Paddock and of the web, and to no other address', () => {
    render(
        <Markdown source="[a](/clients) [b](https://nt.gov.au) [c](javascript:alert(1)) [d](//evil.example) [e](data:text/html,1)" />,
    );

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/clients',
        'https://nt.gov.au',
    ]);
    expect(screen.getByText(/\[d\]\(\/\/evil.example\)/)).toBeVisible();
});

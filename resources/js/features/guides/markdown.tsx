import { Fragment, type ReactNode } from 'react';
import { Scroller } from '@/features/guides/scroller';
import { cn } from '@/lib/cn';

type Kind = 'heading' | 'table' | 'ol' | 'ul' | 'text' | 'none';

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+/;
/** Links lead to web pages and to pages of Paddock. Other addresses stay text, so a guide can't run a script. */
const INLINE = /(\*\*.+?\*\*|\*[^\s*][^*]*\*|`[^`]+`|\[[^\]]+\]\((?:https?:\/\/|\/(?!\/))[^)\s]*\))/;
/** Amounts and times stay on one line. */
const SHORT_CELL = 12;

/** The Markdown that guides use: headings, paragraphs, lists, tables, bold, italics, code and links. It is built from elements, never from HTML. */
export function Markdown({ source }: { source: string }) {
    return (
        <div className="flex max-w-[72ch] flex-col gap-3 leading-relaxed print:max-w-none">
            {blocksOf(source).map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and are replaced together
                <Block key={index} {...block} />
            ))}
        </div>
    );
}

export function headingId(text: string): string {
    return text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}

/** Following lines of the same kind. A heading is one line. */
function blocksOf(source: string): { kind: Kind; lines: string[] }[] {
    const blocks: { kind: Kind; lines: string[] }[] = [];
    for (const line of source.split(/\r?\n/)) {
        const [kind, last] = [kindOf(line), blocks.at(-1)];
        if (last?.kind === kind && kind !== 'heading') {
            last.lines.push(line);
        } else {
            blocks.push({ kind, lines: [line] });
        }
    }

    return blocks.filter(({ kind }) => kind !== 'none');
}

function kindOf(line: string): Kind {
    const item = ITEM.exec(line);
    if (item) {
        return item[1] === undefined ? 'ul' : 'ol';
    }
    if (/^#{1,6}\s/.test(line)) {
        return 'heading';
    }

    return line.trim() === '' ? 'none' : line.trim().startsWith('|') ? 'table' : 'text';
}

function Block({ kind, lines }: { kind: Kind; lines: string[] }) {
    if (kind === 'heading') {
        const text = lines.join('').replace(/^#+\s+/, '');
        const Heading = lines[0]?.startsWith('###') ? 'h3' : 'h2';

        return (
            <Heading
                id={headingId(text)}
                className={cn('mt-3 scroll-mt-4 font-strong first:mt-0', Heading === 'h2' && 'text-base')}
            >
                <Text text={text} />
            </Heading>
        );
    }
    if (kind === 'ul' || kind === 'ol') {
        const List = kind;

        return (
            <List className={cn('pl-6', kind === 'ol' ? 'list-decimal' : 'list-disc')}>
                {lines.map((line) => (
                    <li key={line} className="py-0.5">
                        <Text text={line.replace(ITEM, '')} />
                    </li>
                ))}
            </List>
        );
    }
    if (kind === 'table') {
        return <Table rows={lines.map(cellsOf)} />;
    }

    return (
        <p>
            <Text text={lines.map((line) => line.trim()).join(' ')} />
        </p>
    );
}

/** The second row is the line below the headings. */
function Table({ rows: [head = [], , ...rows] }: { rows: string[][] }) {
    return (
        <Scroller label={head.join(', ')} className="rounded-card border border-line">
            <table className="w-full min-w-[34rem] border-collapse text-left print:min-w-0">
                <thead className="bg-sunken text-compact text-muted">
                    <tr>
                        {head.map((cell) => (
                            <th key={cell} scope="col" className="px-3 py-2 font-medium">
                                <Text text={cell} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row) => (
                        <tr key={row.join('|')} className="border-t border-line align-top">
                            {head.map((column, index) => (
                                <td
                                    key={column}
                                    className={cn(
                                        'px-3 py-2 tabular',
                                        (row[index]?.length ?? 0) <= SHORT_CELL && 'whitespace-nowrap',
                                    )}
                                >
                                    <Text text={row[index] ?? ''} />
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </Scroller>
    );
}

function cellsOf(line: string): string[] {
    const cells = line.trim().replace(/^\||\|$/g, '');

    return cells.split('|').map((cell) => cell.trim());
}

function Text({ text }: { text: string }) {
    return text.split(INLINE).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
        index % 2 === 0 ? part : <Fragment key={index}>{inlineOf(part)}</Fragment>,
    );
}

function inlineOf(part: string): ReactNode {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (label !== undefined) {
        return (
            <a href={href} className="text-accent underline underline-offset-2">
                {label}
            </a>
        );
    }
    if (part.startsWith('**')) {
        return <strong className="font-strong">{part.slice(2, -2)}</strong>;
    }

    return part.startsWith('*') ? (
        <em>{part.slice(1, -1)}</em>
    ) : (
        <code className="text-compact">{part.slice(1, -1)}</code>
    );
}

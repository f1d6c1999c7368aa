import { type Block, type Inline, parseInline, parseMarkdown } from '@/features/guides/markdown';
import { Scroller } from '@/features/guides/scroller';
import { cn } from '@/lib/cn';

/** The text of a guide. It is built from elements, never from HTML. */
export function MarkdownView({ source }: { source: string }) {
    return (
        <div className="flex max-w-[72ch] flex-col gap-3 leading-relaxed print:max-w-none">
            {parseMarkdown(source).map((block, index) => (
                // Blocks have no other identity, and are replaced together.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <BlockView key={index} block={block} />
            ))}
        </div>
    );
}

function BlockView({ block }: { block: Block }) {
    switch (block.kind) {
        case 'heading':
            return block.level === 2 ? (
                <h2 id={block.id} className="mt-3 scroll-mt-4 text-base font-strong first:mt-0">
                    <Text text={block.text} />
                </h2>
            ) : (
                <h3 id={block.id} className="mt-1 scroll-mt-4 font-strong">
                    <Text text={block.text} />
                </h3>
            );
        case 'list': {
            const List = block.isOrdered ? 'ol' : 'ul';

            return (
                <List className={block.isOrdered ? 'list-decimal pl-6' : 'list-disc pl-6'}>
                    {block.items.map((item) => (
                        <li key={item} className="py-0.5">
                            <Text text={item} />
                        </li>
                    ))}
                </List>
            );
        }
        case 'table':
            return <TableView head={block.head} rows={block.rows} />;
        case 'quote':
            return (
                <blockquote className="border-l-2 border-line-strong pl-3 text-muted">
                    <Text text={block.text} />
                </blockquote>
            );
        default:
            return (
                <p>
                    <Text text={block.text} />
                </p>
            );
    }
}

function TableView({ head, rows }: { head: string[]; rows: string[][] }) {
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
                                    className={cn('px-3 py-2 tabular', isShort(row[index]) && 'whitespace-nowrap')}
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

/** Amounts and times stay on one line. */
function isShort(cell = ''): boolean {
    return cell.length <= 12;
}

function Text({ text }: { text: string }) {
    return parseInline(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
        <Part key={index} part={part} />
    ));
}

function Part({ part }: { part: Inline }) {
    switch (part.kind) {
        case 'strong':
            return <strong className="font-strong">{part.text}</strong>;
        case 'em':
            return <em>{part.text}</em>;
        case 'code':
            return <code className="rounded-tag bg-sunken px-1 text-compact">{part.text}</code>;
        case 'link':
            return (
                <a href={part.href} className="text-accent underline underline-offset-2">
                    {part.text}
                </a>
            );
        default:
            return part.text;
    }
}

import { type DiffRow, diffLines } from '@/features/guides/line-diff';
import { Scroller } from '@/features/guides/scroller';
import { cn } from '@/lib/cn';

interface VersionDiffProps {
    before: string;
    after: string;
    titles: [string, string];
}

/** Two texts side by side. Changed lines are marked with a sign and a colour. */
export function VersionDiff({ before, after, titles }: VersionDiffProps) {
    const rows = diffLines(before, after);
    if (rows.every(({ isSame }) => isSame)) {
        return <p className="p-4 text-muted">The texts are the same.</p>;
    }

    return (
        <Scroller label="Comparison">
            <table className="w-full min-w-176 table-fixed border-collapse text-left text-compact">
                <thead className="border-b border-line bg-sunken text-muted">
                    <tr>
                        {titles.map((title) => (
                            <th key={title} scope="col" className="px-3 py-2 font-medium">
                                {title}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
                        <tr key={index} className="align-top">
                            <Side row={row} text={row.left} sign="−" label="Removed" className="bg-danger-soft" />
                            <Side row={row} text={row.right} sign="+" label="Added" className="bg-ok-soft" />
                        </tr>
                    ))}
                </tbody>
            </table>
        </Scroller>
    );
}

interface SideProps {
    row: DiffRow;
    text: string | null;
    sign: string;
    label: string;
    className: string;
}

function Side({ row, text, sign, label, className }: SideProps) {
    const isChanged = !row.isSame && text !== null;

    return (
        <td className={cn('px-3 py-0.5 break-words whitespace-pre-wrap', isChanged && className)}>
            {isChanged && (
                <>
                    <span aria-hidden="true" className="mr-2 select-none">
                        {sign}
                    </span>
                    <span className="sr-only">{label}: </span>
                </>
            )}
            {text === '' ? '\u00a0' : text}
        </td>
    );
}

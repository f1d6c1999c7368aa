import { Card, CardHeader } from '@/components/ui/card';
import { formatCount } from '@/lib/format';
import type { ImportProblem } from '@/types/generated';

const SHOWN = 12;

/** The issues in the file, each with the number of rows and the first row. */
export function ProblemList({ problems }: { problems: readonly ImportProblem[] }) {
    return (
        <Card>
            <CardHeader title="Issues" />
            <ul className="divide-y divide-line">
                {problems.slice(0, SHOWN).map(({ column, message, count, row_no }) => (
                    <li
                        key={`${column} ${message}`}
                        className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2"
                    >
                        <span className="min-w-8 font-strong tabular">{formatCount(count)}</span>
                        <span className="min-w-0 flex-1 basis-60">
                            {column !== null && <span className="text-muted">{column}: </span>}
                            {message}
                        </span>
                        <span className="text-compact text-muted">first in row {formatCount(row_no)}</span>
                    </li>
                ))}
            </ul>
        </Card>
    );
}

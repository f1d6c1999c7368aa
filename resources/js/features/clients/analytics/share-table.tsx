import type { ReactNode } from 'react';
import { ShareBar } from '@/components/charts/share-bar';
import { Card, CardHeader } from '@/components/ui/card';

interface ShareRow {
    label: string;
    /** The length of the bar, relative to the largest size. */
    size: number;
    values: readonly ReactNode[];
}

interface ShareTableProps {
    title: string;
    /** The headings of the value columns. */
    heads: readonly string[];
    rows: readonly ShareRow[];
    className: string;
}

/** A short table with a bar below each label. */
export function ShareTable({ title, heads, rows, className }: ShareTableProps) {
    const most = Math.max(1, ...rows.map((row) => row.size));

    return (
        <Card className={className}>
            <CardHeader title={title} />
            <div className="relative overflow-x-auto px-4 py-2">
                <table className="w-full">
                    <caption className="sr-only">{title}</caption>
                    <thead>
                        <tr className="text-compact text-muted">
                            <th scope="col" className="py-1.5 text-left font-normal">
                                <span className="sr-only">Group</span>
                            </th>
                            {heads.map((head) => (
                                <th
                                    key={head}
                                    scope="col"
                                    className="py-1.5 pl-4 text-right font-normal whitespace-nowrap"
                                >
                                    {head}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map((row) => (
                            <tr key={row.label} className="border-t border-line">
                                <th scope="row" className="w-1/2 min-w-32 py-2 text-left font-normal">
                                    <span className="block truncate">{row.label}</span>
                                    <ShareBar size={row.size} most={most} />
                                </th>
                                {row.values.map((value, index) => (
                                    <td
                                        key={heads[index]}
                                        className="py-2 pl-4 text-right align-top whitespace-nowrap tabular"
                                    >
                                        {value}
                                    </td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </Card>
    );
}

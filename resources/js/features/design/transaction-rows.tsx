import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { cn } from '@/lib/cn';

interface Row {
    id: number;
    at: string;
    client: string;
    rating: number;
    type: string;
    status: string;
    tone: Tone;
    cents: number;
    look?: string;
}

const ROWS: ReadonlyArray<Row> = [
    {
        id: 1,
        at: '2026-11-19T22:12:00Z',
        client: 'Imran Qureshi',
        rating: 4,
        type: 'Deposit',
        status: 'Pending',
        tone: 'warn',
        cents: 45_000,
    },
    {
        id: 2,
        at: '2026-11-19T21:58:00Z',
        client: 'Bronte Hale',
        rating: 7,
        type: 'Withdrawal',
        status: 'Checked',
        tone: 'warn',
        cents: -120_000,
        look: 'row-withdrawal',
    },
    {
        id: 3,
        at: '2026-11-19T21:40:00Z',
        client: 'Grace Whitlam',
        rating: 13,
        type: 'Bonus bet',
        status: 'Completed',
        tone: 'ok',
        cents: 5_000,
        look: 'row-bonus',
    },
    {
        id: 4,
        at: '2026-11-19T11:03:00Z',
        client: 'Luca Ferrante',
        rating: 6,
        type: 'Deposit',
        status: 'Cancelled',
        tone: 'neutral',
        cents: 10_000,
        look: 'row-void',
    },
];

/** Transaction rows in each style, and the animation of a row that leaves the list. */
export function TransactionRows() {
    const [leaving, setLeaving] = useState<number | null>(null);
    const [gone, setGone] = useState<ReadonlyArray<number>>([]);
    const rows = ROWS.filter(({ id }) => !gone.includes(id));

    return (
        <Card>
            <CardHeader
                title="Transactions to review"
                level={3}
                actions={
                    <Button size="sm" onClick={() => (rows[0] ? setLeaving(rows[0].id) : setGone([]))}>
                        {rows.length > 0 ? 'Complete the first row' : 'Reset rows'}
                    </Button>
                }
            />
            <ul aria-label="Transactions">
                {rows.map((row) => (
                    <TransactionRow
                        key={row.id}
                        row={row}
                        leaving={row.id === leaving}
                        onGone={() => setGone([...gone, row.id])}
                    />
                ))}
            </ul>
        </Card>
    );
}

interface TransactionRowProps {
    row: Row;
    leaving: boolean;
    onGone: () => void;
}

function TransactionRow({ row, leaving, onGone }: TransactionRowProps) {
    return (
        <li
            onAnimationEnd={onGone}
            className={cn(
                'grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 md:grid-cols-[11rem_1fr_8rem_8rem_8rem]',
                row.look,
                leaving && 'row-leaving',
            )}
        >
            <span className="max-md:order-3 max-md:text-compact max-md:text-muted">
                <DateTime value={row.at} />
            </span>
            <span className="flex items-center gap-2 font-medium">
                <RatingDot value={row.rating} reviewedAt={row.at} />
                {row.client}
            </span>
            <span className="max-md:hidden">{row.type}</span>
            <span className="max-md:order-4 max-md:text-right">
                <Badge tone={row.tone}>{row.status}</Badge>
            </span>
            <Money cents={row.cents} />
        </li>
    );
}

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { differingParts } from '@/features/transactions/duplicates/differing-parts';
import { PaymentClient } from '@/features/transactions/duplicates/payment-client';
import { cn } from '@/lib/cn';
import { type DuplicateLine, type DuplicateRow, PaymentRailLabels } from '@/types/generated';

interface PaymentDetailsProps {
    line: DuplicateLine;
    duplicate: DuplicateRow;
}

/** One payment of a case. Differences from the other payment are marked, also for screen readers. */
export function PaymentDetails({ line, duplicate }: PaymentDetailsProps) {
    const other = line === duplicate.earlier ? duplicate.later : duplicate.earlier;
    const isDuplicate = duplicate.repeat_bank_line_id === line.bank_line_id;

    return (
        <div className="flex min-w-0 flex-col gap-1 font-normal whitespace-normal">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-strong">{line.payer_name ?? 'Payer not named'}</span>
                {isDuplicate && <Badge tone="danger">Duplicate</Badge>}
                {line.is_of_file && <Badge>Bank file</Badge>}
            </p>
            <p className="text-compact break-words">
                <MarkedText text={line.description} other={other.description} />
            </p>
            <dl className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-2 text-compact">
                <Fact label="Paid">
                    <DateTime value={line.value_at} dateOnly={line.is_of_file} /> · {PaymentRailLabels[line.rail]}
                </Fact>
                <Fact label="Amount" differs={line.amount_cents !== other.amount_cents}>
                    <Money inline cents={line.amount_cents} />
                </Fact>
                <Fact label="End-to-end id" differs={differ(line.end_to_end_id, other.end_to_end_id)}>
                    {line.end_to_end_id ? <Code>{line.end_to_end_id}</Code> : <Nothing />}
                </Fact>
                <Fact label="Bank reference">
                    <Code>{line.bank_reference}</Code>
                </Fact>
                <Fact label="Deposit">
                    <PaymentClient line={line} />
                </Fact>
            </dl>
        </div>
    );
}

export function MarkedText({ text, other }: { text: string; other: string }) {
    const parts = differingParts(text, other);
    let at = 0;

    return parts.map((part) => {
        const key = at;
        at += part.text.length + 1;

        return part.differs ? (
            <span key={key}>
                {key > 0 && ' '}
                <mark className="rounded-tag bg-warn-soft px-1 text-warn">
                    {part.text}
                    <span className="sr-only"> (only here)</span>
                </mark>
            </span>
        ) : (
            <span key={key}>
                {key > 0 && ' '}
                {part.text}
            </span>
        );
    });
}

/** True when both have a value and the values differ. */
function differ(one: string | null, other: string | null): boolean {
    return one !== null && other !== null && one !== other;
}

function Code({ children }: { children: string }) {
    return (
        <code className="block truncate text-xs" title={children}>
            {children}
        </code>
    );
}

interface FactProps {
    label: string;
    differs?: boolean;
    children: ReactNode;
}

function Fact({ label, differs = false, children }: FactProps) {
    return (
        <>
            <dt className="text-muted">{label}</dt>
            <dd className={cn('min-w-0 break-words', differs && 'text-warn')}>
                {children}
                {differs && <span className="sr-only"> (differs)</span>}
            </dd>
        </>
    );
}

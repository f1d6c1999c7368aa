import { ReceiptPercentIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReceiptRow } from '@/types/generated';

interface ReceiptsCardProps {
    receipts: ReceiptRow[];
    isPast?: boolean;
}

/** The gate's decisions about the client, with their reasons. */
export function ReceiptsCard({ receipts, isPast = false }: ReceiptsCardProps) {
    return (
        <Card>
            <CardHeader title="Decisions of the gate" />
            {receipts.length === 0 ? (
                <EmptyState icon={ReceiptPercentIcon} title="No decisions">
                    {isPast
                        ? 'None was recorded by then.'
                        : 'Every message, deposit, bonus and transfer is checked and listed here.'}
                </EmptyState>
            ) : (
                <ol>
                    {receipts.map((receipt) => (
                        <li key={receipt.id} className="border-b border-line px-4 py-2.5 last:border-0">
                            <p className="flex flex-wrap items-center gap-2">
                                <span className="font-medium">{receipt.purpose_label}</span>
                                {receipt.is_allowed ? (
                                    <Badge tone="ok">Allowed</Badge>
                                ) : (
                                    <Badge tone="danger">Refused</Badge>
                                )}
                            </p>
                            {receipt.reasons.map((reason) => (
                                <p key={reason} className="text-compact">
                                    {reason}
                                </p>
                            ))}
                            <p className="text-compact text-muted">
                                <DateTime value={receipt.decided_at} /> · {receipt.actor_name ?? 'Automatically'} ·
                                rules of {receipt.rule_version}
                            </p>
                        </li>
                    ))}
                </ol>
            )}
        </Card>
    );
}

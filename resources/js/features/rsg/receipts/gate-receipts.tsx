import { Link } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import { SkeletonText } from '@/components/ui/skeleton';
import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { useViewer } from '@/hooks/use-viewer';
import { formatDate, formatDateTime, formatTime } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { can } from '@/lib/shared-props';
import { clients, rsg } from '@/routes/generated';
import type { AuthUser, ReceiptRow, ReceiptSubject } from '@/types/generated';

export interface GateReceiptsProps {
    subject: ReceiptSubject;
    id: number;
    /** A new value loads the receipts again, for example after a decision. */
    version?: string;
}

/** Whether the user may see what the gate decided. */
export function seesReceipts(viewer: AuthUser | null): boolean {
    return can(viewer, 'viewRsg') && can(viewer, 'viewClients');
}

/** The gate's decisions about a message, bonus or payment. Loads when it is shown. */
export function GateReceipts({ subject, id, version = '' }: GateReceiptsProps) {
    const [receipts, setReceipts] = useState<ReceiptRow[] | 'failed' | null>(null);
    const isAllowed = seesReceipts(useViewer());

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new version loads again.
    useEffect(() => {
        if (!isAllowed) {
            return;
        }
        const controller = new AbortController();
        requestJson<ReceiptRow[]>(rsg.receipts({ query: { subject, id } }), { signal: controller.signal })
            .then(setReceipts)
            .catch(() => controller.signal.aborted || setReceipts('failed'));

        return () => controller.abort();
    }, [subject, id, version, isAllowed]);

    if (!isAllowed) {
        return null;
    }
    if (receipts === null) {
        return <SkeletonText lines={2} />;
    }
    if (receipts === 'failed') {
        return <p className="text-compact text-muted">Couldn’t load the protection checks. Close and try again.</p>;
    }
    if (receipts.length === 0) {
        return <p className="text-compact text-muted">No protection check recorded.</p>;
    }

    const clientId = receipts[0]?.client_id ?? null;

    return (
        <div className="flex flex-col gap-2 text-compact">
            <ol className="flex flex-col gap-2">
                {receipts.map((receipt) => (
                    <Receipt key={receipt.id} receipt={receipt} />
                ))}
            </ol>
            {clientId !== null && (
                <Link href={clients.rsg({ client: clientId })} className="w-fit text-accent underline">
                    All checks of the client
                </Link>
            )}
        </div>
    );
}

function Receipt({ receipt }: { receipt: ReceiptRow }) {
    const timeZone = useTimeZone();
    const isToday = formatDate(receipt.decided_at, timeZone) === formatDate(new Date(useNow()).toISOString(), timeZone);
    const time = (isToday ? formatTime : formatDateTime)(receipt.decided_at, timeZone);

    return (
        <li>
            {receipt.is_allowed ? (
                <p className="text-ok">Allowed by the protection check of {time}</p>
            ) : (
                <p className="text-danger">Refused: {receipt.reasons.join(' ')}</p>
            )}
            <p className="text-muted">
                {receipt.is_allowed ? '' : `${time} · `}
                {receipt.purpose_label} · rules of {receipt.rule_version}
            </p>
        </li>
    );
}

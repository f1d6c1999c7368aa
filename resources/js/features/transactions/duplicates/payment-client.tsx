import { PageLink } from '@/components/page-link';
import { Nothing } from '@/components/ui/known';
import { DepositStatusBadge } from '@/features/deposits/deposit-badges';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { clients } from '@/routes/generated';
import type { DuplicateLine } from '@/types/generated';

/** Status of the deposit and its client. */
export function PaymentClient({ line }: { line: DuplicateLine }) {
    const viewer = useViewer();
    if (line.deposit_status === null) {
        return <Nothing />;
    }
    const name = line.client_name === null ? 'no client yet' : `${line.client_name} (${line.client_pin})`;

    return (
        <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5">
            <DepositStatusBadge status={line.deposit_status} />
            {line.client_id !== null && can(viewer, 'viewClients') ? (
                <PageLink href={clients.edit({ client: line.client_id })} className="hover:underline">
                    {name}
                </PageLink>
            ) : (
                <span className={line.client_id === null ? 'text-muted' : undefined}>{name}</span>
            )}
        </span>
    );
}

import { Link } from '@inertiajs/react';
import { CompanyMark } from '@/components/ui/company-mark';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { clients } from '@/routes/generated';
import type { ClientRow } from '@/types/generated';

/** A client in the search results. */
export function ClientHit({ client }: { client: ClientRow }) {
    return (
        <li className="border-b border-line last:border-0">
            <Link
                href={clients.edit({ client: client.id })}
                prefetch
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-2.5 hover:bg-sunken lg:grid lg:grid-cols-[2fr_1fr_1fr_14rem_7rem]"
            >
                <span className="flex min-w-0 items-center gap-2.5">
                    <RatingDot
                        value={client.client_rating}
                        description={client.client_rating_description}
                        reviewedAt={client.rating_reviewed_at}
                    />
                    <span className="min-w-0 font-medium wrap-anywhere lg:truncate">{client.full_name}</span>
                    <span className="shrink-0 text-compact text-muted tabular">PIN {client.pin}</span>
                </span>
                <CompanyMark
                    name={client.company_name}
                    color={client.company_color}
                    logo={client.company_logo}
                    className="text-compact max-lg:hidden"
                />
                <span className="truncate text-compact text-muted max-lg:hidden">
                    {client.account_manager?.full_name ?? 'No manager'}
                </span>
                <span className="inline-flex flex-wrap items-center gap-1.5 max-lg:ml-auto">
                    <ClientStatusBadge status={client.status} />
                    <ClientMarks
                        isBetstopped={client.is_betstopped}
                        isBarred={client.is_barred}
                        isSmsOptedOut={client.is_sms_opted_out}
                    />
                </span>
                <Money cents={client.balance_cents} className="text-right max-lg:hidden" />
            </Link>
        </li>
    );
}

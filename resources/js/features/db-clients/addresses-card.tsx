import { MapPinIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Validity } from '@/features/db-clients/db-client-badges';
import { useTimeZone } from '@/hooks/use-time-zone';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/format';
import type { DbAddressView } from '@/types/generated';

/** The current and past addresses of a DB client. */
export function AddressesCard({ addresses }: { addresses: readonly DbAddressView[] }) {
    return (
        <Card>
            <CardHeader title="Addresses" badge={<Badge>{addresses.length}</Badge>} />
            {addresses.length === 0 ? (
                <EmptyState icon={MapPinIcon} title="No addresses">
                    Select Edit to add one.
                </EmptyState>
            ) : (
                <ul>
                    {addresses.map((address) => (
                        <Address key={address.id} address={address} />
                    ))}
                </ul>
            )}
        </Card>
    );
}

function Address({ address }: { address: DbAddressView }) {
    const timeZone = useTimeZone();
    const day = (value: string | null, fallback: string) => (value ? formatDate(value, timeZone) : fallback);
    const place = [address.suburb, address.state, address.postcode].filter(Boolean).join(' ');

    return (
        <li className="flex flex-col gap-1 border-b border-line px-4 py-3 last:border-0">
            <div className="flex flex-wrap items-center gap-2">
                <span className={cn(address.is_current ? 'font-medium' : 'text-muted')}>
                    {[address.line, place].filter(Boolean).join(', ')}
                </span>
                {address.is_current && <Badge tone="info">Current</Badge>}
                <Validity isValid={address.is_valid} noun="postcode" />
            </div>
            <p className="text-compact text-muted">
                {day(address.from_on, 'start unknown')} to {day(address.to_on, 'now')}
                {address.source && ` · from ${address.source}`}
            </p>
        </li>
    );
}

import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { RelativeTime } from '@/components/ui/relative-time';
import { pluralize } from '@/lib/pluralize';
import type { CredentialRow } from '@/types/generated';
import { credentialList } from '@/types/generated/lists';

/** Days before a rotation from which the list marks it. */
const SOON_DAYS = 14;

export function RotationBadge({ days_left: days, archived_at }: CredentialRow) {
    if (days === null || days > SOON_DAYS || archived_at !== null) {
        return null;
    }

    return days < 0 ? (
        <Badge tone="danger">{pluralize(-days, 'day', 'days')} overdue</Badge>
    ) : (
        <Badge tone="warn">{days === 0 ? 'Due today' : `Due in ${pluralize(days, 'day', 'days')}`}</Badge>
    );
}

export const CREDENTIAL_COLUMNS = columnsOf(credentialList, {
    service: {
        cell: ({ service, address }) => (
            <span className="flex min-w-0 flex-col">
                <span className="truncate">{service}</span>
                {address && <span className="max-w-72 truncate text-xs font-normal text-muted">{address}</span>}
            </span>
        ),
        primary: true,
    },
    username: { cell: ({ username }) => <Known text={username} /> },
    owner_name: {
        cell: ({ owner_name, has_owner }) => (
            <span className="flex flex-wrap items-center gap-1">
                {owner_name}
                {!has_owner && <Badge tone="warn">Has left</Badge>}
            </span>
        ),
    },
    rotate_on: {
        cell: (credential) => (
            <span className="flex flex-wrap items-center gap-1.5">
                <DateTime value={credential.rotate_on} dateOnly />
                <RotationBadge {...credential} />
            </span>
        ),
    },
    rotated_at: { cell: ({ rotated_at }) => <DateTime value={rotated_at} dateOnly /> },
    last_revealed_at: {
        cell: ({ last_revealed_at: at }) =>
            at === null ? <span className="text-faint">Never</span> : <RelativeTime value={at} />,
    },
});

import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
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
    service: { secondLine: ({ address }) => address, primary: true },
    owner_name: {
        cell: ({ owner_name, has_owner }) => (
            <span className="flex flex-wrap items-center gap-1">
                {owner_name}
                {!has_owner && <Badge tone="warn">No access</Badge>}
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
    last_revealed_at: { cell: ({ last_revealed_at }) => <RelativeTime value={last_revealed_at} never="Never" /> },
});

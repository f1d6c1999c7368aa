import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Known, Nothing } from '@/components/ui/known';
import { TwoLines } from '@/components/ui/two-lines';
import { BarredListBadge, BarredStatusBadge } from '@/features/rsg/barred/barred-badges';
import { barredEntryList } from '@/types/generated/lists';

/** The columns of the barred lists. */
export const BARRED_COLUMNS = columnsOf(barredEntryList, {
    full_name: {
        secondLine: ({ date_of_birth: born }) =>
            born ? (
                <>
                    Born <DateTime value={born} dateOnly />
                </>
            ) : (
                'Date of birth not known'
            ),
        primary: true,
    },
    list: {
        cell: (entry) => (
            <span className="flex min-w-0 flex-col items-start gap-0.5">
                <BarredListBadge list={entry.list} />
                {entry.source && <span className="max-w-52 truncate text-xs text-muted">{entry.source}</span>}
            </span>
        ),
    },
    jurisdiction: { cell: (entry) => entry.jurisdiction ?? <span className="text-muted">Our own</span> },
    status: {
        cell: (entry) => (
            <span className="flex flex-wrap items-center gap-1">
                <BarredStatusBadge status={entry.status} />
                {entry.is_lift_requested && <Badge tone="warn">Lift requested</Badge>}
            </span>
        ),
        phoneAside: true,
    },
    client: {
        cell: (entry) =>
            entry.review_count > 0 ? (
                <Badge tone="warn">{entry.review_count} to review</Badge>
            ) : entry.client_id === null ? (
                <Nothing />
            ) : (
                <TwoLines second={entry.client_pin}>{entry.client_name}</TwoLines>
            ),
    },
    from_on: { descendingFirst: true, hideOnPhone: true },
    until_on: {
        cell: (entry) =>
            entry.until_on === null ? (
                <span className="text-muted">No end</span>
            ) : (
                <span className="flex flex-wrap items-center gap-1.5">
                    <DateTime value={entry.until_on} dateOnly />
                    {entry.ends_soon && <Badge tone="warn">Ends soon</Badge>}
                </span>
            ),
    },
    reason: {
        cell: (entry) => (
            <span title={entry.reason ?? undefined}>
                <Known text={entry.reason} />
            </span>
        ),
        className: 'max-w-44 truncate',
        hideOnPhone: true,
    },
    external_reference: { hideOnPhone: true, hiddenByDefault: true },
    mobile: { hideOnPhone: true, hiddenByDefault: true },
    email: { hideOnPhone: true, hiddenByDefault: true },
    created_at: {
        secondLine: ({ added_by }) => (added_by ? `by ${added_by}` : 'automatically'),
        hideOnPhone: true,
        hiddenByDefault: true,
    },
});

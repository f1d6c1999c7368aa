import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Known, Nothing } from '@/components/ui/known';
import { BarredListBadge, BarredStatusBadge } from '@/features/rsg/barred/barred-badges';
import { barredEntryList } from '@/types/generated/lists';

/** The columns of the barred lists. */
export const BARRED_COLUMNS = columnsOf(barredEntryList, {
    full_name: {
        cell: (entry) => (
            <span className="flex min-w-0 flex-col">
                <span className="truncate">{entry.full_name}</span>
                <span className="text-xs font-normal text-muted">
                    {entry.date_of_birth ? (
                        <>
                            Born <DateTime value={entry.date_of_birth} dateOnly />
                        </>
                    ) : (
                        'Date of birth not known'
                    )}
                </span>
            </span>
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
                <span className="flex flex-col">
                    <span className="max-w-44 truncate">{entry.client_name}</span>
                    <span className="text-xs text-muted tabular">{entry.client_pin}</span>
                </span>
            ),
    },
    from_on: { cell: (entry) => <DateTime value={entry.from_on} dateOnly />, descendingFirst: true, hideOnPhone: true },
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
    reason: { cell: (entry) => <Known text={entry.reason} />, className: 'max-w-44 truncate', hideOnPhone: true },
    external_reference: { hideOnPhone: true, hiddenByDefault: true },
    mobile: { hideOnPhone: true, hiddenByDefault: true },
    email: { hideOnPhone: true, hiddenByDefault: true },
    created_at: {
        cell: (entry) => (
            <span className="flex flex-col">
                <DateTime value={entry.created_at} />
                <span className="text-xs text-muted">{entry.added_by ? `by ${entry.added_by}` : 'automatically'}</span>
            </span>
        ),
        descendingFirst: true,
        hideOnPhone: true,
        hiddenByDefault: true,
    },
});

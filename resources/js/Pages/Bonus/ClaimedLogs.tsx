import { useMemo } from 'react';
import { CLAIMED_COLUMNS } from '@/features/bonus/claimed-columns';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import type { ClaimedLogsPage } from '@/types/generated';
import { claimedBonusList } from '@/types/generated/lists';

export default function ClaimedLogs({ bonuses, meta, promotions, can_export }: ClaimedLogsPage) {
    const choices = useMemo(() => ({ promotion: promotions }), [promotions]);

    return (
        <ListPage
            list={claimedBonusList}
            rows={bonuses}
            meta={meta}
            columns={CLAIMED_COLUMNS}
            choices={choices}
            breadcrumbs={[{ title: 'Bonus' }]}
            rowLabel={(claim) => `${claim.promotion_title} of ${claim.full_name}`}
            {...(can_export && { exportUrl: bonus.claimedLogsExport() })}
            emptyHint="Bonuses appear here automatically when clients claim them."
        />
    );
}

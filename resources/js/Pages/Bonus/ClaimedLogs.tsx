import { useMemo } from 'react';
import { ViewChips } from '@/components/ui/view-chips';
import { claimedColumns } from '@/features/bonus/claimed-columns';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import { ClaimedBonusViewLabels, ClaimedBonusViewValues, type ClaimedLogsPage } from '@/types/generated';
import { claimedBonusList } from '@/types/generated/lists';

const EMPTY_HINTS = {
    claimed: 'Bonuses appear here automatically when clients claim them.',
    to_approve: 'Bonuses that colleagues request for clients appear here automatically.',
};

export default function ClaimedLogs({ view, bonuses, meta, promotions, can_approve, can_export }: ClaimedLogsPage) {
    const choices = useMemo(() => ({ promotion: promotions }), [promotions]);
    const columns = useMemo(() => claimedColumns(view), [view]);

    return (
        <ListPage
            list={claimedBonusList}
            rows={bonuses}
            meta={meta}
            columns={columns}
            choices={choices}
            breadcrumbs={[{ title: 'Bonus' }]}
            // The tabs of this section leave no room beside them.
            actions={
                can_approve && (
                    <ViewChips
                        label="Bonuses by view"
                        items={ClaimedBonusViewValues.map((value) => ({
                            label: ClaimedBonusViewLabels[value],
                            href: bonus.claimedLogsIndex(value === 'claimed' ? {} : { query: { view: value } }),
                            current: value === view,
                        }))}
                    />
                )
            }
            rowLabel={(claim) => `${claim.promotion_title} of ${claim.full_name}`}
            {...(can_export && { exportUrl: bonus.claimedLogsExport() })}
            emptyHint={EMPTY_HINTS[view]}
        />
    );
}

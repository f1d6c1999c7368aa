import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ViewChips } from '@/components/ui/view-chips';
import { noticeColumns } from '@/features/rsg/notices/notice-columns';
import { NoticeDrawer } from '@/features/rsg/notices/notice-drawer';
import { UploadDialog } from '@/features/rsg/notices/upload-dialog';
import { useNoticeDecisions } from '@/features/rsg/notices/use-notice-decisions';
import { useQueue } from '@/features/shell/use-queue';
import { ListPage } from '@/layouts/list-page';
import { rsg } from '@/routes/generated';
import { type BetstopUpdateIndexPage, BetstopUpdateStatusLabels, BetstopUpdateStatusValues } from '@/types/generated';
import { betstopUpdateList } from '@/types/generated/lists';

export default function BetstopUpdates({ notices, meta, status, can_decide, can_export }: BetstopUpdateIndexPage) {
    const [openId, setOpenId] = useState<number | null>(null);
    const [isUploading, setIsUploading] = useState(false);
    const [place, setPlace] = useState(0);
    const found = notices.findIndex(({ id }) => id === openId);
    if (found !== -1 && found !== place) {
        setPlace(found);
    } else if (found === -1 && openId !== null) {
        // A decided notice leaves the list: the drawer goes on with the notice that took its place.
        setOpenId(notices[Math.min(place, notices.length - 1)]?.id ?? null);
    }
    const queue = useQueue({ rows: notices, openId, open: ({ id }) => setOpenId(id), nouns: ['notice', 'notices'] });
    const { decisions, dialogs } = useNoticeDecisions();
    const columns = useMemo(() => noticeColumns(status, setOpenId), [status]);

    return (
        <>
            <ListPage
                key={status}
                list={betstopUpdateList}
                rows={notices}
                meta={meta}
                columns={columns}
                breadcrumbs={[{ title: 'RSG' }]}
                notice="Changes of the national self-exclusion register"
                views={
                    <ViewChips
                        label="Status"
                        items={[...BetstopUpdateStatusValues, null].map((value) => ({
                            label:
                                value === null
                                    ? 'All'
                                    : value === 'received'
                                      ? 'To review'
                                      : BetstopUpdateStatusLabels[value],
                            href: rsg.betstopUpdatesIndex(
                                value === 'received' ? {} : { query: { status: value ?? 'all' } },
                            ),
                            current: value === status,
                        }))}
                    />
                }
                actions={can_decide && <Button onClick={() => setIsUploading(true)}>Upload notices</Button>}
                {...(can_export && { exportUrl: rsg.betstopUpdatesExport() })}
                rowLabel={(notice) => `Notice about ${notice.full_name}`}
                onPreview={({ id }) => setOpenId(id)}
                emptyHint="Notices of the register appear here automatically when it isn’t clear who they are about."
            />
            <NoticeDrawer
                notice={notices[found] ?? null}
                canDecide={can_decide}
                decisions={decisions}
                queue={queue}
                onClose={() => setOpenId(null)}
            />
            <UploadDialog open={isUploading} onClose={() => setIsUploading(false)} />
            {dialogs}
        </>
    );
}

import { useState } from 'react';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
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

export default function BetstopUpdates({
    notices,
    meta,
    opened,
    status,
    can_decide,
    can_export,
}: BetstopUpdateIndexPage) {
    const drawer = useRowDrawer('notice');
    const [isUploading, setIsUploading] = useState(false);
    const queue = useQueue({
        rows: notices,
        openId: opened?.id ?? null,
        open: ({ id }) => drawer.show(id),
        nouns: ['notice', 'notices'],
        isWaiting: (notice) => notice.status === 'received' || notice.is_verifiable,
    });
    const { decisions, dialogs } = useNoticeDecisions(queue.advance);

    return (
        <>
            <ListPage
                key={status}
                list={betstopUpdateList}
                rows={notices}
                meta={meta}
                columns={noticeColumns(status, drawer.show)}
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
                rowHref={({ id }) => drawer.hrefOf(id)}
                emptyHint="Notices of the register appear here automatically when it isn’t clear who they are about."
            />
            <NoticeDrawer
                notice={opened}
                canDecide={can_decide}
                decisions={decisions}
                queue={queue}
                onClose={drawer.close}
            />
            <UploadDialog open={isUploading} onClose={() => setIsUploading(false)} />
            {dialogs}
        </>
    );
}

import { Deferred } from '@inertiajs/react';
import { Skeleton } from '@/components/ui/skeleton';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { CountChips } from '@/features/rsg/dashboard/count-chips';
import { OptOutsCard } from '@/features/rsg/dashboard/opt-outs-card';
import { ResponsesCard } from '@/features/rsg/dashboard/responses-card';
import { RsgButtons } from '@/features/rsg/dashboard/rsg-buttons';
import { TrendsCard } from '@/features/rsg/dashboard/trends-card';
import { WorkQueue } from '@/features/rsg/dashboard/work-queue';
import { PageHeader } from '@/layouts/page-header';
import type { RsgDashboardPage } from '@/types/generated';

const SIDE = 'h-52 w-full rounded-card';

export default function RsgDashboard(page: RsgDashboardPage) {
    const { kind, risk_buttons, rsg_buttons, counts, work, opt_outs, checks, responses, trends } = page;
    useReloadOnWork(['risk_buttons', 'rsg_buttons', 'counts', 'work']);

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'RSG' }]} title="RSG dashboard" />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <CountChips counts={counts} kind={kind} />
                <RsgButtons risk={risk_buttons} rsg={rsg_buttons} />
                <div className="grid grid-cols-12 items-start gap-4">
                    <WorkQueue
                        work={work}
                        counts={kind === null ? counts : counts.filter(({ key }) => key === kind)}
                        className="col-span-12 xl:col-span-8"
                    />
                    <div className="col-span-12 flex min-w-0 flex-col gap-4 xl:col-span-4">
                        <Deferred data={['responses', 'checks']} fallback={<Skeleton className={SIDE} />}>
                            <ResponsesCard responses={responses ?? []} checks={checks ?? []} />
                        </Deferred>
                        <Deferred data="opt_outs" fallback={<Skeleton className={SIDE} />}>
                            <OptOutsCard optOuts={opt_outs ?? []} />
                        </Deferred>
                    </div>
                    <Deferred data="trends" fallback={<Skeleton className="col-span-12 h-48 rounded-card" />}>
                        <TrendsCard trends={trends ?? []} />
                    </Deferred>
                </div>
            </div>
        </>
    );
}

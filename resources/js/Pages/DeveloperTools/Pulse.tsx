import { ServerStackIcon } from '@heroicons/react/24/outline';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { ViewChips } from '@/components/ui/view-chips';
import { PulseCard } from '@/features/developer-tools/pulse/pulse-card';
import { exceptionColumns, jobColumns, slowColumns, userColumns } from '@/features/developer-tools/pulse/pulse-columns';
import { PulseTotals } from '@/features/developer-tools/pulse/pulse-totals';
import { ServerCard } from '@/features/developer-tools/pulse/server-card';
import { RefreshButton } from '@/features/developer-tools/refresh-button';
import { formatDuration } from '@/features/developer-tools/telescope/duration';
import { PageHeader } from '@/layouts/page-header';
import { pulse } from '@/routes/generated/pulse';
import { type PulsePage, PulsePeriodLabels, PulsePeriodValues } from '@/types/generated';

const entryOf = ({ id }: { id: number }) => id;
const nameOf = ({ label }: { label: string }) => label;

export default function Pulse(page: PulsePage) {
    const { period, read_at, servers, slow_ms, is_enabled } = page;
    const slow = formatDuration(slow_ms);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }, { title: 'Pulse' }]}
                title="Pulse"
                notice={
                    <>
                        Read <RelativeTime value={read_at} />
                    </>
                }
                views={
                    <ViewChips
                        label="Period"
                        items={PulsePeriodValues.map((value) => ({
                            label: `Last ${PulsePeriodLabels[value].replace('1 hour', 'hour')}`,
                            href: pulse.index({ query: { period: value } }),
                            current: value === period,
                        }))}
                    />
                }
                actions={<RefreshButton />}
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                {!is_enabled && (
                    <Banner tone="warn">Nothing is recorded. Set PULSE_ENABLED=true to record figures.</Banner>
                )}
                <PulseTotals totals={page} />
                {servers.length > 0 ? (
                    servers.map((server) => <ServerCard key={server.host} server={server} />)
                ) : (
                    <Card>
                        <EmptyState icon={ServerStackIcon} title="No servers seen in this period">
                            The scheduler of each server reports its load once a minute.
                        </EmptyState>
                    </Card>
                )}
                <div className="grid items-start gap-4 xl:grid-cols-2">
                    <PulseCard
                        title="Slow requests"
                        description={`Took at least ${slow}`}
                        rows={page.slow_requests}
                        columns={slowColumns}
                        nameOf={nameOf}
                        entryOf={entryOf}
                        empty="No slow requests"
                    />
                    <PulseCard
                        title="Slow queries"
                        description={`Took at least ${slow}`}
                        rows={page.slow_queries}
                        columns={slowColumns}
                        nameOf={nameOf}
                        entryOf={entryOf}
                        empty="No slow queries"
                    />
                    <PulseCard
                        title="Exceptions"
                        description="By class and place in the code"
                        rows={page.exceptions}
                        columns={exceptionColumns}
                        nameOf={nameOf}
                        entryOf={entryOf}
                        empty="No exceptions"
                    />
                    <PulseCard
                        title="Slow and failed jobs"
                        description={`Failed, or took at least ${slow}`}
                        rows={page.jobs}
                        columns={jobColumns}
                        nameOf={nameOf}
                        entryOf={entryOf}
                        empty="No slow or failed jobs"
                    />
                    <PulseCard
                        title="Usage"
                        description="Requests by user, estimated from the sample"
                        rows={page.users}
                        columns={userColumns}
                        nameOf={({ name }) => name ?? 'Not signed in'}
                        empty="No requests in the sample"
                    />
                </div>
            </div>
        </>
    );
}

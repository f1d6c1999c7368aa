import { ViewChips } from '@/components/ui/view-chips';
import { AboutCard } from '@/features/guides/about-card';
import { DayCard } from '@/features/guides/day-card';
import { GuideActions } from '@/features/guides/guide-actions';
import { GuideArticle } from '@/features/guides/guide-article';
import { ReadersCard } from '@/features/guides/readers-card';
import { VersionsCard } from '@/features/guides/versions-card';
import { useLiveReload } from '@/hooks/use-live-reload';
import { PageHeader } from '@/layouts/page-header';
import { guides } from '@/routes/generated';
import type { DailyTasksPage } from '@/types/generated';

const RELOAD_MS = 30_000;

export default function DailyTasks(page: DailyTasksPage) {
    const { guide, day, is_today, is_all_roles } = page;
    const query = { day: is_today ? undefined : day };
    // Colleagues of the role tick the same list.
    useLiveReload(['tasks'], is_today ? everyHalfMinute : never);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Guides' }, { title: 'Daily tasks' }]}
                title="Daily tasks"
                actions={<GuideActions guide={guide.guide} />}
                views={
                    <ViewChips
                        label="Tasks"
                        items={[
                            { label: 'My role', href: guides.dailyTasks({ query }), current: !is_all_roles },
                            {
                                label: 'All roles',
                                href: guides.dailyTasks({ query: { ...query, roles: 'all' } }),
                                current: is_all_roles,
                            },
                        ]}
                    />
                }
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6 print:block">
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-8">
                    <DayCard {...page} />
                    <GuideArticle {...guide} />
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-4">
                    <ReadersCard {...guide} />
                    <AboutCard {...guide} />
                    <VersionsCard {...guide} />
                </div>
            </div>
        </>
    );
}

function never(): () => void {
    return () => undefined;
}

function everyHalfMinute(tell: () => void): () => void {
    const timer = setInterval(tell, RELOAD_MS);

    return () => clearInterval(timer);
}

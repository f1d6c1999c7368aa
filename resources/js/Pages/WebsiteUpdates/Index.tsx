import { MegaphoneIcon, PlusIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ListPager } from '@/components/data-table/list-pager';
import { useListState } from '@/components/data-table/use-list-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ViewChips } from '@/components/ui/view-chips';
import { UpdateCard } from '@/features/website-updates/update-card';
import { UpdateFormDialog } from '@/features/website-updates/update-form-dialog';
import { useMarkShown } from '@/hooks/use-mark-shown';
import { PageHeader } from '@/layouts/page-header';
import { requestJson } from '@/lib/http';
import { websiteUpdates } from '@/routes/generated';
import type { WebsiteUpdatesPage } from '@/types/generated';

export default function WebsiteUpdates({ updates, meta, is_drafts, companies, can_write }: WebsiteUpdatesPage) {
    const [isAdding, setIsAdding] = useState(false);
    const list = useListState(['updates', 'meta']);
    const newest = updates.find(({ is_new, status }) => is_new && status === 'published');
    // Clears the badge in the sidebar. The updates stay marked as new until the next visit.
    useMarkShown(newest ? [newest.id] : [], async ([websiteUpdate = 0]) => {
        await requestJson<null>(websiteUpdates.seen({ websiteUpdate }), { isBackground: true });
        router.reload({ only: ['auth'] });
    });

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Website updates' }]}
                title="Website updates"
                notice="Changes to Paddock and to our websites"
                actions={
                    can_write && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                            New update
                        </Button>
                    )
                }
                views={
                    can_write && (
                        <ViewChips
                            label="Updates by status"
                            items={[
                                { label: 'Published', href: websiteUpdates.index(), current: !is_drafts },
                                {
                                    label: 'Drafts and scheduled',
                                    href: websiteUpdates.index({ query: { view: 'drafts' } }),
                                    current: is_drafts,
                                },
                            ]}
                        />
                    )
                }
            />
            <div className="w-full max-w-4xl p-4 sm:p-6">
                <Card aria-label="Updates">
                    {updates.length === 0 ? (
                        <EmptyState icon={MegaphoneIcon} title={is_drafts ? 'No drafts' : 'No updates yet'}>
                            {is_drafts
                                ? 'Drafts and scheduled updates appear here.'
                                : 'Changes to Paddock and to our websites appear here.'}
                        </EmptyState>
                    ) : (
                        <ol>
                            {updates.map((update) => (
                                <UpdateCard
                                    key={update.id}
                                    update={update}
                                    companies={companies}
                                    canWrite={can_write}
                                />
                            ))}
                        </ol>
                    )}
                    <ListPager list={list} meta={meta} shown={updates.length} label="Pages of updates" />
                </Card>
            </div>
            {can_write && (
                <UpdateFormDialog
                    update={null}
                    companies={companies}
                    open={isAdding}
                    onClose={() => setIsAdding(false)}
                />
            )}
        </>
    );
}

import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { ListSkeleton } from '@/components/data-table';
import { splitUrl, withQuery } from '@/components/data-table/list-query';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { BARRED_COLUMNS } from '@/features/rsg/barred/barred-columns';
import { BarredDrawer } from '@/features/rsg/barred/barred-drawer';
import { BarredFormDialog } from '@/features/rsg/barred/barred-form-dialog';
import { BarredTotals } from '@/features/rsg/barred/barred-totals';
import { ListPage } from '@/layouts/list-page';
import { rsg as routes } from '@/routes/generated';
import type { BarredListsPage } from '@/types/generated';
import { barredEntryList } from '@/types/generated/lists';

const BESIDE = { only: ['opened'], preserveState: true as const, preserveScroll: true as const };

export default function BarredLists({ entries, meta, totals, opened, can_manage, can_export }: BarredListsPage) {
    const { url } = usePage();
    const [isAdding, setIsAdding] = useState(false);
    const openedAt = (id: number | null) => {
        const { path, query } = splitUrl(url);
        const { entry: _, ...rest } = query;

        return withQuery(path, id === null ? rest : { ...rest, entry: String(id) });
    };

    return (
        <>
            <ListPage
                list={barredEntryList}
                rows={entries ?? []}
                meta={meta ?? null}
                only={['entries', 'meta', 'totals']}
                columns={BARRED_COLUMNS}
                breadcrumbs={[{ title: 'RSG' }]}
                summary={<BarredTotals totals={totals} />}
                actions={
                    <>
                        <LinkButton href={routes.barredListImportsIndex()}>Imports</LinkButton>
                        {can_manage && (
                            <Button variant="primary" onClick={() => setIsAdding(true)}>
                                Add barred person
                            </Button>
                        )}
                    </>
                }
                rowHref={({ id }) => ({ url: openedAt(id), visit: BESIDE })}
                rowLabel={({ full_name }) => full_name}
                {...(can_export && { exportUrl: routes.barredListExport() })}
                emptyHint="People who are barred or excluded themselves appear here."
                instead={meta ? null : <ListSkeleton />}
            />
            <BarredFormDialog entry={null} open={isAdding} onClose={() => setIsAdding(false)} />
            <BarredDrawer entry={opened} onClose={() => router.visit(openedAt(null), BESIDE)} />
        </>
    );
}

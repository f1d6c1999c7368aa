import { useState } from 'react';
import { ListSkeleton } from '@/components/data-table';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
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

export default function BarredLists({ entries, meta, totals, opened, can_manage, can_export }: BarredListsPage) {
    const drawer = useRowDrawer('entry');
    const [isAdding, setIsAdding] = useState(false);

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
                rowHref={({ id }) => drawer.hrefOf(id)}
                rowLabel={({ full_name }) => full_name}
                {...(can_export && { exportUrl: routes.barredListExport() })}
                emptyHint="People who are barred or excluded themselves appear here."
                instead={meta ? null : <ListSkeleton />}
            />
            <BarredFormDialog entry={null} open={isAdding} onClose={() => setIsAdding(false)} />
            <BarredDrawer entry={opened} onClose={drawer.close} />
        </>
    );
}

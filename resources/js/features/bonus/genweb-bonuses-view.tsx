import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import type { ListDefinition } from '@/components/data-table/list-definition';
import { Button } from '@/components/ui/button';
import { genwebColumns } from '@/features/bonus/genweb-columns';
import { GenwebDialog } from '@/features/bonus/genweb-dialog';
import { ListPage } from '@/layouts/list-page';
import type { RouteDefinition } from '@/routes/route';
import type { GenwebBonusesPage, GenwebBonusKind, GenwebBonusRow } from '@/types/generated';

interface GenwebBonusesViewProps<TColumn extends string> {
    page: GenwebBonusesPage;
    kind: GenwebBonusKind;
    list: ListDefinition<GenwebBonusRow, TColumn, 'status'>;
    exportUrl: RouteDefinition<'get'>;
    notice: string;
}

/** The list of bonuses or boosts in Genweb, with the form to record one. */
export function GenwebBonusesView<TColumn extends string>({
    page: { bonuses, meta, promotions, sites, can_write, can_export },
    kind,
    list,
    exportUrl,
    notice,
}: GenwebBonusesViewProps<TColumn>) {
    const [isOpen, setIsOpen] = useState(false);
    const columns = useMemo(() => genwebColumns(kind, can_write), [kind, can_write]);

    return (
        <>
            <ListPage
                list={list}
                rows={bonuses}
                meta={meta}
                columns={columns}
                breadcrumbs={[{ title: 'Bonus' }]}
                notice={notice}
                actions={
                    can_write && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsOpen(true)}>
                            Record {kind}
                        </Button>
                    )
                }
                rowLabel={({ full_name, market, promotion_title }) =>
                    `${full_name}, ${market ?? promotion_title ?? kind}`
                }
                {...(can_export && { exportUrl })}
                emptyHint={`Record each ${kind} here before you give it in Genweb.`}
            />
            <GenwebDialog
                kind={kind}
                promotions={promotions}
                sites={sites}
                open={isOpen}
                onClose={() => setIsOpen(false)}
            />
        </>
    );
}

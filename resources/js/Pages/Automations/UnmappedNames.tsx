import { useMemo, useState } from 'react';
import { PatternFormDialog } from '@/features/automations/pattern-form-dialog';
import { unmappedColumns } from '@/features/automations/unmapped-columns';
import { ListPage } from '@/layouts/list-page';
import { automations } from '@/routes/generated';
import type { UnmappedNameRow, UnmappedNamesPage } from '@/types/generated';
import { unmappedNameList } from '@/types/generated/lists';

export default function UnmappedNames(page: UnmappedNamesPage) {
    const { names, meta, sport_types, markets, is_outdated, can_edit, can_export } = page;
    const [from, setFrom] = useState<UnmappedNameRow | null>(null);
    const columns = useMemo(() => unmappedColumns(can_edit ? setFrom : null), [can_edit]);

    return (
        <>
            <ListPage
                list={unmappedNameList}
                rows={names}
                meta={meta}
                columns={columns}
                breadcrumbs={[{ title: 'Automations' }]}
                notice={is_outdated ? 'Patterns changed. Names are being mapped again.' : 'Seen in the last 60 days'}
                rowLabel={({ name }) => name}
                {...(can_export && { exportUrl: automations.unmappedNamesExport() })}
                emptyHint="Every market name of recent bets is mapped. New names appear here automatically."
            />
            {from && (
                <PatternFormDialog
                    pattern={null}
                    from={from}
                    sportTypes={sport_types}
                    markets={markets}
                    open
                    onClose={() => setFrom(null)}
                />
            )}
        </>
    );
}

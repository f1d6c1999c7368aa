import { useMemo } from 'react';
import { AddButton } from '@/features/automations/add-button';
import { marketColumns } from '@/features/automations/market-columns';
import { MarketFormDialog } from '@/features/automations/market-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { automations } from '@/routes/generated';
import type { GenwebMarketsPage } from '@/types/generated';
import { genwebMarketList } from '@/types/generated/lists';

export default function GenwebMarkets({ markets, meta, sport_types, can_edit, can_export }: GenwebMarketsPage) {
    const columns = useMemo(() => marketColumns(can_edit, sport_types), [can_edit, sport_types]);
    const choices = useMemo(() => ({ sport_type: sport_types }), [sport_types]);

    return (
        <ListPage
            list={genwebMarketList}
            rows={markets}
            meta={meta}
            columns={columns}
            choices={choices}
            breadcrumbs={[{ title: 'Automations' }]}
            actions={
                can_edit && (
                    <AddButton
                        form={(dialog) => <MarketFormDialog market={null} sportTypes={sport_types} {...dialog} />}
                    >
                        Add market
                    </AddButton>
                )
            }
            rowLabel={({ name }) => name}
            rowHref={({ id }) => automations.sportsbetPatternsIndex({ query: { market: id } })}
            {...(can_export && { exportUrl: automations.genwebMarketsExport() })}
            emptyHint="Add the markets that Genweb offers, such as Head to head."
        />
    );
}

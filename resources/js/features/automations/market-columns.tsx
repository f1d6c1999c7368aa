import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { Badge } from '@/components/ui/badge';
import { MappingActions } from '@/features/automations/mapping-actions';
import { MarketFormDialog } from '@/features/automations/market-form-dialog';
import { automations } from '@/routes/generated';
import type { Choice, GenwebMarketRow } from '@/types/generated';
import { genwebMarketList } from '@/types/generated/lists';

export function marketColumns(canEdit: boolean, sportTypes: readonly Choice[]) {
    const actions = menuColumn<GenwebMarketRow>((market) => (
        <MappingActions
            name={market.name}
            noun="market"
            consequence="Only a market without patterns can be deleted. Others can be disabled."
            deletion={automations.genwebMarketsDestroy({ genwebMarket: market.id })}
            form={(dialog) => <MarketFormDialog market={market} sportTypes={sportTypes} {...dialog} />}
        />
    ));

    return columnsOf(
        genwebMarketList,
        {
            name: { primary: true, fluid: true },
            is_enabled: {
                cell: ({ is_enabled }) => (
                    <Badge tone={is_enabled ? 'ok' : 'neutral'}>{is_enabled ? 'Enabled' : 'Disabled'}</Badge>
                ),
                phoneAside: true,
            },
            patterns: { text: (row) => String(row.patterns), align: 'right' },
        },
        canEdit ? [actions] : [],
    );
}

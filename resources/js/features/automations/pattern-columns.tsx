import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { Badge } from '@/components/ui/badge';
import { MappingActions } from '@/features/automations/mapping-actions';
import { PatternFormDialog } from '@/features/automations/pattern-form-dialog';
import { formatCount } from '@/lib/format';
import { automations } from '@/routes/generated';
import type { Choice, MarketChoice, SportsbetPatternRow } from '@/types/generated';
import { sportsbetPatternList } from '@/types/generated/lists';

export function patternColumns(canEdit: boolean, sportTypes: readonly Choice[], markets: readonly MarketChoice[]) {
    const actions = menuColumn<SportsbetPatternRow>((pattern) => (
        <MappingActions
            name={pattern.pattern}
            noun="pattern"
            consequence="Its names become unmapped, unless another pattern matches them."
            deletion={automations.sportsbetPatternsDestroy({ sportsbetPattern: pattern.id })}
            form={(dialog) => (
                <PatternFormDialog pattern={pattern} sportTypes={sportTypes} markets={markets} {...dialog} />
            )}
        />
    ));

    return columnsOf(
        sportsbetPatternList,
        {
            priority: { text: (row) => String(row.priority), align: 'right', className: 'w-24' },
            pattern: { primary: true, fluid: true },
            market_title: {
                cell: ({ market_title, market_is_enabled }) => (
                    <>
                        {market_title} {!market_is_enabled && <Badge tone="warn">Disabled</Badge>}
                    </>
                ),
                secondLine: (row) => row.sport_type_title,
            },
            names: { text: (row) => String(row.names), align: 'right' },
            bets: { text: (row) => formatCount(row.bets), align: 'right' },
        },
        canEdit ? [actions] : [],
    );
}

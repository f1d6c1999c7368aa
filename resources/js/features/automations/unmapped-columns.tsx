import { buttonColumn, columnsOf } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/format';
import type { UnmappedNameRow } from '@/types/generated';
import { unmappedNameList } from '@/types/generated/lists';

/** @param onCreate null for users who can't edit. */
export function unmappedColumns(onCreate: ((name: UnmappedNameRow) => void) | null) {
    const actions = buttonColumn<UnmappedNameRow>((name) => (
        <Button size="sm" onClick={() => onCreate?.(name)} aria-label={`Create a pattern from ${name.name}`}>
            Create a pattern
        </Button>
    ));

    return columnsOf(
        unmappedNameList,
        {
            name: { primary: true, fluid: true },
            bets: { text: (row) => formatCount(row.bets), align: 'right', descendingFirst: true },
        },
        onCreate ? [actions] : [],
    );
}

import { useState } from 'react';
import { buttonColumn, columnsOf } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { PatternFormDialog } from '@/features/automations/pattern-form-dialog';
import type { Choice, MarketChoice, UnmappedNameRow } from '@/types/generated';
import { unmappedNameList } from '@/types/generated/lists';

export function unmappedColumns(canEdit: boolean, sportTypes: readonly Choice[], markets: readonly MarketChoice[]) {
    const actions = buttonColumn<UnmappedNameRow>((name) => (
        <CreatePattern name={name} sportTypes={sportTypes} markets={markets} />
    ));

    return columnsOf(
        unmappedNameList,
        {
            name: { primary: true, fluid: true },
            bets: { text: (row) => row.bets.toLocaleString('en-AU'), align: 'right', descendingFirst: true },
        },
        canEdit ? [actions] : [],
    );
}

interface CreatePatternProps {
    name: UnmappedNameRow;
    sportTypes: readonly Choice[];
    markets: readonly MarketChoice[];
}

function CreatePattern({ name, sportTypes, markets }: CreatePatternProps) {
    const [isOpen, setIsOpen] = useState(false);

    return (
        <>
            <Button size="sm" onClick={() => setIsOpen(true)} aria-label={`Create a pattern from ${name.name}`}>
                Create a pattern
            </Button>
            <PatternFormDialog
                pattern={null}
                from={name}
                sportTypes={sportTypes}
                markets={markets}
                open={isOpen}
                onClose={() => setIsOpen(false)}
            />
        </>
    );
}

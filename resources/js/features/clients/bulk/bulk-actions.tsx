import { Suspense, useState } from 'react';
import type { ListSelection, ListTools } from '@/components/data-table';
import { ExportButton } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { layers, partOf } from '@/lib/deferred';
import { clients } from '@/routes/generated';
import type { BulkChangeKind, ClientFilterChoices } from '@/types/generated';

interface BulkActionsProps {
    selection: ListSelection;
    list: ListTools;
    choices: ClientFilterChoices;
    canChange: boolean;
    canExport: boolean;
}

const BulkDialog = partOf(layers, ({ BulkDialog }) => BulkDialog);

const ACTIONS: ReadonlyArray<{ kind: BulkChangeKind; label: string }> = [
    { kind: 'manager', label: 'Assign manager' },
    { kind: 'status', label: 'Change status' },
    { kind: 'note', label: 'Add note' },
];

export function BulkActions({ selection, list, choices, canChange, canExport }: BulkActionsProps) {
    const [kind, setKind] = useState<BulkChangeKind | null>(null);

    return (
        <>
            {canChange &&
                ACTIONS.map((action) => (
                    <Button key={action.kind} size="sm" onClick={() => setKind(action.kind)}>
                        {action.label}
                    </Button>
                ))}
            {canExport && (
                <ExportButton
                    route={clients.export()}
                    query={list.query}
                    columns={list.columns}
                    isNarrowed={Object.keys(selection.query).length > 0}
                    noun="clients"
                    {...(!selection.allMatching && { ids: selection.ids })}
                />
            )}
            {kind !== null && (
                <Suspense fallback={null}>
                    <BulkDialog kind={kind} selection={selection} choices={choices} onClose={() => setKind(null)} />
                </Suspense>
            )}
        </>
    );
}

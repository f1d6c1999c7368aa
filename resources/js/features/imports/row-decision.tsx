import { Button } from '@/components/ui/button';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { clients } from '@/routes/generated';
import type { ImportDecision, ImportDetails, ImportKind, ImportLine } from '@/types/generated';

const NOUNS: Record<ImportKind, string> = { clients: 'client', leads: 'lead', db_clients: 'DB client' };

interface RowDecisionProps {
    details: Pick<ImportDetails, 'id' | 'kind' | 'mode' | 'started_at'>;
    line: Pick<ImportLine, 'row_no' | 'has_match'>;
    canDecide: boolean;
}

/** The choices for a row that shares contact details with another person. */
export function RowDecision({ details, line, canDecide }: RowDecisionProps) {
    const { sending, send } = useBackgroundVisit<ImportDecision>();
    if (!canDecide) {
        return details.started_at === null ? (
            <span className="text-muted">Decide this row after the import.</span>
        ) : null;
    }
    const noun = NOUNS[details.kind];
    const choices: [ImportDecision, string][] = [
        ...(line.has_match ? [['update', `Update ${noun}`] as [ImportDecision, string]] : []),
        ...(details.mode === 'update' ? [] : [['create', `Create ${noun}`] as [ImportDecision, string]]),
        ['skip', 'Skip row'],
    ];

    return (
        <span className="mt-1 flex flex-wrap gap-2">
            {choices.map(([decision, label]) => (
                <Button
                    key={decision}
                    size="sm"
                    loading={sending === decision}
                    onClick={() =>
                        send(decision, clients.importsDecide({ import: details.id, row: line.row_no }), { decision })
                    }
                >
                    {label}
                </Button>
            ))}
        </span>
    );
}

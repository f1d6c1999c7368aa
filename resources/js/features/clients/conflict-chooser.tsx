import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CLIENT_FIELD_LABELS, clientFieldText } from '@/features/clients/client-fields';
import { NOTHING } from '@/lib/format';
import type { ClientForm, ClientFormChoices, FieldConflict } from '@/types/generated';

interface ConflictChooserProps {
    conflicts: readonly FieldConflict[];
    choices: ClientFormChoices;
    onDecide: (conflict: FieldConflict, value: string) => void;
}

/** The fields that two people changed, with both values and the original value to choose from. */
export function ConflictChooser({ conflicts, choices, onDecide }: ConflictChooserProps) {
    if (conflicts.length === 0) {
        return null;
    }

    return (
        <Banner tone="warn" title="A colleague changed this client while you were editing">
            <p>
                Your changes aren’t saved yet. Choose which values to keep, then save again. Your colleague’s other
                changes are already in the form.
            </p>
            <ul className="mt-3 flex flex-col gap-3">
                {conflicts.map((conflict) => (
                    <Conflict key={conflict.field} conflict={conflict} choices={choices} onDecide={onDecide} />
                ))}
            </ul>
        </Banner>
    );
}

interface ConflictProps extends Omit<ConflictChooserProps, 'conflicts'> {
    conflict: FieldConflict;
}

function Conflict({ conflict, choices, onDecide }: ConflictProps) {
    const field = conflict.field as keyof ClientForm;
    const text = (value: string) => clientFieldText(field, value, choices) || NOTHING;

    return (
        <li className="rounded-control border border-line bg-surface px-3 py-2.5 text-ink">
            <p className="font-medium">{CLIENT_FIELD_LABELS[field]}</p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-compact">
                <Value term="Yours" value={text(conflict.mine)} />
                <Value term="Theirs" value={text(conflict.theirs)} />
                <Value term="Original" value={text(conflict.was)} />
            </dl>
            <div className="mt-2 flex flex-wrap gap-2">
                <Button size="sm" onClick={() => onDecide(conflict, conflict.mine)}>
                    Keep mine
                </Button>
                <Button size="sm" onClick={() => onDecide(conflict, conflict.theirs)}>
                    Use theirs
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onDecide(conflict, conflict.was)}>
                    Restore original
                </Button>
            </div>
        </li>
    );
}

function Value({ term, value }: { term: string; value: string }) {
    return (
        <>
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
        </>
    );
}

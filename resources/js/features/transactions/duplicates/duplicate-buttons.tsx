import { Button } from '@/components/ui/button';
import type { DuplicateDecisions } from '@/features/transactions/duplicates/use-duplicate-decisions';
import type { DuplicateRow } from '@/types/generated';

interface DuplicateButtonsProps {
    duplicate: DuplicateRow;
    decisions: DuplicateDecisions;
    /** Opens the case in the drawer. Left out inside the drawer. */
    onOpen?: (id: number) => void;
}

/** Actions for the case's status. */
export function DuplicateButtons({ duplicate, decisions, onOpen }: DuplicateButtonsProps) {
    const { id, status, can_decide: canDecide } = duplicate;
    const size = onOpen ? 'sm' : 'md';
    const name = `case ${id}`;

    return (
        <div className={onOpen ? 'flex gap-1.5 max-sm:flex-wrap sm:justify-end' : 'contents'}>
            {onOpen && (
                <Button size={size} aria-label={`Details of ${name}`} onClick={() => onOpen(id)}>
                    Details
                </Button>
            )}
            {canDecide && (status === 'confirmed' || status === 'dismissed') && (
                <Button size={size} aria-label={`Reopen ${name}`} onClick={() => void decisions.reopen(duplicate)}>
                    Reopen
                </Button>
            )}
            {canDecide && status === 'open' && (
                <>
                    <Button
                        size={size}
                        aria-label={`Dismiss ${name}`}
                        onClick={() => void decisions.dismiss(duplicate)}
                    >
                        Dismiss
                    </Button>
                    <Button size={size} aria-label={`Confirm ${name}`} onClick={() => decisions.confirm(duplicate)}>
                        Confirm
                    </Button>
                </>
            )}
            {canDecide && status === 'confirmed' && (
                <Button
                    size={size}
                    variant={onOpen ? 'secondary' : 'danger'}
                    aria-label={`Return duplicate of ${name}`}
                    onClick={() => void decisions.returnDeposit(duplicate)}
                >
                    Return
                </Button>
            )}
        </div>
    );
}

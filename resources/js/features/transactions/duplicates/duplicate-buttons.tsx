import { Button } from '@/components/ui/button';
import type { DuplicateDeeds } from '@/features/transactions/duplicates/use-duplicate-deeds';
import type { DuplicateRow } from '@/types/generated';

interface DuplicateButtonsProps {
    duplicate: DuplicateRow;
    deeds: DuplicateDeeds;
    /** Shows the case at the side; left out where it is shown. */
    onOpen?: (id: number) => void;
}

/** What can be done with a case as it stands. */
export function DuplicateButtons({ duplicate, deeds, onOpen }: DuplicateButtonsProps) {
    const { id, status, can_decide: canDecide } = duplicate;
    const size = onOpen ? 'sm' : 'md';
    const name = `case ${id}`;

    return (
        <div className={onOpen ? 'flex flex-wrap gap-1.5 sm:flex-col sm:items-stretch' : 'contents'}>
            {onOpen && (
                <Button size={size} aria-label={`Details of ${name}`} onClick={() => onOpen(id)}>
                    Details
                </Button>
            )}
            {canDecide && (status === 'confirmed' || status === 'dismissed') && (
                <Button size={size} aria-label={`Reopen ${name}`} onClick={() => void deeds.reopen(duplicate)}>
                    Reopen
                </Button>
            )}
            {canDecide && status === 'open' && (
                <>
                    <Button size={size} aria-label={`Dismiss ${name}`} onClick={() => void deeds.dismiss(duplicate)}>
                        Dismiss
                    </Button>
                    <Button size={size} aria-label={`Confirm ${name}`} onClick={() => deeds.confirm(duplicate)}>
                        Confirm
                    </Button>
                </>
            )}
            {canDecide && status === 'confirmed' && (
                <Button
                    size={size}
                    variant={onOpen ? 'secondary' : 'danger'}
                    aria-label={`Return the repeat of ${name}`}
                    onClick={() => void deeds.giveBack(duplicate)}
                >
                    Return
                </Button>
            )}
        </div>
    );
}

import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/24/outline';
import type { Icon } from '@/components/ui/icon-type';
import { LinkButton } from '@/components/ui/link-button';
import { transactions } from '@/routes/generated';
import type { TransactionSummary } from '@/types/generated';

/** Links to the client's previous and next transaction. */
export function NeighbourLinks({ facts: { previous_id, next_id } }: { facts: TransactionSummary }) {
    return (
        <>
            <Neighbour
                id={previous_id}
                icon={ArrowLeftIcon}
                title="Previous"
                name="The client’s previous transaction"
            />
            <Neighbour id={next_id} icon={ArrowRightIcon} title="Next" name="The client’s next transaction" />
        </>
    );
}

interface NeighbourProps {
    id: number | null;
    icon: Icon;
    title: string;
    name: string;
}

function Neighbour({ id, icon, title, name }: NeighbourProps) {
    return (
        id !== null && (
            <LinkButton size="sm" icon={icon} href={transactions.show({ transaction: id })} aria-label={name}>
                {title}
            </LinkButton>
        )
    );
}

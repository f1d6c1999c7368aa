import { Link } from '@inertiajs/react';
import { Money } from '@/components/ui/money';
import { DepositStatusBadge } from '@/features/deposits/deposit-badges';
import { DrawerSection } from '@/features/deposits/drawer-section';
import { deposits } from '@/routes/generated';
import type { DepositPartRow } from '@/types/generated';

interface DepositPartsProps {
    parentId: number | null;
    parts: readonly DepositPartRow[];
}

/** The parts of a split deposit, or a link from a part to the whole. */
export function DepositParts({ parentId, parts }: DepositPartsProps) {
    if (parentId === null && parts.length === 0) {
        return null;
    }

    return (
        <DrawerSection title={parts.length > 0 ? 'Parts' : 'Part of a split deposit'}>
            {parentId !== null && (
                <Link href={deposits.index({ query: { deposit: parentId } })} className="text-accent hover:underline">
                    View whole deposit
                </Link>
            )}
            <ul className="flex flex-col gap-1.5">
                {parts.map((part) => (
                    <li key={part.id} className="flex items-center gap-2.5">
                        <Link
                            href={deposits.index({ query: { deposit: part.id } })}
                            className="min-w-0 flex-1 truncate hover:underline"
                        >
                            {part.client_name ?? `Part #${part.id}`}
                        </Link>
                        <DepositStatusBadge status={part.status} />
                        <Money inline cents={part.amount_cents} />
                    </li>
                ))}
            </ul>
        </DrawerSection>
    );
}

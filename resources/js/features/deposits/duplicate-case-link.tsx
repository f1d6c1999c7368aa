import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { transactions } from '@/routes/generated';

interface DuplicateCaseLinkProps {
    caseId: number;
    children: ReactNode;
}

/** Links to a duplicate case, or only shows the text to viewers who can't open it. */
export function DuplicateCaseLink({ caseId, children }: DuplicateCaseLinkProps) {
    const viewer = useViewer();

    return can(viewer, 'viewTransactions') && can(viewer, 'viewDuplicateOskoDeposits') ? (
        <Link
            href={transactions.duplicateOskoDepositsIndex({ query: { case: caseId } })}
            className="underline underline-offset-2"
        >
            {children}
        </Link>
    ) : (
        children
    );
}

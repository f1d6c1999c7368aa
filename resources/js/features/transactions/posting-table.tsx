import { Money } from '@/components/ui/money';
import type { LedgerSide } from '@/types/generated';

const HEADING = 'px-4 py-2 text-compact font-medium text-muted';
const CELL = 'border-t border-line px-4 py-2';

/** Entries of a posting with the totals of both sides. */
export function PostingTable({ sides }: { sides: readonly LedgerSide[] }) {
    const debits = sides.reduce((sum, side) => sum + (side.debit_cents ?? 0), 0);
    const credits = sides.reduce((sum, side) => sum + (side.credit_cents ?? 0), 0);

    return (
        <table className="w-full border-separate border-spacing-0">
            <thead>
                <tr>
                    <th scope="col" className={`${HEADING} text-left`}>
                        Account
                    </th>
                    <th scope="col" className={`${HEADING} text-right`}>
                        Debit
                    </th>
                    <th scope="col" className={`${HEADING} text-right`}>
                        Credit
                    </th>
                </tr>
            </thead>
            <tbody>
                {sides.map((side) => (
                    <tr key={side.id}>
                        <th scope="row" className={`${CELL} text-left font-normal`}>
                            {side.account}
                            {side.owner !== null && <span className="block text-compact text-muted">{side.owner}</span>}
                        </th>
                        <td className={CELL}>{side.debit_cents !== null && <Money cents={side.debit_cents} />}</td>
                        <td className={CELL}>{side.credit_cents !== null && <Money cents={side.credit_cents} />}</td>
                    </tr>
                ))}
            </tbody>
            <tfoot className="text-muted">
                <tr>
                    <th scope="row" className={`${CELL} text-left text-compact font-normal`}>
                        {debits === credits ? 'Debits equal credits' : 'Debits don’t equal credits'}
                    </th>
                    <td className={CELL}>
                        <Money cents={debits} />
                    </td>
                    <td className={CELL}>
                        <Money cents={credits} />
                    </td>
                </tr>
            </tfoot>
        </table>
    );
}

import { Money } from '@/components/ui/money';
import { formatCount } from '@/lib/format';
import { TransactionStatusLabels, type TransactionTotal, TransactionTypeLabels } from '@/types/generated';

const HEADING = 'px-2 pb-1.5 font-medium text-muted';
const CELL = 'border-t border-line px-2 py-1';

/** Count, amount and balance change of each type and status. Amounts have no sign. */
export function TotalsTable({ lines }: { lines: readonly TransactionTotal[] }) {
    return (
        <div className="max-h-96 overflow-auto">
            <table className="w-full border-separate border-spacing-0 text-compact">
                <thead>
                    <tr>
                        <th scope="col" className={`${HEADING} text-left`}>
                            Type
                        </th>
                        <th scope="col" className={`${HEADING} text-left`}>
                            Status
                        </th>
                        <th scope="col" className={`${HEADING} text-right`}>
                            Count
                        </th>
                        <th scope="col" className={`${HEADING} text-right`}>
                            Amount
                        </th>
                        <th scope="col" className={`${HEADING} text-right`}>
                            Balance change
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {lines.map((line) => (
                        <tr key={`${line.type} ${line.status}`}>
                            <th scope="row" className={`${CELL} text-left font-normal`}>
                                {TransactionTypeLabels[line.type]}
                            </th>
                            <td className={CELL}>{TransactionStatusLabels[line.status]}</td>
                            <td className={`${CELL} num`}>{formatCount(line.count)}</td>
                            <td className={CELL}>
                                <Money cents={line.amount_cents} />
                            </td>
                            <td className={CELL}>
                                <Money cents={line.effect_cents} />
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

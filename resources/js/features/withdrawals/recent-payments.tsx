import { Money } from '@/components/ui/money';
import { ShortTime } from '@/components/ui/relative-time';
import type { MoneyLine, WithdrawalDetails } from '@/types/generated';

/** The client's latest deposits and other withdrawals, side by side. */
export function RecentPayments({ withdrawal: { deposits, withdrawals } }: { withdrawal: WithdrawalDetails }) {
    return (
        <div className="grid gap-5 sm:grid-cols-2">
            <Lines title="Latest deposits" lines={deposits} />
            <Lines title="Other withdrawals" lines={withdrawals} />
        </div>
    );
}

function Lines({ title, lines }: { title: string; lines: readonly MoneyLine[] }) {
    return (
        <section className="min-w-0">
            <h3 className="mb-1 text-compact font-strong text-muted">{title}</h3>
            {lines.length === 0 && <p className="text-faint">None.</p>}
            <ul className="divide-y divide-line">
                {lines.map((line) => (
                    <li key={line.id} className="flex flex-col py-1.5">
                        <span className="flex items-baseline justify-between gap-2">
                            <Money cents={line.amount_cents} inline />
                            <ShortTime value={line.at} className="text-compact text-muted" />
                        </span>
                        <span className="text-xs text-muted">{line.status_name}</span>
                    </li>
                ))}
            </ul>
        </section>
    );
}

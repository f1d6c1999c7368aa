import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Drawer } from '@/components/ui/drawer';
import { formatCount } from '@/lib/format';
import type { LedgerLine } from '@/types/generated';

interface LedgerDrawerProps {
    open: boolean;
    onClose: () => void;
    ledger: LedgerLine;
}

/** Each kind of problem with its count and first examples. */
export function LedgerDrawer({ open, onClose, ledger }: LedgerDrawerProps) {
    return (
        <Drawer
            open={open}
            onClose={onClose}
            title="Ledger problems"
            description={
                <>
                    Found <DateTime value={ledger.checked_at} />
                </>
            }
        >
            <p className="text-muted">
                These aren’t corrected automatically. Tell a developer, and don’t pay the clients named here until the
                problem is explained.
            </p>
            <ul className="mt-4 flex flex-col gap-5">
                {ledger.problems.map(({ kind, label, count, examples }) => (
                    <li key={kind}>
                        <h3 className="flex items-center justify-between gap-3 font-medium">
                            {label}
                            <Badge tone="danger">{formatCount(count)}</Badge>
                        </h3>
                        <ul className="mt-1.5 flex flex-col gap-1.5 border-l-2 border-line pl-3 text-compact break-words">
                            {examples.map((example) => (
                                <li key={example}>{example}</li>
                            ))}
                            {count > examples.length && (
                                <li className="text-muted">And {formatCount(count - examples.length)} more.</li>
                            )}
                        </ul>
                    </li>
                ))}
            </ul>
        </Drawer>
    );
}

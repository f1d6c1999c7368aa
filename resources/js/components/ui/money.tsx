import { cn } from '@/lib/cn';
import { formatMoney, NOTHING } from '@/lib/format';

interface MoneyProps {
    /** Integer cents, or null when there is no amount. */
    cents: number | null;
    /** Without the right alignment of table columns, for use in a sentence. */
    inline?: boolean;
    className?: string;
}

export function Money({ cents, inline = false, className }: MoneyProps) {
    return (
        <span
            className={cn(
                inline ? 'whitespace-nowrap tabular' : 'block num',
                cents === null && 'text-faint',
                className,
            )}
        >
            {cents === null ? NOTHING : formatMoney(cents)}
        </span>
    );
}

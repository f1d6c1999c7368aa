import { cn } from '@/lib/cn';
import { formatMoney, NOTHING } from '@/lib/format';

interface MoneyProps {
    /** Integer cents; null where there is no amount. */
    cents: number | null;
    /** A column of amounts lines up at the right; inside a sentence it does not. */
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

import { Money } from '@/components/ui/money';
import { cn } from '@/lib/cn';
import { formatCount, NOTHING } from '@/lib/format';

export function Count({ value }: { value: number }) {
    return <span className="num block">{formatCount(value)}</span>;
}

export function SignedMoney({ cents }: { cents: number }) {
    return <Money cents={cents} className={cn(cents < 0 && 'text-danger')} />;
}

/** The change against the period before, in per cent. */
export function Change({ now, before }: { now: number; before: number }) {
    const share = before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

    return (
        <span className={cn('num block', share === null ? 'text-faint' : share < 0 && 'text-danger')}>
            {share === null ? NOTHING : `${share > 0 ? '+' : share < 0 ? '−' : ''}${formatCount(Math.abs(share))}%`}
        </span>
    );
}

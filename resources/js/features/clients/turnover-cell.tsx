import { usePage } from '@inertiajs/react';
import { Sparkline } from '@/components/charts/sparkline';
import { Nothing } from '@/components/ui/known';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney } from '@/lib/format';
import type { ClientIndexPage } from '@/types/generated';

/** A client's turnover in the last 12 months. The page loads it only while the column is shown. */
export function TurnoverCell({ clientId }: { clientId: number }) {
    const { turnover } = usePage<Partial<ClientIndexPage>>().props;
    const months = turnover?.[clientId];
    if (months === undefined) {
        return <Skeleton className="h-4 w-22" />;
    }
    const sum = months.reduce((total, month) => total + month, 0);
    if (sum === 0) {
        return <Nothing />;
    }

    return (
        <Sparkline
            values={months}
            label={`${formatMoney(sum)} in 12 months, ${formatMoney(months.at(-1) ?? 0)} this month`}
        />
    );
}

import { GiftIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney } from '@/lib/format';
import type { RunningPromotion } from '@/types/generated';

interface PromotionsCardProps {
    /** Undefined while loading. */
    promotions: readonly RunningPromotion[] | undefined;
    companyName: string;
    canGrant: boolean;
    onGrant: (promotion: RunningPromotion) => void;
}

/** The running promotions that can be given to the client. */
export function PromotionsCard({ promotions, companyName, canGrant, onGrant }: PromotionsCardProps) {
    return (
        <Card className="shrink-0">
            <CardHeader title="Running promotions" description={`${companyName} promotions running now`} />
            {promotions === undefined && <Skeleton className="m-4 h-10" />}
            {promotions?.length === 0 && (
                <p className="px-4 py-3 text-muted">No promotions are running. Set one up under Bonus.</p>
            )}
            <ul className="grid max-h-60 overflow-y-auto md:grid-cols-2 xl:grid-cols-3">
                {promotions?.map((promotion) => (
                    <li
                        key={promotion.id}
                        className="flex items-center gap-3 border-line px-4 py-2.5 max-md:not-last:border-b"
                    >
                        <GiftIcon aria-hidden="true" className="size-5 shrink-0 text-bonus" />
                        <span className="min-w-0 flex-1">
                            <span className="block truncate font-medium">{promotion.title}</span>
                            <span className="block text-compact text-muted">
                                {worthOf(promotion)}
                                {promotion.ends_at && (
                                    <>
                                        {' '}
                                        until <DateTime value={promotion.ends_at} dateOnly />
                                    </>
                                )}
                            </span>
                        </span>
                        {promotion.is_running ? (
                            <Badge tone="bonus">Given</Badge>
                        ) : (
                            canGrant && (
                                <Button
                                    size="sm"
                                    aria-label={`Give ${promotion.title}`}
                                    onClick={() => onGrant(promotion)}
                                >
                                    Give
                                </Button>
                            )
                        )}
                    </li>
                ))}
            </ul>
        </Card>
    );
}

function worthOf({ value_cents, percent }: RunningPromotion): string {
    if (percent === null) {
        return value_cents === null ? 'Any amount' : `Up to ${formatMoney(value_cents)}`;
    }

    return value_cents === null ? `${percent}%` : `${percent}%, up to ${formatMoney(value_cents)}`;
}

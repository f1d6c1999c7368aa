import { Badge, type Tone } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { formatDate, formatMoney, NOTHING } from '@/lib/format';
import { type BonusPromotionHit, type ShownPromotionStatus, ShownPromotionStatusLabels } from '@/types/generated';

const TONES: Record<ShownPromotionStatus, Tone> = {
    draft: 'neutral',
    approved: 'info',
    live: 'ok',
    over: 'neutral',
    paused: 'warn',
    ended: 'neutral',
};

/** A promotion in the search results. */
export function PromotionHit({ promotion }: { promotion: BonusPromotionHit }) {
    return (
        <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-0 lg:grid-cols-[2fr_1fr_6rem_14rem_6rem]">
            <span className="min-w-0 truncate font-medium">{promotion.title}</span>
            <CompanyMark
                name={promotion.company_name}
                color={promotion.company_color}
                logo={promotion.company_logo}
                className="text-compact max-lg:hidden"
            />
            <span className="text-right tabular">{worthOf(promotion)}</span>
            <span className="text-compact text-muted">{periodOf(promotion)}</span>
            <span>
                <PromotionStatus status={promotion.status} />
            </span>
        </li>
    );
}

export function PromotionStatus({ status }: { status: ShownPromotionStatus }) {
    return <Badge tone={TONES[status]}>{ShownPromotionStatusLabels[status]}</Badge>;
}

/** The amount or the percentage of a promotion, or a percentage up to an amount. */
export function worthOf({ value_cents, percent }: Pick<BonusPromotionHit, 'value_cents' | 'percent'>): string {
    if (percent === null) {
        return value_cents === null ? NOTHING : formatMoney(value_cents);
    }

    return value_cents === null ? `${percent}%` : `${percent}%, up to ${formatMoney(value_cents)}`;
}

function periodOf({ starts_on, ends_on }: BonusPromotionHit): string {
    const from = starts_on && formatDate(starts_on, 'UTC');
    const until = ends_on && formatDate(ends_on, 'UTC');
    if (from && until) {
        return `${from} – ${until}`;
    }
    if (from) {
        return `From ${from}`;
    }

    return until ? `Until ${until}` : 'No dates set';
}

import { Link } from '@inertiajs/react';
import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { TwoLines } from '@/components/ui/two-lines';
import { formatRate } from '@/features/reports/marketing/rate';
import { Change, Count } from '@/features/reports/number-cells';
import { formatCount, formatDate, NOTHING } from '@/lib/format';
import { messages as messageRoutes } from '@/routes/generated';
import type { GrowthRow, MessageFigures, PromotionFigures, ReviewFigures } from '@/types/generated';
import { BlastKindLabels } from '@/types/generated';

const number = (sortKey: string) => ({ align: 'right', sortKey, descendingFirst: true }) as const;

const messages = columnsFor<MessageFigures>();

/** A number with its share of the sent messages. */
function Share({ of, sent }: { of: number; sent: number }) {
    return (
        <span className="num block">
            {formatCount(of)} <span className="text-muted">{formatRate(of, sent)}</span>
        </span>
    );
}

const FIGURES = [
    messages.accessor('sent', {
        header: 'Sent',
        cell: ({ sent }) => <Count value={sent} />,
        meta: number('sent'),
    }),
    messages.accessor('delivered', {
        header: 'Delivered',
        cell: (row) => <Share of={row.delivered} sent={row.sent} />,
        meta: number('delivered'),
    }),
    messages.accessor('failed', {
        header: 'Failed',
        cell: ({ failed }) => <Count value={failed} />,
        meta: number('failed'),
    }),
    messages.accessor('suppressed', {
        header: 'Skipped',
        cell: ({ suppressed }) => <Count value={suppressed} />,
        meta: number('suppressed'),
    }),
    messages.accessor('replies', {
        header: 'Replies',
        cell: (row) => <Share of={row.replies} sent={row.sent} />,
        meta: number('replies'),
    }),
    messages.accessor('opt_outs', {
        header: 'Opt-outs',
        cell: (row) => <Share of={row.opt_outs} sent={row.sent} />,
        meta: number('opt_outs'),
    }),
];

export const automaticColumns = [
    messages.accessor('label', { header: 'Cause', meta: { primary: true, sortKey: 'label' } }),
    ...FIGURES,
];

export const blastColumns = [
    messages.accessor('label', {
        header: 'Blast',
        cell: (row) => (
            <TwoLines second={row.kind && BlastKindLabels[row.kind]}>
                {row.can_open ? (
                    <Link
                        href={messageRoutes.blastsShow({ blast: Number(row.key) })}
                        className="font-medium text-accent hover:underline"
                    >
                        {row.label}
                    </Link>
                ) : (
                    row.label
                )}
            </TwoLines>
        ),
        meta: { primary: true, sortKey: 'label' },
    }),
    messages.accessor('day', {
        header: 'Day',
        cell: ({ day }) => formatDate(day ?? '', 'UTC'),
        meta: { sortKey: 'day', descendingFirst: true },
    }),
    ...FIGURES,
    messages.accessor('bettors', {
        header: 'Bet in 14 days',
        cell: (row) =>
            row.bettors === null ? (
                <span className="num block text-faint">{NOTHING}</span>
            ) : (
                <Share of={row.bettors} sent={row.sent} />
            ),
        meta: number('bettors'),
    }),
];

const growth = columnsFor<GrowthRow>();

/** New clients by affiliate, or leads by source. */
export function growthColumns(by: string, counted: string, hasConversions: boolean) {
    return [
        growth.accessor('label', { header: by, meta: { primary: true, sortKey: 'label' } }),
        growth.accessor('count', {
            header: counted,
            cell: ({ count }) => <Count value={count} />,
            meta: number('count'),
        }),
        growth.accessor('previous', {
            header: 'Change',
            cell: (row) => <Change now={row.count} before={row.previous} />,
            meta: { align: 'right' },
        }),
        ...(hasConversions
            ? [
                  growth.accessor('converted', {
                      header: 'Clients now',
                      cell: (row) => <Share of={row.converted ?? 0} sent={row.count} />,
                      meta: number('converted'),
                  }),
              ]
            : []),
    ];
}

const promotions = columnsFor<PromotionFigures>();

export const promotionColumns = [
    promotions.accessor('label', { header: 'Promotion', meta: { primary: true, sortKey: 'label' } }),
    promotions.accessor('offered', {
        header: 'Offered',
        cell: ({ offered }) => <Count value={offered} />,
        meta: number('offered'),
    }),
    ...(['claimed', 'used', 'expired'] as const).map((key) =>
        promotions.accessor(key, {
            header: { claimed: 'Claimed', used: 'Used', expired: 'Expired' }[key],
            cell: (row) => <Share of={row[key]} sent={row.offered} />,
            meta: number(key),
        }),
    ),
    promotions.accessor('cost_cents', {
        header: 'Cost',
        cell: ({ cost_cents }) => <Money cents={cost_cents} />,
        meta: number('cost_cents'),
    }),
];

const reviews = columnsFor<ReviewFigures>();

export const reviewColumns = [
    reviews.accessor('label', { header: 'Platform', meta: { primary: true, sortKey: 'label' } }),
    ...(['received', 'approved', 'declined', 'pending'] as const).map((key) =>
        reviews.accessor(key, {
            header: { received: 'Received', approved: 'Approved', declined: 'Declined', pending: 'Pending' }[key],
            cell: (row) => <Count value={row[key]} />,
            meta: number(key),
        }),
    ),
];

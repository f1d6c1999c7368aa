import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { formatCount, formatMoney } from '@/lib/format';
import type { Handover } from '@/types/generated';

/** Changes since the viewer last signed out. */
export function HandoverCard({ handover }: { handover: Handover }) {
    const lines = [
        ...handover.new_work.map(({ title, count }) => [`New in ${title}`, formatCount(count)]),
        ...(handover.new_clients === null ? [] : [['New clients', formatCount(handover.new_clients)]]),
        ...(handover.settled_risk_checks === null
            ? []
            : [['Risk checks completed', formatCount(handover.settled_risk_checks)]]),
        ...(handover.new_deposits === null
            ? []
            : [
                  [
                      'New deposits',
                      `${formatCount(handover.new_deposits)} · ${formatMoney(handover.new_deposits_cents ?? 0)}`,
                  ],
              ]),
    ];

    return (
        <Card className="col-span-12 flex flex-col xl:col-span-4">
            <CardHeader title="Since your last visit" description={<DateTime value={handover.since} />} />
            <dl className="grid flex-1 auto-rows-fr">
                {lines.map(([label, value]) => (
                    <div
                        key={label}
                        className="flex items-center justify-between gap-3 border-b border-line px-4 py-3 last:border-0"
                    >
                        <dt className="text-muted">{label}</dt>
                        <dd className="font-medium tabular">{value}</dd>
                    </div>
                ))}
            </dl>
        </Card>
    );
}

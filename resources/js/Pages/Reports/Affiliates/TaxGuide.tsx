import type { ReactNode } from 'react';
import { StaticTable } from '@/components/data-table';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { exampleColumns } from '@/features/reports/example-columns';
import { PageHeader } from '@/layouts/page-header';
import { formatMoney } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import type { AffiliateTaxGuidePage } from '@/types/generated';

export default function AffiliateTaxGuide(page: AffiliateTaxGuidePage) {
    const { examples, gst_percent, withheld_percent, exempt_cents, adjusted_months, time_zone } = page;
    const [example] = examples;

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'Reports' }, { title: 'Affiliates' }]} title="Tax guide" />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <Topic title="Commission">
                    <p>
                        Commission is the affiliate’s share of our profit in a month, plus a fee for each new client.
                        Our profit is the stakes of settled bets less their returns, as on the Stats tab of a client. A
                        bet counts in the month it was placed. Months begin at midnight in {time_zone}.
                    </p>
                    <p>A month with a loss earns no share, and the loss isn’t carried forward.</p>
                    <p>Terms are agreed without GST. Half a cent is rounded up.</p>
                </Topic>
                <Topic title="GST">
                    <p>
                        An affiliate who is registered for GST makes a taxable supply to us. We add {gst_percent}% of
                        its value and issue a recipient created tax invoice, which needs a written agreement with the
                        affiliate. Other affiliates are not paid GST.
                    </p>
                    <p>
                        Source: A New Tax System (Goods and Services Tax) Act 1999, sections 9-5, 9-70, 9-75 and 9-90
                        (rounding to the nearest cent), and 29-70(3). GST Ruling GSTR 2000/10.
                    </p>
                </Topic>
                <Topic title="No ABN">
                    <p>
                        We must withhold {withheld_percent}% of a payment to a business that hasn’t quoted an ABN, and
                        pay it to the Tax Office. Supplies of up to {formatMoney(exempt_cents)} without GST are exempt.
                        The affiliate gets a payment summary.
                    </p>
                    <p>
                        Source: Taxation Administration Act 1953, Schedule 1, section 12-190. The threshold is in the
                        addendum to Taxation Ruling TR 2002/9. We round to the nearest cent.
                    </p>
                    <p>
                        An ABN must pass the check of the Australian Business Register: subtract 1 from the first digit,
                        multiply each digit by its weight, and the sum is divisible by 89. Look the ABN up in the
                        register too, because a number that passes can still be cancelled.
                    </p>
                </Topic>
                {example && (
                    <Card>
                        <CardHeader
                            title="Example"
                            description={`${formatMoney(example.profit_cents)} profit, ${example.new_clients} new clients, ${formatShare(example.commission_basis_points)} of our profit and ${formatMoney(example.new_client_cents)} for each new client.`}
                        />
                        <StaticTable
                            label="Examples"
                            rows={examples}
                            columns={exampleColumns}
                            rowId={({ title }) => title}
                            rowLabel={({ title }) => title}
                        />
                    </Card>
                )}
                <Topic title="From draft to payment">
                    <p>
                        Make drafts when the month has ended. Update drafts recalculates them. A colleague who neither
                        made nor changed the draft or the affiliate’s terms approves it. Pay it in online banking, then
                        mark it as paid with the payment reference.
                    </p>
                    <p>
                        An approved statement never changes. If a bet of an earlier month is settled or corrected later,
                        the difference becomes an adjustment in the next draft, for up to {adjusted_months} months. A
                        statement is never negative: the rest of an adjustment waits for the next one.
                    </p>
                </Topic>
            </div>
        </>
    );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
    return (
        <Card>
            <CardHeader title={title} />
            <CardBody className="flex flex-col gap-3">
                <div className="flex max-w-prose flex-col gap-3 text-pretty">{children}</div>
            </CardBody>
        </Card>
    );
}

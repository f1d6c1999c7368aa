import { PrinterIcon } from '@heroicons/react/24/outline';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/layouts/page-header';
import { formatDate, formatMoney, formatMonth } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import { reports } from '@/routes/generated';
import type { AffiliateStatementPage } from '@/types/generated';

/** A statement for print. With GST it is a tax invoice that the payer makes (GST Act s 29-70(3), GSTR 2000/10). */
export default function AffiliateStatement({ statement, issued_on, payer_name, payer_abn }: AffiliateStatementPage) {
    const isInvoice = statement.is_gst_registered && statement.status !== 'draft' && payer_abn !== null;
    const title = isInvoice ? 'Recipient created tax invoice' : 'Commission statement';
    const month = formatMonth(statement.period);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Reports' },
                    { title: 'Affiliates' },
                    {
                        title: 'Tax statements',
                        href: reports.affiliatesTaxIndex({ query: { month: statement.period.slice(0, 7) } }),
                    },
                    { title: `AS-${statement.id}` },
                ]}
                title={`${title}, ${statement.affiliate_name}, ${month}`}
                actions={
                    <Button icon={PrinterIcon} onClick={() => window.print()}>
                        Print statement
                    </Button>
                }
            />
            <article className="flex w-full max-w-prose flex-col gap-4 p-4 sm:px-6">
                {statement.status === 'draft' && (
                    <Banner tone="warn">Draft, not approved. Don’t send it to the affiliate.</Banner>
                )}
                {statement.is_gst_registered && payer_abn === null && (
                    <Banner tone="warn">
                        Our ABN isn’t set up, so this can’t be a tax invoice. Ask a developer to set BUSINESS_ABN.
                    </Banner>
                )}
                <Card className="p-4">
                    <DescriptionList
                        items={[
                            { term: 'Supplier', details: statement.affiliate_name },
                            { term: 'Supplier ABN', details: statement.abn ?? 'Not quoted' },
                            { term: 'Recipient', details: payer_name },
                            { term: 'Recipient ABN', details: payer_abn },
                            { term: 'Number', details: `AS-${statement.id}` },
                            { term: 'Month', details: month },
                            { term: 'Issued', details: issued_on && formatDate(issued_on, 'UTC') },
                        ]}
                    />
                </Card>
                <Card className="p-4">
                    <DescriptionList
                        items={[
                            { term: 'Our profit', details: formatMoney(statement.profit_cents) },
                            { term: 'Share', details: formatShare(statement.commission_basis_points) },
                            {
                                term: 'New clients',
                                details: `${statement.new_clients} at ${formatMoney(statement.new_client_cents)}`,
                            },
                            { term: 'Commission', details: formatMoney(statement.commission_cents) },
                            ...statement.adjustments.map((adjustment) => ({
                                term: `Adjustment of ${formatMonth(adjustment.month)}`,
                                details: formatMoney(adjustment.cents),
                            })),
                            { term: 'Total without GST', details: formatMoney(statement.gross_cents) },
                            { term: 'GST', details: formatMoney(statement.gst_cents) },
                            {
                                term: 'Total with GST',
                                details: formatMoney(statement.gross_cents + statement.gst_cents),
                            },
                            { term: 'Withheld, no ABN', details: formatMoney(statement.withheld_cents) },
                            { term: 'Payable', details: <strong>{formatMoney(statement.payable_cents)}</strong> },
                            { term: 'Payment reference', details: statement.payment_reference },
                        ]}
                    />
                </Card>
            </article>
        </>
    );
}

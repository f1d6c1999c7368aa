import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { ExportButton, StaticTable } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { PayStatementDialog } from '@/features/reports/pay-statement-dialog';
import { statementColumns } from '@/features/reports/statement-columns';
import { termsColumns } from '@/features/reports/terms-columns';
import { TermsDialog } from '@/features/reports/terms-dialog';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { PageHeader } from '@/layouts/page-header';
import { formatMoney, formatMonth } from '@/lib/format';
import { reports } from '@/routes/generated';
import type { AffiliateTaxPage, AffiliateTermsRow, StatementRow } from '@/types/generated';

export default function AffiliateTax({
    month,
    months,
    statements,
    affiliates,
    can_decide,
    can_draft,
    can_export,
}: AffiliateTaxPage) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const [paid, setPaid] = useState<StatementRow | null>(null);
    const [edited, setEdited] = useState<number | null>(null);
    const columns = useMemo(() => {
        const approve = ({ id, version, affiliate_name, payable_cents }: StatementRow) =>
            ask(
                {
                    title: `Approve ${formatMoney(payable_cents)} for ${affiliate_name}?`,
                    body: 'An approved statement can’t be changed. Later corrections become an adjustment in the next draft.',
                    confirmVerb: 'Approve statement',
                },
                reports.affiliatesTaxApprove({ statement: id }),
                { version },
            );
        return statementColumns(can_decide ? { approve, pay: setPaid } : null);
    }, [ask, can_decide]);
    const editable = useMemo(
        () => termsColumns(can_decide ? (row: AffiliateTermsRow) => setEdited(row.id) : null),
        [can_decide],
    );
    const affiliate = affiliates.find(({ id }) => id === edited);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title: 'Affiliates' }]}
                title="Tax statements"
                actions={
                    can_draft && (
                        <Button
                            variant="primary"
                            loading={isBusy}
                            onClick={() =>
                                router.post(
                                    reports.affiliatesTaxStore().url,
                                    { month },
                                    { preserveScroll: true, preserveState: true },
                                )
                            }
                        >
                            {statements.length === 0 ? 'Make drafts' : 'Update drafts'}
                        </Button>
                    )
                }
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <div className="flex flex-wrap items-center gap-2">
                    <span className="w-44">
                        <Select
                            dense
                            aria-label="Month"
                            options={months.map((value) => ({ value, label: formatMonth(value) }))}
                            value={month}
                            onChange={(value) =>
                                router.get(
                                    reports.affiliatesTaxIndex().url,
                                    { month: value },
                                    { preserveScroll: true, preserveState: true },
                                )
                            }
                        />
                    </span>
                    <span className="flex-1" />
                    {can_export && statements.length > 0 && (
                        <ExportButton
                            route={reports.affiliatesTaxExport()}
                            query={{ month }}
                            isNarrowed
                            noun="statements"
                        />
                    )}
                </div>
                <Card>
                    <CardHeader title={`Statements of ${formatMonth(month)}`} />
                    {statements.length === 0 ? (
                        <EmptyState icon={DocumentTextIcon} title="No statements for this month">
                            {can_draft
                                ? 'Make drafts to calculate a statement for each affiliate.'
                                : 'Statements appear here once drafts are made.'}
                        </EmptyState>
                    ) : (
                        <StaticTable
                            label="Statements"
                            rows={statements}
                            columns={columns}
                            rowId={({ id }) => String(id)}
                            rowLabel={({ affiliate_name }) => affiliate_name}
                        />
                    )}
                </Card>
                <Card>
                    <CardHeader
                        title="Terms and tax details"
                        description="For new drafts. Approved statements keep the terms they were made with."
                    />
                    <StaticTable
                        label="Terms"
                        rows={affiliates}
                        columns={editable}
                        rowId={({ id }) => String(id)}
                        rowLabel={({ name }) => name}
                    />
                </Card>
            </div>
            {paid && <PayStatementDialog statement={paid} onClose={() => setPaid(null)} />}
            {affiliate && <TermsDialog affiliate={affiliate} onClose={() => setEdited(null)} />}
            {confirmDialog}
        </>
    );
}

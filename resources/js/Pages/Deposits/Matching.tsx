import { ScaleIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useMemo } from 'react';
import { ListSkeleton, StaticTable } from '@/components/data-table';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { AutomaticMatchingSwitch } from '@/features/deposits/matching/automatic-matching-switch';
import { BAND_COLUMNS } from '@/features/deposits/matching/band-columns';
import { ruleColumns } from '@/features/deposits/matching/rule-columns';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import { deposits } from '@/routes/generated';
import type { MatchingPage } from '@/types/generated';

const ALL_RULES = '*';

function switchRule(rule: string, isStopped: boolean): void {
    router.put(deposits.matchingUpdate().url, { rule, is_stopped: isStopped }, { preserveScroll: true });
}

export default function Matching({ can_switch, least_precision, ...page }: MatchingPage) {
    const rules = useKept(page.rules, 'rules');
    const bands = useKept(page.bands, 'bands');
    const columns = useMemo(
        () =>
            ruleColumns(
                least_precision,
                can_switch ? (rule, isStopped) => switchRule(rule.signature, isStopped) : null,
            ),
        [can_switch, least_precision],
    );

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Deposits' }, { title: 'Matching' }]}
                title="Deposit matching"
                notice="Matching rules and accuracy"
            />
            <div className="flex w-full max-w-6xl flex-col gap-4 p-4 sm:p-6">
                <AutomaticMatchingSwitch
                    {...page}
                    can_switch={can_switch}
                    least_precision={least_precision}
                    onSwitch={(isStopped) => switchRule(ALL_RULES, isStopped)}
                />
                <Card>
                    <CardHeader
                        title="Rules"
                        description="Accuracy of each rule over its latest 2,000 decisions. A match is correct when the deposit was approved for the suggested client and not undone."
                    />
                    {rules === undefined && <ListSkeleton />}
                    {rules?.length === 0 && (
                        <EmptyState title="No suggestions yet" icon={ScaleIcon}>
                            Once deposits are approved, this table shows how often each rule suggested the right client.
                        </EmptyState>
                    )}
                    {rules !== undefined && rules.length > 0 && (
                        <StaticTable
                            label="Rules"
                            rows={rules}
                            columns={columns}
                            rowId={(rule) => rule.signature}
                            rowLabel={(rule) => rule.label}
                        />
                    )}
                </Card>
                <Card>
                    <CardHeader
                        title="Accuracy by score"
                        description="The latest 20,000 decisions, grouped by the score of the suggestion."
                    />
                    {bands === undefined ? (
                        <ListSkeleton />
                    ) : (
                        <StaticTable
                            label="Accuracy by score"
                            rows={bands}
                            columns={BAND_COLUMNS}
                            rowId={(band) => String(band.from)}
                            rowLabel={(band) => `Score ${band.from} to ${band.to}`}
                        />
                    )}
                </Card>
            </div>
        </>
    );
}

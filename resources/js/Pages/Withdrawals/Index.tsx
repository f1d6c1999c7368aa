import { useMemo, useState } from 'react';
import { listFilters } from '@/components/data-table';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
import { Button } from '@/components/ui/button';
import { clientFilters } from '@/features/clients/client-lookup';
import { useQueue } from '@/features/shell/use-queue';
import type { AgeLimits } from '@/features/withdrawals/request-age';
import { RequestDialog } from '@/features/withdrawals/request-dialog';
import { useReloadOnWithdrawals } from '@/features/withdrawals/use-reload-on-withdrawals';
import { withdrawalColumns } from '@/features/withdrawals/withdrawal-columns';
import { WithdrawalDrawer } from '@/features/withdrawals/withdrawal-drawer';
import { WithdrawalTotals } from '@/features/withdrawals/withdrawal-totals';
import { WithdrawalViews } from '@/features/withdrawals/withdrawal-views';
import { useKept } from '@/hooks/use-kept';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals as routes } from '@/routes/generated';
import type { WithdrawalChoices, WithdrawalIndexPage } from '@/types/generated';
import { withdrawalList } from '@/types/generated/lists';

const LIST = ['withdrawals', 'meta', 'totals'];

export default function WithdrawalIndex(page: WithdrawalIndexPage) {
    const { view, opened, choices, warn_after_minutes, late_after_minutes, can_request, can_export } = page;
    const drawer = useRowDrawer('withdrawal');
    const rows = useKept(page.withdrawals, view);
    const [isAsking, setIsAsking] = useState(false);
    const limits = useMemo(
        () => ({ warn_after_minutes, late_after_minutes }),
        [warn_after_minutes, late_after_minutes],
    );
    const columns = useMemo(() => withdrawalColumns(limits), [limits]);
    const filters = useMemo(() => filtersOf(choices, limits), [choices, limits]);
    useReloadOnWithdrawals([...LIST, 'opened']);

    const queue = useQueue({
        rows: rows ?? [],
        openId: opened?.row.id ?? null,
        open: ({ id }) => drawer.show(id),
        nouns: ['withdrawal', 'withdrawals'],
    });

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Withdrawals' }]}
                title="Withdrawals"
                summary={<WithdrawalTotals totals={useKept(page.totals, view)} />}
                views={<WithdrawalViews view={view} />}
                actions={
                    can_request && (
                        <Button variant="primary" onClick={() => setIsAsking(true)}>
                            New withdrawal
                        </Button>
                    )
                }
            />
            <div className={LIST_BODY}>
                <DeferredTable
                    list={withdrawalList}
                    rows={page.withdrawals}
                    meta={page.meta}
                    of={view}
                    only={[...LIST, 'choices']}
                    columns={columns}
                    filters={filters}
                    rowHref={({ id }) => drawer.hrefOf(id)}
                    rowLabel={({ client, reference }) => `Withdrawal ${reference} for ${client.full_name}`}
                    {...(can_export && { exportUrl: routes.export() })}
                    emptyHint="Requests from clients appear here automatically."
                />
            </div>
            <WithdrawalDrawer
                withdrawal={opened}
                reasons={choices.reasons}
                limits={limits}
                queue={queue}
                onClose={drawer.close}
            />
            {isAsking && <RequestDialog onClose={() => setIsAsking(false)} />}
        </>
    );
}

function filtersOf(choices: WithdrawalChoices, limits: AgeLimits) {
    const age = [
        { value: 'warn', label: 'Getting late', hint: `${limits.warn_after_minutes} minutes or more` },
        { value: 'late', label: 'Late', hint: `${limits.late_after_minutes} minutes or more` },
    ];
    const { companies: company, managers: account_manager } = choices;

    return clientFilters(listFilters(withdrawalList, { age, company, account_manager }), choices.client);
}

import { Deferred } from '@inertiajs/react';
import { HistoryCard } from '@/features/clients/history-card';
import { CardSkeleton } from '@/features/db-clients/record-cards';
import { LedgerStepCard } from '@/features/transactions/ledger-step-card';
import { NeighbourLinks } from '@/features/transactions/neighbour-links';
import { TransactionDetailsCard } from '@/features/transactions/transaction-details-card';
import { TransactionStatusBadge } from '@/features/transactions/transaction-status-badge';
import { PageHeader } from '@/layouts/page-header';
import { transactions as routes } from '@/routes/generated';
import type { TransactionShowPage } from '@/types/generated';

export default function TransactionShow({ transaction, facts, steps, history }: TransactionShowPage) {
    const title = `${transaction.type_name} ${transaction.reference ?? `no. ${transaction.id}`}`;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Transactions', href: routes.index() }, { title }]}
                title={title}
                badges={<TransactionStatusBadge status={transaction.status} name={transaction.status_name} />}
                actions={<NeighbourLinks facts={facts} />}
            />
            <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
                <section
                    aria-labelledby="ledger"
                    className="col-span-12 flex flex-col gap-4 xl:order-first xl:col-span-7"
                >
                    <h2 id="ledger" className="sr-only">
                        Ledger entries
                    </h2>
                    {steps.map((step, index) => (
                        <LedgerStepCard key={step.id} step={step} place={index + 1} />
                    ))}
                </section>
                <div className="col-span-12 flex flex-col gap-4 max-xl:order-first xl:col-span-5">
                    <TransactionDetailsCard transaction={transaction} facts={facts} />
                    <Deferred data="history" fallback={<CardSkeleton title="History" />}>
                        <HistoryCard history={history ?? []} noun="transaction’s source" />
                    </Deferred>
                </div>
            </div>
        </>
    );
}

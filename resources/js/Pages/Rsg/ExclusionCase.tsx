import { Deferred } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { HistoryCard } from '@/features/clients/history-card';
import { CardSkeleton } from '@/features/db-clients/record-cards';
import { EvidenceCard } from '@/features/rsg/evidence/evidence-card';
import { CaseStatusBadge } from '@/features/rsg/exclusions/case-status';
import { CaseSummary } from '@/features/rsg/exclusions/case-summary';
import { LiftCard } from '@/features/rsg/exclusions/lift-card';
import { RecordsCard } from '@/features/rsg/exclusions/records-card';
import { StepsCard } from '@/features/rsg/exclusions/steps-card';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import type { ExclusionCasePage } from '@/types/generated';

export default function ExclusionCase(page: ExclusionCasePage) {
    const { case: exclusion, steps, records, owners, history, can_work, can_lift, can_request_withdrawal } = page;
    const canWork = can_work && exclusion.status !== 'lifted';

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'RSG' },
                    { title: 'Exclusions', href: rsg.exclusionsIndex() },
                    { title: exclusion.full_name },
                ]}
                title={exclusion.full_name}
                badges={
                    <>
                        <Badge tone="danger">{exclusion.reasons}</Badge>
                        <CaseStatusBadge status={exclusion.status} />
                        {exclusion.is_overdue && <Badge tone="danger">Overdue</Badge>}
                    </>
                }
            />
            <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
                {exclusion.enforced_at === null && exclusion.status !== 'lifted' && (
                    <Banner tone="warn" className="col-span-12" title="Freezing accounts">
                        Paddock is still freezing this person’s records. Reload in a minute.
                    </Banner>
                )}
                <div className="col-span-12 flex min-w-0 flex-col gap-4 xl:col-span-7">
                    <StepsCard
                        exclusion={exclusion}
                        steps={steps}
                        canWork={canWork}
                        canRequestWithdrawal={can_request_withdrawal}
                    />
                </div>
                <div className="col-span-12 flex min-w-0 flex-col gap-4 xl:col-span-5">
                    <CaseSummary exclusion={exclusion} owners={owners} canWork={canWork} />
                    <RecordsCard exclusion={exclusion} records={records} canWork={canWork && can_lift} />
                    {exclusion.status !== 'open' && <LiftCard exclusion={exclusion} canLift={can_lift} />}
                    {page.can_export_evidence && (
                        <EvidenceCard
                            packs={page.evidence}
                            route={rsg.exclusionsEvidenceStore({ case: exclusion.id })}
                        />
                    )}
                    <Deferred data="history" fallback={<CardSkeleton title="History" />}>
                        <HistoryCard history={history ?? []} noun="exclusion" />
                    </Deferred>
                </div>
            </div>
        </>
    );
}

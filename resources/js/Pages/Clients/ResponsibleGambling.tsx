import { ChecksCard } from '@/features/clients/protection/checks-card';
import { EventsCard } from '@/features/clients/protection/events-card';
import { ExclusionCard } from '@/features/clients/protection/exclusion-card';
import { FormsCard } from '@/features/clients/protection/forms-card';
import { LimitsCard } from '@/features/clients/protection/limits-card';
import { ProtectionSkeleton } from '@/features/clients/protection/protection-skeleton';
import { ReceiptsCard } from '@/features/clients/protection/receipts-card';
import { TimeOutsCard } from '@/features/clients/protection/time-outs-card';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { EvidenceCard } from '@/features/rsg/evidence/evidence-card';
import { seesReceipts } from '@/features/rsg/receipts/gate-receipts';
import { useKept } from '@/hooks/use-kept';
import { useViewer } from '@/hooks/use-viewer';
import { clients } from '@/routes/generated';
import type { ClientProtection, ClientResponsibleGamblingPage } from '@/types/generated';

const COLUMN = 'flex min-w-0 flex-col gap-4';

export default function ClientResponsibleGambling(page: ClientResponsibleGamblingPage) {
    const { can_protect, can_work_events, as_of } = page;
    const viewer = useViewer();
    const isPast = as_of !== null;
    const key = useRecordKey(page.client.id);
    const protection = useKept(page.protection, key);
    // On a past day, these are the marks of that day.
    const client = { ...page.client, ...marksOf(protection) };

    return (
        <div className="grid items-start gap-4 p-4 sm:px-6 xl:grid-cols-2">
            {protection ? (
                <>
                    <div className={COLUMN}>
                        <ExclusionCard
                            client={client}
                            exclusions={protection.exclusions}
                            caseId={protection.exclusion_case_id}
                            canProtect={can_protect}
                            isPast={isPast}
                        />
                        <TimeOutsCard timeOuts={protection.time_outs} isPast={isPast} />
                        <LimitsCard
                            client={client}
                            limits={protection.limits}
                            canProtect={can_protect}
                            isPast={isPast}
                        />
                    </div>
                    <div className={COLUMN}>
                        <ChecksCard
                            client={client}
                            checks={protection.checks}
                            canProtect={can_protect}
                            isPast={isPast}
                        />
                        <FormsCard forms={protection.forms} isPast={isPast} />
                        <EventsCard
                            client={client}
                            events={protection.events}
                            canWork={can_work_events}
                            isPast={isPast}
                        />
                        {page.can_export_evidence && (
                            <EvidenceCard
                                packs={page.evidence}
                                route={clients.rsgEvidenceStore({ client: client.id })}
                            />
                        )}
                        {seesReceipts(viewer) && <ReceiptsCard receipts={protection.receipts} isPast={isPast} />}
                    </div>
                </>
            ) : (
                <ProtectionSkeleton />
            )}
        </div>
    );
}

function marksOf(protection: ClientProtection | undefined) {
    return (
        protection && {
            betstop_state: protection.betstop_state,
            is_betstopped_in_genweb: protection.is_betstopped_in_genweb,
            is_barred: protection.is_barred,
        }
    );
}

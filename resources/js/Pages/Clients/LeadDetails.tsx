import { FilesCard } from '@/features/attachments/files-card';
import { HistoryCard } from '@/features/clients/history-card';
import { LeadActions } from '@/features/leads/lead-actions';
import { LeadIdentityCard } from '@/features/leads/lead-identity-card';
import { LeadOutcome } from '@/features/leads/lead-outcome';
import { LeadStatusBadge } from '@/features/leads/lead-status-badge';
import { LeadWorkCard } from '@/features/leads/lead-work-card';
import { NotesPanel } from '@/features/notes/notes-panel';
import { NotesSkeleton } from '@/features/notes/notes-skeleton';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import { clients as routes } from '@/routes/generated';
import type { LeadDetailsPage } from '@/types/generated';

export default function LeadDetails(page: LeadDetailsPage) {
    const { lead, history } = page;
    const notes = useKept(page.notes, lead.id);
    const files = useKept(page.attachments, lead.id);
    const meta = useKept(page.meta, lead.id);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Clients', href: routes.index() },
                    { title: 'Leads', href: routes.leadsIndex() },
                    { title: lead.full_name },
                ]}
                title={lead.full_name}
                badges={<LeadStatusBadge status={lead.status} />}
                actions={<LeadActions lead={lead} />}
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                <div className="col-span-12 empty:hidden">
                    <LeadOutcome lead={lead} />
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-7">
                    <LeadIdentityCard page={page} />
                    <FilesCard
                        key={`files ${lead.id}`}
                        subjectType="lead"
                        subjectId={lead.id}
                        files={files}
                        meta={meta}
                    />
                    {notes ? <NotesPanel key={lead.id} feed={notes} /> : <NotesSkeleton />}
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-5">
                    <LeadWorkCard lead={lead} />
                    <HistoryCard history={history} noun="lead" />
                </div>
            </div>
        </>
    );
}

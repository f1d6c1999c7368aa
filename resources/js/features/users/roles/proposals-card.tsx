import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { RightList } from '@/features/users/roles/right-list';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { users } from '@/routes/generated';
import type { RoleProposalRow } from '@/types/generated';

/** Proposed changes of roles that wait for a second person. */
export function ProposalsCard({ proposals, canEdit }: { proposals: readonly RoleProposalRow[]; canEdit: boolean }) {
    return (
        <Card>
            <CardHeader title="To confirm" badge={<Badge tone="warn">{proposals.length}</Badge>} />
            <ul>
                {proposals.map((proposal) => (
                    <Proposal key={proposal.id} proposal={proposal} canEdit={canEdit} />
                ))}
            </ul>
        </Card>
    );
}

function Proposal({ proposal, canEdit }: { proposal: RoleProposalRow; canEdit: boolean }) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const to = { roleProposal: proposal.id };
    const changes = <RightList added={proposal.added} removed={proposal.removed} />;

    const confirmation = {
        title: `Confirm this change of ${proposal.role_title}?`,
        body: (
            <div className="flex flex-col gap-3">
                {changes}
                <p>It applies straight away to everyone with this role.</p>
            </div>
        ),
        confirmVerb: 'Confirm change',
    };
    const rejection = {
        title: `Reject this change of ${proposal.role_title}?`,
        confirmVerb: 'Reject change',
        danger: true,
        reason: { label: 'Reason', help: 'At least 5 characters.', min: 5 },
    };

    return (
        <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
            <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1.5">
                <p>
                    <span className="font-medium">{proposal.role_title}</span>{' '}
                    <span className="text-muted">
                        proposed by {proposal.is_own ? 'you' : proposal.proposed_by}{' '}
                        <RelativeTime value={proposal.proposed_at} />
                    </span>
                </p>
                {changes}
                <p className="wrap-anywhere text-muted">“{proposal.reason}”</p>
                {canEdit && proposal.refusal && <p className="text-compact text-warn">{proposal.refusal}</p>}
            </div>
            {canEdit && (
                <div className="flex gap-2">
                    {proposal.is_own ? (
                        <Button
                            size="sm"
                            loading={isBusy}
                            onClick={() => take(users.rolesDescriptionProposalsDestroy(to))}
                        >
                            Withdraw proposal
                        </Button>
                    ) : (
                        <>
                            <Button
                                size="sm"
                                disabled={isBusy}
                                onClick={() => ask(rejection, users.rolesDescriptionProposalsReject(to))}
                            >
                                Reject change
                            </Button>
                            {proposal.refusal === null && (
                                <Button
                                    size="sm"
                                    variant="primary"
                                    loading={isBusy}
                                    onClick={() => ask(confirmation, users.rolesDescriptionProposalsConfirm(to))}
                                >
                                    Confirm change
                                </Button>
                            )}
                        </>
                    )}
                </div>
            )}
            {confirmDialog}
        </li>
    );
}

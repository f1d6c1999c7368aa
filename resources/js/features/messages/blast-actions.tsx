import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { pluralize } from '@/lib/pluralize';
import { messages } from '@/routes/generated';
import type { BlastDetails } from '@/types/generated';

/** Copies, approves, pauses, resumes or cancels a blast. */
export function BlastActions({ details }: { details: BlastDetails }) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const { id, eligible_rows, send_at } = details.blast;
    const route = { blast: id };
    const change = messages.blastsChange(route);
    const approve = {
        title: `Send this message to ${pluralize(eligible_rows, 'client', 'clients')}?`,
        body: `${send_at === null ? 'Sending starts straight away' : 'Sending starts at the planned time'}, within the contact hours of each state. All recipients are checked again.`,
        confirmVerb: 'Approve',
    };
    const cancel = {
        title: 'Cancel this blast?',
        body: 'Messages that were sent stay sent. A cancelled blast can’t be resumed.',
        confirmVerb: 'Cancel blast',
        danger: true,
    };

    return (
        <>
            {details.can_copy && <LinkButton href={messages.smsBlastsCreate({ query: { copy: id } })}>Copy</LinkButton>}
            {details.can_cancel && (
                <Button loading={isBusy} onClick={() => ask(cancel, change, { change: 'cancel' })}>
                    Cancel blast
                </Button>
            )}
            {details.can_pause && (
                <Button loading={isBusy} onClick={() => take(change, { change: 'pause' })}>
                    Pause
                </Button>
            )}
            {details.can_resume && (
                <Button variant="primary" loading={isBusy} onClick={() => take(change, { change: 'resume' })}>
                    Resume
                </Button>
            )}
            {details.can_approve && (
                <Button variant="primary" loading={isBusy} onClick={() => ask(approve, messages.blastsApprove(route))}>
                    Approve
                </Button>
            )}
            {confirmDialog}
        </>
    );
}

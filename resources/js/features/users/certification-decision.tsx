import { useState } from 'react';
import { FormDialog, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { today } from '@/lib/day';
import { users } from '@/routes/generated';
import type { CertificationDetails, CertificationDecision as Decision } from '@/types/generated';

const LABELS = { issued_on: 'Day of the training', reason: 'Reason' };

const WORDS: Record<Decision, { verb: string; consequence: string }> = {
    approve: {
        verb: 'Approve',
        consequence:
            'The certification is valid from the day of the training. Withheld abilities return straight away.',
    },
    refuse: { verb: 'Refuse', consequence: 'The colleague sees the reason and can send other evidence.' },
    revoke: {
        verb: 'Revoke',
        consequence: 'The colleague loses the abilities that need this certification straight away.',
    },
};

/** The decisions that a certification allows. */
export function CertificationDecision({ certification }: { certification: CertificationDetails }) {
    const [decision, setDecision] = useState<Decision | null>(null);
    const { status, evidence_at } = certification;
    const isHeld = status === 'valid' || status === 'expiring';

    return (
        <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {status === 'pending' && evidence_at !== null && (
                <>
                    <Button variant="primary" size="sm" onClick={() => setDecision('approve')}>
                        Approve
                    </Button>
                    <Button size="sm" onClick={() => setDecision('refuse')}>
                        Refuse
                    </Button>
                </>
            )}
            {isHeld && (
                <Button size="sm" onClick={() => setDecision('revoke')}>
                    Revoke
                </Button>
            )}
            {decision && (
                <DecisionDialog certification={certification} decision={decision} onClose={() => setDecision(null)} />
            )}
        </div>
    );
}

interface DecisionDialogProps {
    certification: CertificationDetails;
    decision: Decision;
    onClose: () => void;
}

function DecisionDialog({ certification, decision, onClose }: DecisionDialogProps) {
    const isApproval = decision === 'approve';
    const form = useResourceForm({
        data: { decision, seen: certification.evidence_at, issued_on: isApproval ? today() : '', reason: '' },
        route: users.certificationsDecide({ certification: certification.id }),
        onSuccess: onClose,
    });
    const { verb, consequence } = WORDS[decision];

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            role={decision === 'revoke' ? 'alertdialog' : 'dialog'}
            title={`${verb} “${certification.title}”?`}
            description={consequence}
            submitVerb={verb}
            labels={LABELS}
        >
            {isApproval ? (
                <InputField form={form} name="issued_on" help="As on the evidence." type="date" required />
            ) : (
                <TextareaField form={form} name="reason" required maxLength={255} rows={2} />
            )}
        </FormDialog>
    );
}

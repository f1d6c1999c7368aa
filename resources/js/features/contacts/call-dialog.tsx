import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import type { CalledPerson } from '@/features/contacts/call-link';
import { requestJson } from '@/lib/http';
import { optionsOf } from '@/lib/options';
import { messageOf } from '@/lib/refusal';
import { calls } from '@/routes/generated';
import { type PhoneOutcome, PhoneOutcomeLabels } from '@/types/generated';

export type CallState =
    | { step: 'closed' | 'checking' }
    | { step: 'started'; id: number }
    | { step: 'refused'; reason: string };

interface CallDialogProps {
    call: CallState;
    person: CalledPerson;
    number: string;
    onClose: () => void;
}

const OUTCOMES = optionsOf(PhoneOutcomeLabels);

/** Asks how a call ended, or says why the person must not be called. */
export function CallDialog({ call, person, number, onClose }: CallDialogProps) {
    const [outcome, setOutcome] = useState<PhoneOutcome | null>(null);
    const [isSaving, setIsSaving] = useState(false);
    const [problem, setProblem] = useState<string | null>(null);

    const close = () => {
        setOutcome(null);
        setProblem(null);
        onClose();
    };

    const save = async () => {
        if (call.step !== 'started') {
            return;
        }
        setIsSaving(true);
        try {
            await requestJson(calls.update({ phoneLog: call.id }), { data: { outcome } });
            close();
        } catch (error) {
            setProblem(messageOf(error) ?? 'Couldn’t save the outcome. Check your connection and try again.');
        }
        setIsSaving(false);
    };

    if (call.step === 'refused') {
        return (
            <Dialog
                open
                onClose={close}
                size="sm"
                title={`Don’t call ${person.name}`}
                footer={<Button onClick={close}>Close</Button>}
            >
                <Banner tone="danger">{call.reason}</Banner>
            </Dialog>
        );
    }

    return (
        <Dialog
            open={call.step === 'started'}
            onClose={close}
            size="sm"
            title={`Call to ${person.name}`}
            description={`${number}. The call is in the phone log.`}
            footer={
                <>
                    <Button onClick={close}>Not now</Button>
                    <Button
                        variant="primary"
                        disabled={outcome === null}
                        loading={isSaving}
                        onClick={() => void save()}
                    >
                        Save outcome
                    </Button>
                </>
            }
        >
            {problem && <Banner tone="danger">{problem}</Banner>}
            <RadioGroup legend="How did the call end?" options={OUTCOMES} value={outcome} onChange={setOutcome} />
        </Dialog>
    );
}

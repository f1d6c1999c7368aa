import { PhoneIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { CallDialog, type CallState } from '@/features/contacts/call-dialog';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { formatPhone } from '@/lib/format';
import { dial } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { messageOf } from '@/lib/refusal';
import { can, isReadOnly } from '@/lib/shared-props';
import { calls } from '@/routes/generated';
import type { StartedCall } from '@/types/generated';

export interface CalledPerson {
    type: 'client' | 'lead' | 'db_client';
    id: number;
    name: string;
}

/** Whether a record of this type is a person who can be called. */
export function isCalledPerson(type: string | null): type is CalledPerson['type'] {
    return type === 'client' || type === 'lead' || type === 'db_client';
}

interface CallLinkProps {
    /** E.164, or masked for viewers who don't see contact details. */
    number: string;
    person: CalledPerson;
    className?: string;
}

/** Starts calls to a person. Render `dialog` once. `canCall` is for display: the server checks every call. */
export function useCall(person: CalledPerson) {
    const viewer = useViewer();
    const [call, setCall] = useState<CallState>({ step: 'closed' });
    const [number, setNumber] = useState('');

    const start = async (dialled: string) => {
        setNumber(dialled);
        setCall({ step: 'checking' });
        try {
            const started = await requestJson<StartedCall>(calls.store(), {
                data: { person_type: person.type, person_id: person.id, number: dialled },
            });
            dial(started.number);
            setCall({ step: 'started', id: started.id });
        } catch (error) {
            setCall({
                step: 'refused',
                reason: messageOf(error) ?? 'Couldn’t start the call. Check your connection and try again.',
            });
        }
    };

    return {
        start,
        isChecking: call.step === 'checking',
        canCall:
            viewer !== null &&
            (can(viewer, 'viewSMSPanel') || can(viewer, 'canViewDatabaseOnly')) &&
            !can(viewer, 'impersonating') &&
            !isReadOnly(viewer),
        dialog: (
            <CallDialog
                call={call}
                person={person}
                number={formatPhone(number)}
                onClose={() => setCall({ step: 'closed' })}
            />
        ),
    };
}

/** A phone number that can be called. Viewers who can't call people, and masked numbers, get the text. */
export function CallLink({ number, person, className }: CallLinkProps) {
    const { start, isChecking, canCall, dialog } = useCall(person);
    const text = formatPhone(number);
    const style = cn('whitespace-nowrap tabular', className);

    if (!canCall || !/^[+\d]/.test(number)) {
        return <span className={style}>{text}</span>;
    }

    return (
        <>
            <button
                type="button"
                className={cn('inline-flex items-center gap-1 text-accent hover:underline', style)}
                aria-label={`Call ${person.name} on ${text}`}
                disabled={isChecking}
                onClick={() => void start(number)}
            >
                <PhoneIcon aria-hidden="true" className="size-3.5 shrink-0" />
                {text}
            </button>
            {dialog}
        </>
    );
}

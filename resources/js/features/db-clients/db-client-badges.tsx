import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Badge, type Tone } from '@/components/ui/badge';
import { type CalledPerson, CallLink } from '@/features/contacts/call-link';
import { cn } from '@/lib/cn';
import { formatPhone } from '@/lib/format';
import {
    type ConsentBasis,
    ConsentBasisLabels,
    type DbClientOutcome,
    DbClientOutcomeLabels,
    type DbClientStatus,
    DbClientStatusLabels,
    type SuppressionReason,
    SuppressionReasonLabels,
} from '@/types/generated';

export const DB_CLIENT_STATUS_TONES: Record<DbClientStatus, Tone> = {
    raw: 'neutral',
    validated: 'info',
    assigned: 'warn',
    converted: 'ok',
    suppressed: 'danger',
};

const CONSENT_TONES: Record<ConsentBasis, Tone> = {
    express: 'ok',
    inferred: 'info',
    unknown: 'neutral',
    none: 'danger',
};

const OUTCOME_TONES: Record<DbClientOutcome, Tone> = {
    no_answer: 'neutral',
    wrong_number: 'warn',
    not_interested: 'neutral',
    interested: 'ok',
    asked_to_stop: 'danger',
};

interface StatusBadgeProps {
    status: DbClientStatus;
    reason: SuppressionReason | null;
}

/** The status of a DB client, with the reason if the DB client must not be contacted. */
export function DbClientStatusBadge({ status, reason }: StatusBadgeProps) {
    const suffix = status === 'suppressed' && reason ? ` · ${SuppressionReasonLabels[reason]}` : '';

    return <Badge tone={DB_CLIENT_STATUS_TONES[status]}>{DbClientStatusLabels[status] + suffix}</Badge>;
}

export function ConsentBadge({ basis }: { basis: ConsentBasis }) {
    return <Badge tone={CONSENT_TONES[basis]}>{ConsentBasisLabels[basis]}</Badge>;
}

export function OutcomeBadge({ outcome }: { outcome: DbClientOutcome }) {
    return <Badge tone={OUTCOME_TONES[outcome]}>{DbClientOutcomeLabels[outcome]}</Badge>;
}

interface ValidityProps {
    isValid: boolean | null;
    /** The checked detail: 'number', 'address'. */
    noun: string;
}

/** The validity of contact details, from the last check or call. */
export function Validity({ isValid, noun }: ValidityProps) {
    if (isValid === null) {
        return <Badge>Unchecked</Badge>;
    }

    return isValid ? (
        <Badge tone="ok" icon={CheckCircleIcon}>
            Valid
        </Badge>
    ) : (
        <Badge tone="warn" icon={ExclamationTriangleIcon}>
            Wrong {noun}
        </Badge>
    );
}

interface PhoneTextProps {
    number: string;
    isSuppressed: boolean;
    person: CalledPerson;
    className?: string;
}

/** A phone number that can be called, struck through when it must not be called. */
export function PhoneText({ number, isSuppressed, person, className }: PhoneTextProps) {
    const text = formatPhone(number);

    return isSuppressed ? (
        <del className={cn('whitespace-nowrap text-muted tabular', className)}>
            <span className="sr-only">Do not call: </span>
            {text}
        </del>
    ) : (
        <CallLink number={number} person={person} {...(className !== undefined && { className })} />
    );
}

import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Badge, type Tone } from '@/components/ui/badge';
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

const STATUS_TONES: Record<DbClientStatus, Tone> = {
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

/** Where a prospect stands; of a suppressed one also why. */
export function DbClientStatusBadge({ status, reason }: StatusBadgeProps) {
    const why = status === 'suppressed' && reason ? ` · ${SuppressionReasonLabels[reason]}` : '';

    return <Badge tone={STATUS_TONES[status]}>{DbClientStatusLabels[status] + why}</Badge>;
}

export function ConsentBadge({ basis }: { basis: ConsentBasis }) {
    return <Badge tone={CONSENT_TONES[basis]}>{ConsentBasisLabels[basis]}</Badge>;
}

export function OutcomeBadge({ outcome }: { outcome: DbClientOutcome }) {
    return <Badge tone={OUTCOME_TONES[outcome]}>{DbClientOutcomeLabels[outcome]}</Badge>;
}

interface ValidityProps {
    isValid: boolean | null;
    /** What it is: 'number', 'address'. */
    noun: string;
}

/** Whether the details can be right, as the last check or call found. */
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
    className?: string;
}

/** A number as Australians write it; struck through when nobody may call it. */
export function PhoneText({ number, isSuppressed, className }: PhoneTextProps) {
    const text = formatPhone(number);

    return isSuppressed ? (
        <del className={cn('whitespace-nowrap text-muted tabular', className)}>
            <span className="sr-only">Not to be called: </span>
            {text}
        </del>
    ) : (
        <span className={cn('whitespace-nowrap tabular', className)}>{text}</span>
    );
}

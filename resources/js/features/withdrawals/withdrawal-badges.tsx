import { Badge, type Tone } from '@/components/ui/badge';
import { Tooltip } from '@/components/ui/tooltip';
import { formatMoney } from '@/lib/format';
import {
    type BankAccountStatus,
    BankAccountStatusLabels,
    type HolderNameMatch,
    HolderNameMatchLabels,
    type HoldState,
    HoldStateLabels,
    type RiskCheckValue,
    RiskCheckValueLabels,
    type WithdrawalClient,
    type WithdrawalDestination,
    type WithdrawalRow,
    type WithdrawalStatus,
    WithdrawalStatusLabels,
} from '@/types/generated';

const STATUS_TONES: Record<WithdrawalStatus, Tone> = {
    pending: 'warn',
    checked: 'info',
    approved: 'info',
    paid: 'ok',
    failed: 'danger',
    cancelled: 'neutral',
    declined: 'neutral',
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStatus }) {
    return <Badge tone={STATUS_TONES[status]}>{WithdrawalStatusLabels[status]}</Badge>;
}

const HOLD_TONES: Record<HoldState, Tone> = {
    held: 'ok',
    coverable: 'warn',
    not_covered: 'danger',
    released: 'neutral',
    paid_out: 'neutral',
};

/** Whether the funds are held. */
export function HoldBadge({ hold, short_cents }: Pick<WithdrawalRow, 'hold' | 'short_cents'>) {
    return (
        <Badge tone={HOLD_TONES[hold]}>
            {short_cents === null ? HoldStateLabels[hold] : `${formatMoney(short_cents)} short`}
        </Badge>
    );
}

const ACCOUNT_TONES: Record<BankAccountStatus, Tone> = { verified: 'ok', unverified: 'warn', blocked: 'danger' };

export function AccountStatusBadge({ status }: { status: BankAccountStatus }) {
    return <Badge tone={ACCOUNT_TONES[status]}>{BankAccountStatusLabels[status]}</Badge>;
}

const NAME_MATCH_TONES: Record<HolderNameMatch, Tone> = { same: 'ok', similar: 'warn', other: 'danger' };

/** Whether the account name matches the client's name, with the reason. */
export function NameMatchBadge({
    name_match,
    name_match_reason,
}: Pick<WithdrawalDestination, 'name_match' | 'name_match_reason'>) {
    return (
        <Tooltip text={name_match_reason}>
            <span>
                <Badge tone={NAME_MATCH_TONES[name_match]}>{HolderNameMatchLabels[name_match]}</Badge>
            </span>
        </Tooltip>
    );
}

const RISK_TONES: Record<RiskCheckValue, Tone> = {
    GOOD: 'ok',
    '25% BONUSHUNTER': 'warn',
    BONUSHUNTER: 'danger',
    WATCH: 'warn',
    CLOSE: 'danger',
};

export function RiskBadge({ value }: { value: RiskCheckValue }) {
    return <Badge tone={RISK_TONES[value]}>{RiskCheckValueLabels[value]}</Badge>;
}

/** The client's exclusions. */
export function ExclusionBadges({ client }: { client: WithdrawalClient }) {
    return (
        <>
            {client.is_betstopped && <Badge tone="danger">BetStop</Badge>}
            {client.is_barred && <Badge tone="danger">Barred</Badge>}
            {client.is_closed && <Badge tone="warn">Closed</Badge>}
        </>
    );
}

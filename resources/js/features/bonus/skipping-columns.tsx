import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ClientName } from '@/features/clients/client-name';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { bonus } from '@/routes/generated';
import { type SkippingRuleRow, type SkippingRuleStatus, SkippingRuleStatusLabels } from '@/types/generated';
import { skippingRuleList } from '@/types/generated/lists';

const TONES: Record<SkippingRuleStatus, Tone> = {
    requested: 'warn',
    approved: 'ok',
    declined: 'neutral',
    withdrawn: 'neutral',
};

export const SKIPPING_COLUMNS = columnsOf(
    skippingRuleList,
    {
        full_name: { cell: (rule) => <ClientName {...rule} />, secondLine: (rule) => rule.pin, primary: true },
        promotion_title: { secondLine: ({ rule_version }) => `Rule version ${rule_version}` },
        reason: {
            cell: ({ reason }) => <span className="line-clamp-2 whitespace-normal">{reason}</span>,
            secondLine: ({ requester_name }) => requester_name,
        },
        status: { cell: (rule) => <State rule={rule} />, secondLine: decisionOf, phoneAside: true },
        created_at: { hiddenByDefault: true },
    },
    [buttonColumn<SkippingRuleRow>((rule) => <SkippingActions rule={rule} />)],
);

function State({ rule: { status, is_expired, is_outdated } }: { rule: SkippingRuleRow }) {
    if (is_expired) {
        return <Badge>Expired</Badge>;
    }

    return is_outdated ? (
        <Badge>Rule has changed</Badge>
    ) : (
        <Badge tone={TONES[status]}>{SkippingRuleStatusLabels[status]}</Badge>
    );
}

function decisionOf({ ender_name, end_reason, approver_name }: SkippingRuleRow): string | null {
    return ender_name === null ? approver_name : `${ender_name}: ${end_reason ?? ''}`;
}

function SkippingActions({ rule }: { rule: SkippingRuleRow }) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const params = { skippingRule: rule.id };
    const about = `${rule.full_name}, ${rule.promotion_title}`;
    const isDecline = rule.status === 'requested' && !rule.is_own;
    const verb = isDecline ? 'Decline' : 'Withdraw';

    return (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
            {rule.can_approve && (
                <Button
                    size="sm"
                    disabled={isBusy}
                    aria-label={`Approve ${about}`}
                    onClick={() => take(bonus.skippingRulesApprove(params))}
                >
                    Approve
                </Button>
            )}
            {rule.can_end && (
                <Button
                    size="sm"
                    disabled={isBusy}
                    aria-label={`${verb} ${about}`}
                    onClick={() =>
                        void ask(
                            {
                                title: `${verb} this skipping rule?`,
                                body: isDecline
                                    ? `${about}. The requester can ask again.`
                                    : `${about}. It stops straight away, also for a bonus that is not credited yet.`,
                                confirmVerb: `${verb} skipping rule`,
                                danger: true,
                                reason: { label: 'Reason', min: 5 },
                            },
                            bonus.skippingRulesEnd(params),
                        )
                    }
                >
                    {verb}
                </Button>
            )}
            {confirmDialog}
        </span>
    );
}

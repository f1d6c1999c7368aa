<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusClientResolver;
use App\Domain\Ledger\ClientLock;
use App\Enums\SkippingRuleStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusRule;
use App\Models\SkippingRule;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves a colleague's exception to a rule. */
final readonly class ApproveSkippingRule
{
    public function __construct(private BonusClientResolver $clients, private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the approver requested it or is of another team, or when it has ended
     */
    public function handle(SkippingRule $skipping, User $approver): SkippingRule
    {
        return DB::transaction(function () use ($skipping, $approver): SkippingRule {
            $client = ClientLock::hold($skipping->client_id);
            $held = SkippingRule::query()->with(['rule', 'approvedBy', 'endedBy'])->lockForUpdate()->findOrFail($skipping->id);
            ClientLock::refuseMerged($client, $held->client_id);
            if ($held->status !== SkippingRuleStatus::Requested) {
                throw ChangedMeanwhileException::decided(
                    'skipping rule',
                    $held->status->value,
                    $held->endedBy ?? $held->approvedBy,
                    $held->ended_at ?? $held->approved_at,
                );
            }
            $refusal = match (true) {
                $held->requested_by === $approver->id => 'You can’t approve this skipping rule because you requested it.',
                ! $this->clients->mayGive($approver, $client->account_manager_id) => 'You can’t approve this skipping rule because another team manages this client.',
                $held->until->isPast() => 'This skipping rule has expired.',
                BonusRule::currentOf($held->rule->bonus_promotion_id)?->id !== $held->rule_id => 'The rule of this promotion has changed. Request a new skipping rule.',
                default => null,
            };
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $held->update(['status' => SkippingRuleStatus::Approved, 'approved_by' => $approver->id, 'approved_at' => now()]);
            $this->audit->record(
                'skipping_rule.approved',
                $held,
                ['status' => SkippingRuleStatus::Requested->value],
                ['status' => SkippingRuleStatus::Approved->value],
                $approver->id,
            );

            return $held;
        }, 3);
    }
}

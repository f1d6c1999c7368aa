<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Ledger\ClientLock;
use App\Enums\SkippingRuleStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\SkippingRule;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/**
 * Withdraws an exception, or declines a colleague's request. It stops at once, also for bonuses that are offered but not credited.
 *
 * Colleagues of every team may end one, though only the client's team approves it: without an exception the rule applies.
 */
final readonly class EndSkippingRule
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when a colleague ended it first */
    public function handle(SkippingRule $skipping, string $reason, User $user): SkippingRule
    {
        return DB::transaction(function () use ($skipping, $reason, $user): SkippingRule {
            ClientLock::hold($skipping->client_id);
            $held = SkippingRule::query()->with('endedBy')->lockForUpdate()->findOrFail($skipping->id);
            $before = $held->status;
            if ($before === SkippingRuleStatus::Declined || $before === SkippingRuleStatus::Withdrawn) {
                throw ChangedMeanwhileException::decided('skipping rule', $before->value, $held->endedBy, $held->ended_at);
            }
            $status = $before === SkippingRuleStatus::Requested && $held->requested_by !== $user->id
                ? SkippingRuleStatus::Declined
                : SkippingRuleStatus::Withdrawn;
            $held->update(['status' => $status, 'ended_by' => $user->id, 'ended_at' => now(), 'end_reason' => $reason]);
            $this->audit->record(
                "skipping_rule.{$status->value}",
                $held,
                ['status' => $before->value],
                ['status' => $status->value, 'reason' => $reason],
                $user->id,
            );

            return $held;
        }, 3);
    }
}

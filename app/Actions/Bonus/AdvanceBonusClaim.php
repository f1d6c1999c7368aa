<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusRuleChecker;
use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Domain\Messages\AutoMessageScheduler;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Stats\DailyStats;
use App\Enums\AutoMessageTrigger;
use App\Enums\BonusClaimStatus;
use App\Enums\GatePurpose;
use App\Enums\LedgerAccountKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusClaim;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Moves a bonus to its next status; see {@see BonusClaimStatus::next()}. */
final readonly class AdvanceBonusClaim
{
    /** Steps that take a credited bonus back. */
    private const BACK = [BonusClaimStatus::Reversed, BonusClaimStatus::Expired];

    /** Steps that a restricted client can't take. */
    private const FORWARD = [BonusClaimStatus::Claimed, BonusClaimStatus::Credited];

    public function __construct(
        private ProtectionGate $gate,
        private BonusRuleChecker $rules,
        private TransferAndBonusLedger $ledger,
        private AuditTrail $audit,
        private AutoMessageScheduler $autoMessages,
        private DailyStats $days,
    ) {}

    /**
     * @param  User|null  $mover  null when the bonus expired
     * @param  BonusClaimStatus|null  $seen  the status on the mover's page; null without a page
     *
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the bonus is not approved, expired or not yet expired, the client is restricted or refused by the promotion's rule, or a withdrawal holds the bonus
     */
    public function handle(BonusClaim $claim, BonusClaimStatus $status, ?User $mover, ?string $reason = null, ?BonusClaimStatus $seen = null): BonusClaim
    {
        return DB::transaction(function () use ($claim, $status, $mover, $reason, $seen): BonusClaim {
            $client = ClientLock::hold($claim->client_id);
            if (in_array($status, self::FORWARD, true)) {
                $this->gate->pass($client, GatePurpose::Bonus, $claim, $claim->amount_cents);
            }
            $before = BonusClaim::query()->lockForUpdate()->findOrFail($claim->id);
            ClientLock::refuseMerged($client, $before->client_id);
            if ($seen !== null && $before->status !== $seen) {
                throw ChangedMeanwhileException::decided('bonus', mb_strtolower($before->status->label()), null);
            }
            if ($status === BonusClaimStatus::Claimed && $before->approved_by === null) {
                throw new OperationRefusedException('This bonus is not approved yet.');
            }
            if (in_array($status, self::FORWARD, true) && $before->expires_at?->isPast() === true) {
                throw new OperationRefusedException('This bonus has expired.');
            }
            if ($status === BonusClaimStatus::Expired && $before->status === BonusClaimStatus::Credited && $before->expires_at?->isPast() !== true) {
                throw new OperationRefusedException('This bonus has not expired yet. To take it back, reverse it.');
            }
            if (in_array($status, self::BACK, true) && $before->status === BonusClaimStatus::Credited) {
                self::refuseHeld($before, $client->balance_cents);
            }
            $rule = $status === BonusClaimStatus::Credited && $before->status === BonusClaimStatus::Claimed ? $this->rules->pass($client, $before) : null;
            // The update matches only the expected status, so one of two simultaneous clicks succeeds.
            $moved = in_array($status, $before->status->next(), true)
                ? BonusClaim::query()
                    ->whereKey($claim->id)
                    ->where('status', $before->status)
                    ->update([
                        ...$this->marks($status),
                        ...$rule?->marks() ?? [],
                        'status' => $status,
                        'reason' => $reason ?? $before->reason,
                        'updated_at' => now(),
                    ])
                : 0;
            if ($moved === 0) {
                throw ChangedMeanwhileException::decided('bonus', mb_strtolower($before->status->label()), null);
            }

            $was = $before->status;
            $after = $before->refresh();
            $this->postToLedger($after);
            if ($after->credited_at !== null) {
                // The update above has no event for BonusStatsObserver.
                $this->days->changed([$after->credited_at]);
            }
            $this->audit->record(
                'client.bonus_'.$status->value,
                $after,
                ['status' => $was->value],
                array_filter(['status' => $status->value, 'reason' => $reason, ...$rule?->trace() ?? []]),
                $mover?->id,
            );

            if ($status === BonusClaimStatus::Credited) {
                $this->autoMessages->paid(AutoMessageTrigger::BonusCredited, collect([$after]));
            }

            return $after;
        }, 3);
    }

    /** A held part would stay with the client when the withdrawal is cancelled. A part that was paid out or lost stays a cost. */
    private static function refuseHeld(BonusClaim $claim, int $balanceCents): void
    {
        $held = (int) DB::table('ledger_accounts')->where('kind', LedgerAccountKind::Held)->where('owner_id', $claim->client_id)->value('balance_cents');
        if ($balanceCents < $claim->amount_cents && $held > 0) {
            throw new OperationRefusedException('A pending withdrawal holds part of this bonus. Pay or cancel the withdrawal first.');
        }
    }

    /** @return array<string, mixed> */
    private function marks(BonusClaimStatus $status): array
    {
        return match ($status) {
            BonusClaimStatus::Claimed => ['claimed_at' => now()],
            BonusClaimStatus::Credited => ['credited_at' => now()],
            BonusClaimStatus::Used => ['used_at' => now()],
            BonusClaimStatus::Reversed => ['reversed_at' => now()],
            BonusClaimStatus::Expired, BonusClaimStatus::Offered => [],
        };
    }

    private function postToLedger(BonusClaim $claim): void
    {
        match ($claim->status) {
            BonusClaimStatus::Credited => $this->ledger->bonusCredited($claim),
            // A credited bonus that was not used is reversed.
            BonusClaimStatus::Reversed, BonusClaimStatus::Expired => $this->ledger->bonusReversed($claim),
            default => null,
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\ClientLedger;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use Illuminate\Support\Facades\DB;

/** Takes a bonus one step on; {@see BonusClaimStatus::next()} says which steps there are. */
final readonly class MoveBonusClaim
{
    /** What a client who may have no bonus is not given; taking one back is always open. */
    private const FORWARD = [BonusClaimStatus::Claimed, BonusClaimStatus::Credited];

    public function __construct(private ClientLedger $ledger, private AuditTrail $audit) {}

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, and {@see MoveRefused} while nobody has approved it or for a client who may have none.
     *
     * @param  User|null  $mover  nobody when its time ran out
     */
    public function handle(BonusClaim $claim, BonusClaimStatus $status, ?User $mover, ?string $reason = null): BonusClaim
    {
        return DB::transaction(function () use ($claim, $status, $mover, $reason): BonusClaim {
            $client = MoneyBlock::hold($claim->client_id);
            if (in_array($status, self::FORWARD, true)) {
                MoneyBlock::refuse($client, 'bonuses');
            }
            $before = BonusClaim::query()->lockForUpdate()->findOrFail($claim->id);
            MoneyBlock::refuseMerged($client, $before->client_id);
            if ($status === BonusClaimStatus::Claimed && $before->approved_by === null) {
                throw new MoveRefused('Nobody has approved this bonus yet.');
            }
            // One statement that finds the row as it must be: of two who click at once, one changes it.
            $moved = in_array($status, $before->status->next(), true)
                ? BonusClaim::query()->whereKey($claim->id)->where('status', $before->status)->update([...$this->marks($status), 'status' => $status, 'reason' => $reason ?? $before->reason, 'updated_at' => now()])
                : 0;
            if ($moved === 0) {
                throw new DecidedAlready('bonus', mb_strtolower($before->status->label()), null);
            }

            $was = $before->status;
            $after = $before->refresh();
            $this->tellLedger($after);
            $this->audit->record('client.bonus_'.$status->value, $after, ['status' => $was->value], array_filter(['status' => $status->value, 'reason' => $reason]), $mover?->id);

            return $after;
        }, 3);
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

    private function tellLedger(BonusClaim $claim): void
    {
        match ($claim->status) {
            BonusClaimStatus::Credited => $this->ledger->bonusCredited($claim),
            // What was credited and never used is taken back.
            BonusClaimStatus::Reversed, BonusClaimStatus::Expired => $this->ledger->bonusReversed($claim),
            default => null,
        };
    }
}

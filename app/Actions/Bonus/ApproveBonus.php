<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Lets an offered bonus go ahead. Somebody else than the one who asked for it does. */
final readonly class ApproveBonus
{
    public function __construct(private AuditTrail $audit) {}

    /** Throws {@see DecidedAlready} when somebody was quicker, and {@see MoveRefused} for one's own request and for a client who may have none. */
    public function handle(BonusClaim $claim, User $approver): BonusClaim
    {
        return DB::transaction(function () use ($claim, $approver): BonusClaim {
            if ($claim->requested_by === $approver->id) {
                throw new MoveRefused('You asked for this bonus; somebody else has to approve it.');
            }

            $client = MoneyBlock::hold($claim->client_id);
            MoneyBlock::refuse($client, 'bonuses');
            MoneyBlock::refuseMerged($client, BonusClaim::query()->lockForUpdate()->findOrFail($claim->id)->client_id);

            // One statement that finds the row as it must be: of two who click at once, one changes it.
            $approved = BonusClaim::query()->whereKey($claim->id)->where('status', BonusClaimStatus::Offered)->whereNull('approved_by')
                ->where(static fn (Builder $other): Builder => $other->whereNull('requested_by')->orWhere('requested_by', '<>', $approver->id))
                ->update(['approved_by' => $approver->id, 'updated_at' => now()]);
            $now = BonusClaim::query()->with('approvedBy')->findOrFail($claim->id);
            if ($approved === 0) {
                throw new DecidedAlready('bonus', $now->status === BonusClaimStatus::Offered ? 'approved' : mb_strtolower($now->status->label()), $now->approvedBy);
            }
            $this->audit->record('client.bonus_approved', $now, ['approved_by' => null], ['approved_by' => $approver->id], $approver->id);

            return $now;
        }, 3);
    }
}

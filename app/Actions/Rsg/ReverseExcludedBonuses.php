<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Domain\Rsg\ExclusionStepChecker;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Reverses all open bonuses of an excluded person. */
final readonly class ReverseExcludedBonuses
{
    public function __construct(private ExclusionStepChecker $checker, private AdvanceBonusClaim $advance) {}

    /**
     * @return int how many were reversed
     *
     * @throws OperationRefusedException when a withdrawal holds a bonus, or the exclusion was lifted; none is reversed then
     */
    public function handle(ExclusionCase $case, User $officer): int
    {
        return DB::transaction(function () use ($case, $officer): int {
            $ids = $this->checker->clientIds($case);
            // The clients before the case, as in every action that locks both.
            Client::query()->whereKey($ids)->orderBy('id')->lockForUpdate()->get(['id']);
            ExclusionCase::lockUnlessLifted($case->id);
            $open = BonusClaim::query()
                ->whereIn('client_id', $ids)
                ->whereIn('status', BonusClaimStatus::running())
                ->orderBy('client_id')
                ->orderBy('id')
                ->get();
            $open->each(
                fn (BonusClaim $claim) => $this->advance->handle(
                    $claim,
                    BonusClaimStatus::Reversed,
                    $officer,
                    "The person is excluded ({$case->reasonsInWords()})",
                ),
            );

            return $open->count();
        }, 3);
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Domain\Rsg\ExclusionStepChecker;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
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
     * @throws OperationRefusedException when a withdrawal holds a bonus; none is reversed then
     */
    public function handle(ExclusionCase $case, User $officer): int
    {
        return DB::transaction(function () use ($case, $officer): int {
            $open = BonusClaim::query()
                ->whereIn('client_id', $this->checker->clientIds($case))
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

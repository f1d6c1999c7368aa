<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Domain\DuplicateOsko\CaseDecision;
use App\Domain\DuplicateOsko\LockedCase;
use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Undoes a confirmation or a dismissal. Returned money stays with the payer. */
final readonly class ReopenDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /**
     * @param  DuplicateCaseStatus  $seen  confirmed or dismissed, as the user saw it
     *
     * @throws ChangedMeanwhileException when the case has another status now
     */
    public function handle(DuplicateCase $case, DuplicateCaseStatus $seen, User $user): DuplicateCase
    {
        return DB::transaction(
            fn (): DuplicateCase => $this->decision->write(LockedCase::take($case)->expect($seen), DuplicateCaseStatus::Open, $user, null, null),
            3,
        );
    }
}

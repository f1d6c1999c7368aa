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

/** Both payments were intended. The payer's next pairs of this amount score lower. */
final readonly class DismissDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /** @throws ChangedMeanwhileException when the case is no longer open */
    public function handle(DuplicateCase $case, string $note, User $user): DuplicateCase
    {
        return DB::transaction(
            fn (): DuplicateCase => $this->decision->write(LockedCase::take($case)->expect(DuplicateCaseStatus::Open), DuplicateCaseStatus::Dismissed, $user, $note, null),
            3,
        );
    }
}

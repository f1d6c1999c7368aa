<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Both payments were meant. The payer's next pairs of this amount are judged by it. */
final readonly class DismissDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /** Throws {@see CaseDecided} when somebody was quicker. */
    public function handle(DuplicateCase $case, string $note, User $decider): DuplicateCase
    {
        return DB::transaction(
            fn (): DuplicateCase => $this->decision->write(HeldCase::take($case)->expect(DuplicateCaseStatus::Open, $decider), DuplicateCaseStatus::Dismissed, $decider, $note, null),
            3,
        );
    }
}

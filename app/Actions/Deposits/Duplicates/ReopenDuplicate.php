<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Takes a confirmation or a dismissal back. Money that went back stays with the payer. */
final readonly class ReopenDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /**
     * Throws {@see CaseDecided} when the case stands otherwise by now.
     *
     * @param  DuplicateCaseStatus  $seen  confirmed or dismissed, as it stood for whoever decides
     */
    public function handle(DuplicateCase $case, DuplicateCaseStatus $seen, User $decider): DuplicateCase
    {
        return DB::transaction(
            fn (): DuplicateCase => $this->decision->write(HeldCase::take($case)->expect($seen, $decider), DuplicateCaseStatus::Open, $decider, null, null),
            3,
        );
    }
}

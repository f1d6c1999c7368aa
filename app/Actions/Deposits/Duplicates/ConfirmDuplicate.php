<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use LogicException;

/** Says which of two payments repeats the other. The money goes back with {@see ReturnDuplicate}. */
final readonly class ConfirmDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /**
     * Throws {@see CaseDecided} when somebody was quicker.
     *
     * @param  int  $repeatLineId  one of the two bank lines
     */
    public function handle(DuplicateCase $case, int $repeatLineId, ?string $note, User $decider): DuplicateCase
    {
        if (! in_array($repeatLineId, $case->lineIds(), true)) {
            throw new LogicException('The repeat is one of the two.');
        }

        return DB::transaction(function () use ($case, $repeatLineId, $note, $decider): DuplicateCase {
            $held = HeldCase::take($case)->expect(DuplicateCaseStatus::Open, $decider);
            $held->amount_cents = BankLine::query()->whereKey($repeatLineId)->sole()->amount_cents;

            return $this->decision->write($held, DuplicateCaseStatus::Confirmed, $decider, $note, $repeatLineId);
        }, 3);
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Domain\DuplicateOsko\CaseDecision;
use App\Domain\DuplicateOsko\LockedCase;
use App\Enums\DuplicateCaseStatus;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use LogicException;

/** Confirms which of two payments is the duplicate. {@see ReturnDuplicate} returns its money. */
final readonly class ConfirmDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /**
     * @param  int  $repeatLineId  one of the two bank lines
     *
     * @throws ChangedMeanwhileException when the case is no longer open
     */
    public function handle(DuplicateCase $case, int $repeatLineId, ?string $note, User $user): DuplicateCase
    {
        if (! in_array($repeatLineId, $case->lineIds(), true)) {
            throw new LogicException('The duplicate must be one of the two lines.');
        }

        return DB::transaction(function () use ($case, $repeatLineId, $note, $user): DuplicateCase {
            $open = LockedCase::take($case)->expect(DuplicateCaseStatus::Open);
            $open->amount_cents = BankLine::query()->whereKey($repeatLineId)->sole()->amount_cents;

            return $this->decision->write($open, DuplicateCaseStatus::Confirmed, $user, $note, $repeatLineId);
        }, 3);
    }
}

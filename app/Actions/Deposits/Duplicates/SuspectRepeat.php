<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\Duplicates\LineFacts;
use App\Services\Deposits\Duplicates\PairScore;
use Illuminate\Support\Facades\DB;

/** Opens a case of two lines of the bank, once; from then on whoever credits one of them is warned. Called inside a transaction. */
final readonly class SuspectRepeat
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  LineFacts  $line  that was taken in after the other one */
    public function handle(LineFacts $other, LineFacts $line, PairScore $score): DuplicateCase
    {
        $later = $other->isBefore($line) ? $line : $other;
        $now = now();
        $isNew = DB::table('duplicate_cases')->insertOrIgnore([
            'left_bank_line_id' => $other->id, 'right_bank_line_id' => $line->id, 'score' => $score->score, 'reasons' => json_encode($score->toArray(), JSON_THROW_ON_ERROR),
            'status' => DuplicateCaseStatus::Open->value, 'amount_cents' => $line->amountCents, 'paid_at' => $later->valueAt->toDateTimeString(), 'created_at' => $now, 'updated_at' => $now,
        ]) === 1;
        $case = DuplicateCase::query()->where('left_bank_line_id', $other->id)->where('right_bank_line_id', $line->id)->firstOrFail();
        $case->wasRecentlyCreated = $isNew;
        if ($isNew) {
            $this->audit->record('duplicate_case.opened', $case, after: ['score' => $case->score, 'amount_cents' => $case->amount_cents]);
        }

        return $case;
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Domain\DuplicateOsko\BankLineFeatures;
use App\Domain\DuplicateOsko\PairScore;
use App\Enums\DuplicateCaseStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DuplicateCase;
use Illuminate\Support\Facades\DB;

/** Opens a duplicate case for two bank lines, once. Call it inside a transaction. */
final readonly class OpenDuplicate
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  BankLineFeatures  $line  the line that was received second */
    public function handle(BankLineFeatures $other, BankLineFeatures $line, PairScore $score): DuplicateCase
    {
        $later = $other->isBefore($line) ? $line : $other;
        $now = now();
        $isNew = DB::table('duplicate_cases')->insertOrIgnore([
            'left_bank_line_id' => $other->id,
            'right_bank_line_id' => $line->id,
            'score' => $score->score,
            'reasons' => json_encode($score->reasons, JSON_THROW_ON_ERROR),
            'status' => DuplicateCaseStatus::Open->value,
            'amount_cents' => $line->amountCents,
            'paid_at' => $later->valueAt->toDateTimeString(),
            'created_at' => $now,
            'updated_at' => $now,
        ]) === 1;
        $case = DuplicateCase::query()
            ->where('left_bank_line_id', $other->id)
            ->where('right_bank_line_id', $line->id)
            ->firstOrFail();
        $case->wasRecentlyCreated = $isNew;
        if ($isNew) {
            $this->audit->record('duplicate_case.opened', $case, after: ['score' => $case->score, 'amount_cents' => $case->amount_cents]);
        }

        return $case;
    }
}

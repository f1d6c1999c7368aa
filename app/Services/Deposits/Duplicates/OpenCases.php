<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Data\Transactions\DuplicateWarning;
use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;

/** Which payments may be repeats of others, for whoever is about to credit them. */
final readonly class OpenCases
{
    /** Null where nothing is known against the payment. While nobody has said which of two is the repeat, both are warned of. */
    public static function of(int $bankLineId): ?DuplicateWarning
    {
        return self::among([$bankLineId])[$bankLineId] ?? null;
    }

    /**
     * As `of`, for many at once: two reads of an index.
     *
     * @param  list<int>  $bankLineIds
     * @return array<int, DuplicateWarning> by bank line, those without a warning left out
     */
    public static function among(array $bankLineIds): array
    {
        $waiting = DuplicateCase::query()->whereIn('status', [DuplicateCaseStatus::Open, DuplicateCaseStatus::Confirmed]);
        $cases = (clone $waiting)->whereIn('left_bank_line_id', $bankLineIds)->get()->concat($waiting->whereIn('right_bank_line_id', $bankLineIds)->get());
        $warnings = [];
        foreach ($cases->sortBy('score') as $case) {
            foreach (array_intersect($case->lineIds(), $bankLineIds) as $lineId) {
                if ($case->repeat_bank_line_id === null || $case->repeat_bank_line_id === $lineId) {
                    $warnings[$lineId] = self::warning($case);
                }
            }
        }

        return $warnings;
    }

    private static function warning(DuplicateCase $case): DuplicateWarning
    {
        $for = array_values(array_filter($case->reasons, static fn (array $reason): bool => $reason['points'] > 0));
        $message = $case->status === DuplicateCaseStatus::Confirmed
            ? 'This payment was confirmed as a repeat of another one. Return it instead of approving it.'
            : 'This payment may repeat another one: '.lcfirst($for[0]['words'] ?? 'they are alike').'. Look at the two under Duplicate OSKO deposits first.';

        return new DuplicateWarning($case->id, $case->status, $case->score, $message);
    }
}

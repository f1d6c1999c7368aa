<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Data\Transactions\DuplicateWarning;
use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Services\Deposits\BankLineText;
use Illuminate\Contracts\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;

/** Which payments may be repeats of others, for whoever is about to credit them. */
final readonly class OpenCases
{
    private const SHOWN = 3;

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
        // What somebody has confirmed counts for more than any score.
        foreach ($cases->sortBy(static fn (DuplicateCase $case): array => [$case->status === DuplicateCaseStatus::Confirmed, $case->score]) as $case) {
            foreach (array_intersect($case->lineIds(), $bankLineIds) as $lineId) {
                if ($case->repeat_bank_line_id === null || $case->repeat_bank_line_id === $lineId) {
                    $warnings[$lineId] = self::warning($case);
                }
            }
        }

        return $warnings;
    }

    /** @return Collection<int, DuplicateCase> that stand against the payment, the gravest first, with both lines */
    public static function ofLine(int $bankLineId): Collection
    {
        return DuplicateCase::query()->with(['left', 'right'])
            ->where(static fn (Builder $either): Builder => $either->where('left_bank_line_id', $bankLineId)->orWhere('right_bank_line_id', $bankLineId))
            ->where(static fn (Builder $standing): Builder => $standing->where('status', DuplicateCaseStatus::Open)
                ->orWhere(static fn (Builder $repeat): Builder => $repeat->where('status', DuplicateCaseStatus::Confirmed)->where('repeat_bank_line_id', $bankLineId)))
            // Confirmed before open.
            ->orderBy('status')->orderByDesc('score')->limit(self::SHOWN)->get();
    }

    private static function warning(DuplicateCase $case): DuplicateWarning
    {
        $for = array_values(array_filter($case->reasons, static fn (array $reason): bool => $reason['points'] > 0));
        $message = $case->status === DuplicateCaseStatus::Confirmed
            ? 'This payment was confirmed as a repeat of another one. Return it instead of approving it.'
            : 'This payment may repeat another one: '.BankLineText::withoutContacts(lcfirst($for[0]['words'] ?? 'they are alike')).'. Look at the two under Duplicate OSKO deposits first.';

        return new DuplicateWarning($case->id, $case->status, $case->score, $message);
    }
}

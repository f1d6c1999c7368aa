<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Data\DuplicateOsko\DuplicateWarning;
use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Support\BankLineText;
use Illuminate\Contracts\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;

/** Finds the duplicate cases that an approver has to be warned about. */
final readonly class DuplicateCaseRepository
{
    private const SHOWN = 3;

    /** Null when there is no case. Until a case is confirmed, it warns about both payments. */
    public static function of(int $bankLineId): ?DuplicateWarning
    {
        return self::among([$bankLineId])[$bankLineId] ?? null;
    }

    /**
     * As of(), for many lines in two queries.
     *
     * @param  list<int>  $bankLineIds
     * @return array<int, DuplicateWarning> by bank line, only lines with a warning
     */
    public static function among(array $bankLineIds): array
    {
        $waiting = DuplicateCase::query()->whereIn('status', [DuplicateCaseStatus::Open, DuplicateCaseStatus::Confirmed]);
        $cases = (clone $waiting)->whereIn('left_bank_line_id', $bankLineIds)->get()->concat($waiting->whereIn('right_bank_line_id', $bankLineIds)->get());
        $warnings = [];
        // A confirmed case outranks any score.
        foreach ($cases->sortBy(static fn (DuplicateCase $case): array => [$case->status === DuplicateCaseStatus::Confirmed, $case->score]) as $case) {
            foreach (array_intersect($case->lineIds(), $bankLineIds) as $lineId) {
                if ($case->repeat_bank_line_id === null || $case->repeat_bank_line_id === $lineId) {
                    $warnings[$lineId] = self::warning($case);
                }
            }
        }

        return $warnings;
    }

    /** @return Collection<int, DuplicateCase> of the payment, most serious first, with both lines */
    public static function ofLine(int $bankLineId): Collection
    {
        return DuplicateCase::query()
            ->with(['left', 'right'])
            ->where(
                static fn (Builder $either): Builder => $either
                    ->where('left_bank_line_id', $bankLineId)
                    ->orWhere('right_bank_line_id', $bankLineId),
            )
            ->where(
                static fn (Builder $standing): Builder => $standing
                    ->where('status', DuplicateCaseStatus::Open)
                    ->orWhere(
                        static fn (Builder $repeat): Builder => $repeat
                            ->where('status', DuplicateCaseStatus::Confirmed)
                            ->where('repeat_bank_line_id', $bankLineId),
                    ),
            )
            // Confirmed before open.
            ->orderBy('status')->orderByDesc('score')->limit(self::SHOWN)->get();
    }

    private static function warning(DuplicateCase $case): DuplicateWarning
    {
        $for = array_values(array_filter($case->reasons, static fn (array $reason): bool => $reason['points'] > 0));
        $message = $case->status === DuplicateCaseStatus::Confirmed
            ? 'This payment was confirmed as a duplicate. Return it instead of approving it.'
            : 'This payment may be a duplicate: '
                .BankLineText::withoutContacts(lcfirst($for[0]['words'] ?? 'similar payments'))
                .'. Compare both payments under Duplicate OSKO deposits first.';

        return new DuplicateWarning($case->id, $case->status, $message);
    }
}

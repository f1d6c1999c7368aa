<?php

declare(strict_types=1);

namespace App\Services\Deposits;

use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Which payments may repeat another one, as long as nobody has decided. */
final readonly class OpenDuplicates
{
    /**
     * @param  list<int>  $lineIds
     * @return list<int> those of them
     */
    public function among(array $lineIds): array
    {
        if ($lineIds === []) {
            return [];
        }
        $sides = array_map(static fn (string $side) => DB::table('duplicate_cases')->where('status', DuplicateCaseStatus::Open->value)
            ->whereIntegerInRaw($side, $lineIds)->select("{$side} as line_id"), ['left_bank_line_id', 'right_bank_line_id']);

        return array_values(array_map(intval(...), $sides[0]->unionAll($sides[1])->pluck('line_id')->all()));
    }

    /** @return Collection<int, DuplicateCase> of this line, with both lines */
    public function of(int $lineId): Collection
    {
        return DuplicateCase::query()->with(['left', 'right'])->where('status', DuplicateCaseStatus::Open)
            ->where(static fn ($either) => $either->where('left_bank_line_id', $lineId)->orWhere('right_bank_line_id', $lineId))->orderByDesc('score')->limit(3)->get();
    }
}

<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use Closure;
use Illuminate\Database\Query\Builder;

/** The filter of an RSG queue by due time. Handled work is never overdue. */
final readonly class RsgDue
{
    public const LABELS = ['overdue' => 'Overdue', 'day' => 'Due within 24 hours'];

    /**
     * @param  string  $endedAt  the column that is empty while the work is open
     * @return array<string, Closure(Builder): Builder>
     */
    public static function conditions(string $table, string $endedAt): array
    {
        $open = static fn (Builder $rows): Builder => $rows->whereNull("{$table}.{$endedAt}");

        return [
            'overdue' => static fn (Builder $rows): Builder => $open($rows)->where("{$table}.due_at", '<', now()),
            'day' => static fn (Builder $rows): Builder => $open($rows)->whereBetween("{$table}.due_at", [now(), now()->addDay()]),
        ];
    }
}

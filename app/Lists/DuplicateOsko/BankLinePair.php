<?php

declare(strict_types=1);

namespace App\Lists\DuplicateOsko;

use Closure;
use Illuminate\Database\Query\Builder;

/** The two bank lines of a case. */
final readonly class BankLinePair
{
    /**
     * Keeps the cases of which either line meets the condition.
     *
     * @param  Builder  $cases  over `duplicate_cases`
     * @param  Closure(Builder, string): mixed  $condition  of the query and the column that holds the id of the line
     */
    public static function whereEither(Builder $cases, Closure $condition): void
    {
        $cases->where(static fn (Builder $any): Builder => $any
            ->where(static fn (Builder $left) => $condition($left, 'duplicate_cases.left_bank_line_id'))
            ->orWhere(static fn (Builder $right) => $condition($right, 'duplicate_cases.right_bank_line_id')));
    }
}

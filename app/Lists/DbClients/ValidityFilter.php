<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Lists\Filters\NamedFilter;
use Illuminate\Database\Query\Builder;

/** `validity`: the result of the last check of a number or an address. */
final readonly class ValidityFilter
{
    public static function on(string $column): NamedFilter
    {
        return new NamedFilter('validity', 'Check', [
            'valid' => static fn (Builder $details): Builder => $details->where($column, true),
            'wrong' => static fn (Builder $details): Builder => $details->where($column, false),
            'unchecked' => static fn (Builder $details): Builder => $details->whereNull($column),
        ], ['valid' => 'Valid', 'wrong' => 'Wrong', 'unchecked' => 'Unchecked']);
    }

    /** The filter's value for a row, as files show it. */
    public static function valueOf(?bool $isValid): string
    {
        return match ($isValid) {
            true => 'valid',
            false => 'wrong',
            null => 'unchecked',
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** For enums whose cases are the views of a list. Without a view in the URL, the list shows the first case. */
trait ListView
{
    /** @param  array<array-key, mixed>  $query  of the URL */
    public static function of(array $query, string $parameter = 'view'): self
    {
        $value = $query[$parameter] ?? null;

        return (is_string($value) ? self::tryFrom($value) : null) ?? self::cases()[0];
    }
}

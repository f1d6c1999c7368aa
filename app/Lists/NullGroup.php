<?php

declare(strict_types=1);

namespace App\Lists;

/** The groups of a list that is sorted by a nullable column. */
enum NullGroup
{
    case All;
    case WithValue;
    case WithoutValue;

    public function isEmpty(): bool
    {
        return $this === self::WithoutValue;
    }
}

<?php

declare(strict_types=1);

namespace App\Lists;

/** The parts of a list whose order may be empty for some rows. */
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

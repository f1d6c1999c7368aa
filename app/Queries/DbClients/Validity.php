<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

/** What a check of a number or an address found. */
enum Validity: string
{
    case Valid = 'valid';
    case Wrong = 'wrong';
    case Unchecked = 'unchecked';

    public static function of(?bool $isValid): self
    {
        return match ($isValid) {
            true => self::Valid,
            false => self::Wrong,
            null => self::Unchecked,
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** On what ground a person may be contacted (Spam Act 2003, Schedule 2). */
enum ConsentBasis: string
{
    case Express = 'express';
    case Inferred = 'inferred';
    case Unknown = 'unknown';
    case None = 'none';

    public function label(): string
    {
        return match ($this) {
            self::Express => 'Express',
            self::Inferred => 'Inferred',
            self::Unknown => 'Unknown',
            self::None => 'None',
        };
    }
}

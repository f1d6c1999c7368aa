<?php

declare(strict_types=1);

namespace App\Enums;

/** The basis for contacting a person (Spam Act 2003, Schedule 2). */
enum ConsentBasis: string
{
    use PlainLabel;

    case Express = 'express';
    case Inferred = 'inferred';
    case Unknown = 'unknown';
    case None = 'none';

    /** For two records of one person, a refusal wins, then the stronger basis. */
    public function prevailsOver(self $other): bool
    {
        $order = [self::Unknown, self::Inferred, self::Express, self::None];

        return array_search($this, $order, true) > array_search($other, $order, true);
    }
}

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
        return ucfirst($this->value);
    }

    /** Of two records of one person: a refusal of either counts, else the stronger ground does. */
    public function prevailsOver(self $other): bool
    {
        $order = [self::Unknown, self::Inferred, self::Express, self::None];

        return array_search($this, $order, true) > array_search($other, $order, true);
    }
}

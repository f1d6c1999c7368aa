<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Queries\Lists\ListSort;

/** The orders of the review queue. */
enum MatchSort: string implements ListSort
{
    case Priority = 'priority';
    case Score = 'score';

    public function columns(): array
    {
        return ["matches.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** Which people a background check with the BetStop register covers. */
enum BetstopRunKind: string
{
    case Nightly = 'nightly';
    case Batch = 'batch';

    public function label(): string
    {
        return $this === self::Nightly ? 'All open accounts' : 'Listed people';
    }
}

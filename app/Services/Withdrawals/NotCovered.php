<?php

declare(strict_types=1);

namespace App\Services\Withdrawals;

use App\Services\Ledger\MoveRefused;
use App\Support\Dollars;

/** The client has less than the withdrawal takes; nothing was held. */
final class NotCovered extends MoveRefused
{
    public function __construct(int $shortCents)
    {
        parent::__construct(self::words($shortCents));
    }

    public static function words(int $shortCents): string
    {
        return 'Not covered: '.Dollars::of($shortCents).' short. It can go on once the client has the money.';
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Support\Dollars;
use App\Support\OperationRefusedException;

/** The client has less than the withdrawal takes; nothing was held. */
final class InsufficientHoldException extends OperationRefusedException
{
    public function __construct(int $shortCents)
    {
        parent::__construct(self::words($shortCents));
    }

    public static function words(int $shortCents): string
    {
        return 'Insufficient funds: '.Dollars::of($shortCents).' short. Hold the money once the client has it.';
    }
}

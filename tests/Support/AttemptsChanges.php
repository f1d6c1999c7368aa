<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Support\OperationRefusedException;
use Closure;

/** Reports whether a change was made, for several users who act at the same moment. */
trait AttemptsChanges
{
    /**
     * @param  Closure(): mixed  $change
     * @return 'done'|'refused'
     */
    private static function attempt(Closure $change): string
    {
        try {
            $change();
        } catch (OperationRefusedException) {
            return 'refused';
        }

        return 'done';
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a bet: open > won, lost, void or cashed out. */
enum BetStatus: string
{
    use PlainLabel;

    case Open = 'open';
    case Won = 'won';
    case Lost = 'lost';
    case Void = 'void';
    case CashedOut = 'cashed_out';

    /** Neither open nor void. */
    public function isSettled(): bool
    {
        return in_array($this, [self::Won, self::Lost, self::CashedOut], true);
    }
}

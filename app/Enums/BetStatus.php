<?php

declare(strict_types=1);

namespace App\Enums;

/** How a bet stands: open > won, lost, void or cashed_out. */
enum BetStatus: string
{
    case Open = 'open';
    case Won = 'won';
    case Lost = 'lost';
    case Void = 'void';
    case CashedOut = 'cashed_out';

    public function label(): string
    {
        return match ($this) {
            self::Open => 'Open',
            self::Won => 'Won',
            self::Lost => 'Lost',
            self::Void => 'Void',
            self::CashedOut => 'Cashed out',
        };
    }

    /** It ended with somebody's gain; open and void bets did not. */
    public function isSettled(): bool
    {
        return in_array($this, [self::Won, self::Lost, self::CashedOut], true);
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** The outcomes of a new account's risk check, spelled as in the specification. */
enum RiskCheckValue: string
{
    case Good = 'GOOD';
    case QuarterBonushunter = '25% BONUSHUNTER';
    case Bonushunter = 'BONUSHUNTER';
    case Watch = 'WATCH';
    case Close = 'CLOSE';

    public function label(): string
    {
        return $this->value;
    }
}

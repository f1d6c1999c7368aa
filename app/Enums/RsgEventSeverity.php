<?php

declare(strict_types=1);

namespace App\Enums;

/** The urgency of an event or a communication. */
enum RsgEventSeverity: string
{
    use PlainLabel;

    case Low = 'low';
    case Medium = 'medium';
    case High = 'high';
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** Levels of a log entry (RFC 5424), the least serious first. */
enum LogLevel: string
{
    use PlainLabel;

    case Debug = 'debug';
    case Info = 'info';
    case Notice = 'notice';
    case Warning = 'warning';
    case Error = 'error';
    case Critical = 'critical';
    case Alert = 'alert';
    case Emergency = 'emergency';

    public function isAtLeast(self $other): bool
    {
        return array_search($this, self::cases(), true) >= array_search($other, self::cases(), true);
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** Result of recorded work. Slow is anything from config `pulse.slow_ms` that did not fail. */
enum TelescopeOutcome: string
{
    case Ok = 'ok';
    case Slow = 'slow';
    case Failed = 'failed';

    public function label(): string
    {
        return match ($this) {
            self::Ok => 'OK',
            self::Slow => 'Slow',
            self::Failed => 'Failed',
        };
    }

    /** @param  float|null  $milliseconds  null for work without a duration */
    public static function of(bool $hasFailed, ?float $milliseconds): self
    {
        return match (true) {
            $hasFailed => self::Failed,
            $milliseconds !== null && $milliseconds >= config()->integer('pulse.slow_ms') => self::Slow,
            default => self::Ok,
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

use Carbon\CarbonImmutable;

/** How long a deposit has been waiting; bounds in `paddock.deposits.ages`. */
enum DepositAge: string
{
    case Fresh = 'fresh';
    case Waiting = 'waiting';
    case Late = 'late';
    case Overdue = 'overdue';

    public static function of(CarbonImmutable $waitingSince, CarbonImmutable $now): self
    {
        $seconds = $now->getTimestamp() - $waitingSince->getTimestamp();
        foreach ([self::Overdue, self::Late, self::Waiting] as $age) {
            if ($seconds >= $age->seconds()) {
                return $age;
            }
        }

        return self::Fresh;
    }

    /** 'Over 4 hours'. */
    public function label(): string
    {
        return match ($this) {
            self::Fresh => 'Under '.self::hours(self::Waiting),
            default => 'Over '.self::hours($this),
        };
    }

    /**
     * Deposits of this age have been waiting since after the first and up to the second time.
     *
     * @return array{CarbonImmutable|null, CarbonImmutable}
     */
    public function since(CarbonImmutable $now): array
    {
        $next = match ($this) {
            self::Fresh => self::Waiting,
            self::Waiting => self::Late,
            self::Late => self::Overdue,
            self::Overdue => null,
        };

        return [$next === null ? null : $now->subSeconds($next->seconds()), $now->subSeconds($this->seconds())];
    }

    /** Seconds of waiting from which the age applies. */
    public function seconds(): int
    {
        return $this === self::Fresh ? 0 : config()->integer("paddock.deposits.ages.{$this->value}");
    }

    private static function hours(self $age): string
    {
        $hours = intdiv($age->seconds(), 3600);

        return $hours === 1 ? '1 hour' : "{$hours} hours";
    }
}

<?php

declare(strict_types=1);

namespace App\Enums;

/** The unit of a value in the tables of the guides, and how its cell is read and written. */
enum GuideUnit
{
    case Money;
    case Minutes;
    case Hours;
    case Days;
    case Percent;
    case Count;

    /** @return int|null cents, whole units, or hundredths of a percent; null when the cell can't be read */
    public function read(string $cell): ?int
    {
        $pattern = match ($this) {
            self::Money => '/^\$ ?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{2}))?$/',
            self::Minutes => '/^(\d{1,6}) (?:minutes?|min)$/i',
            self::Hours => '/^(\d{1,6}) hours?$/i',
            self::Days => '/^(\d{1,6}) days?$/i',
            self::Percent => '/^(\d{1,3})(?:\.(\d{1,2}))? ?%$/',
            self::Count => '/^(\d{1,3}(?:,\d{3})+|\d{1,9})$/',
        };
        if (preg_match($pattern, trim($cell), $part) !== 1) {
            return null;
        }
        $whole = (int) str_replace(',', '', $part[1]);

        return match ($this) {
            self::Money, self::Percent => 100 * $whole + (int) str_pad($part[2] ?? '', 2, '0'),
            default => $whole,
        };
    }

    /** `$1,000.00`, `4 hours`, `99.5%`. */
    public function write(int $value): string
    {
        return match ($this) {
            self::Money => '$'.number_format($value / 100, 2),
            self::Percent => rtrim(rtrim(number_format($value / 100, 2), '0'), '.').'%',
            self::Count => number_format($value),
            default => number_format($value).' '.mb_strtolower($value === 1 ? rtrim($this->name, 's') : $this->name),
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Intake\Bulk;

use BackedEnum;
use Carbon\CarbonImmutable;
use Carbon\Exceptions\InvalidFormatException;
use Closure;

/**
 * Reads and validates the fields of one row of a bulk call.
 *
 * Laravel's validator would take seconds for a thousand rows. Every reader throws {@see RowRefusedException} for an invalid
 * value.
 */
final readonly class BulkRow
{
    /** RFC 3339, with optional fractions of a second. */
    private const MOMENT = '/\A\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)\z/';

    private const FIRST_YEAR = 2000;

    /** Calls with more rows are refused. */
    public const MOST = 1_000;

    /** @param  array<array-key, mixed>  $values */
    private function __construct(private array $values) {}

    /**
     * Reads the rows of a call. Invalid rows are refused individually.
     *
     * @template TRow of object
     *
     * @param  array<array-key, mixed>  $sent
     * @param  string  $nameField  the field that identifies a row for the sender
     * @param  Closure(self): TRow  $read  throws {@see RowRefusedException} when the row is invalid
     * @return array{array<int, TRow>, list<RefusedRow>} the valid rows by their index in the call, and the refused ones
     */
    public static function all(array $sent, string $nameField, Closure $read): array
    {
        $rows = [];
        $refused = [];
        foreach (array_values($sent) as $index => $values) {
            try {
                $rows[$index] = $read(new self(is_array($values) ? $values : throw new RowRefusedException('The row is not an object.')));
            } catch (RowRefusedException $reason) {
                $name = is_array($values) ? $values[$nameField] ?? null : null;
                $refused[] = new RefusedRow($index, is_string($name) || is_int($name) ? mb_substr((string) $name, 0, 128) : null, $reason->getMessage());
            }
        }

        return [$rows, $refused];
    }

    public function text(string $field, int $longest = 255): string
    {
        return $this->optionalText($field, $longest) ?? throw new RowRefusedException("The {$field} is missing.");
    }

    public function optionalText(string $field, int $longest = 255): ?string
    {
        $value = $this->values[$field] ?? null;
        if ($value === null || $value === '') {
            return null;
        }
        if (! is_string($value)) {
            throw new RowRefusedException("The {$field} must be text.");
        }

        return mb_strlen($value) <= $longest ? $value : throw new RowRefusedException("The {$field} must not exceed {$longest} characters.");
    }

    /** A code that senders may also write as a number. */
    public function code(string $field, int $longest): string
    {
        $value = $this->values[$field] ?? null;
        $code = is_int($value) ? (string) $value : $this->text($field, $longest);

        return preg_match('/\A[\x21-\x7E]+\z/', $code) === 1 ? $code : throw new RowRefusedException("The {$field} contains invalid characters.");
    }

    /** Floats and numeric strings are refused. */
    public function wholeNumber(string $field, int $least, int $most): int
    {
        return $this->optionalWholeNumber($field, $least, $most) ?? throw new RowRefusedException("The {$field} is missing.");
    }

    public function optionalWholeNumber(string $field, int $least, int $most): ?int
    {
        $value = $this->values[$field] ?? null;
        if ($value === null) {
            return null;
        }

        return is_int($value) && $value >= $least && $value <= $most
            ? $value
            : throw new RowRefusedException("The {$field} must be a whole number from {$least} to {$most}.");
    }

    /** False when it is missing. */
    public function flag(string $field): bool
    {
        $value = $this->values[$field] ?? false;

        return is_bool($value) ? $value : throw new RowRefusedException("The {$field} must be true or false.");
    }

    /**
     * @template TEnum of BackedEnum
     *
     * @param  class-string<TEnum>  $enum
     * @return TEnum
     */
    public function choice(string $field, string $enum): BackedEnum
    {
        $value = $this->text($field);

        return $enum::tryFrom($value) ?? throw new RowRefusedException("The {$field} must be one of ".implode(', ', array_column($enum::cases(), 'value')).'.');
    }

    /** In UTC, without fractions of a second. */
    public function moment(string $field): CarbonImmutable
    {
        return $this->optionalMoment($field) ?? throw new RowRefusedException("The {$field} is missing.");
    }

    public function optionalMoment(string $field): ?CarbonImmutable
    {
        $value = $this->optionalText($field, 40);
        if ($value === null) {
            return null;
        }
        if (preg_match(self::MOMENT, $value) !== 1 || ! checkdate((int) substr($value, 5, 2), (int) substr($value, 8, 2), (int) substr($value, 0, 4))) {
            throw new RowRefusedException("The {$field} must be a time with an offset, such as 2026-11-20T14:05:00+11:00.");
        }

        try {
            $moment = CarbonImmutable::parse($value)->utc()->startOfSecond();
        } catch (InvalidFormatException) {
            throw new RowRefusedException("The {$field} is not a time.");
        }

        return match (true) {
            $moment->year < self::FIRST_YEAR => throw new RowRefusedException("The {$field} must not be before the year ".self::FIRST_YEAR.'.'),
            $moment->greaterThan(CarbonImmutable::now()->addDay()) => throw new RowRefusedException("The {$field} must not be in the future."),
            default => $moment,
        };
    }
}

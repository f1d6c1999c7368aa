<?php

declare(strict_types=1);

namespace App\Domain\Intake\Bulk;

use Closure;

/**
 * The rows of a bulk call. Invalid rows are refused individually.
 *
 * @template TRow of object
 */
final readonly class BulkRows
{
    /** Calls with more rows are refused. */
    public const MOST = 1_000;

    /**
     * @param  array<int, TRow>  $rows  by their index in the call
     * @param  list<RefusedRow>  $refused
     */
    private function __construct(public array $rows, public array $refused) {}

    /**
     * @template TRead of object
     *
     * @param  array<array-key, mixed>  $sent
     * @param  string  $nameField  the field that identifies a row for the sender
     * @param  Closure(BulkRow): TRead  $read  throws {@see RowRefusedException} when the row is invalid
     * @return self<TRead>
     */
    public static function read(array $sent, string $nameField, Closure $read): self
    {
        $rows = [];
        $refused = [];

        foreach (array_values($sent) as $index => $values) {
            try {
                $rows[$index] = $read(new BulkRow(is_array($values) ? $values : throw new RowRefusedException('The row is not an object.')));
            } catch (RowRefusedException $reason) {
                $refused[] = new RefusedRow($index, self::nameOf($values, $nameField), $reason->getMessage());
            }
        }

        return new self($rows, $refused);
    }

    private static function nameOf(mixed $values, string $field): ?string
    {
        $name = is_array($values) ? ($values[$field] ?? null) : null;

        return is_string($name) || is_int($name) ? mb_substr((string) $name, 0, 128) : null;
    }
}

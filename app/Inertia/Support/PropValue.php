<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use BackedEnum;
use DateTimeImmutable;
use DateTimeInterface;
use DateTimeZone;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Support\Facades\App;
use JsonSerializable;
use stdClass;
use UnitEnum;

/** Converts the values of props to JSON data. */
final class PropValue
{
    /** Brings a value one level closer to data; the caller walks arrays and plain data objects. */
    public static function resolve(mixed $value): mixed
    {
        $value = is_object($value) && is_callable($value) ? App::call($value) : $value;
        $value = $value instanceof Arrayable ? $value->toArray() : $value;

        return match (true) {
            $value instanceof DateTimeInterface => self::inUtc($value),
            $value instanceof BackedEnum => $value->value,
            $value instanceof UnitEnum => $value->name,
            $value instanceof JsonSerializable => $value->jsonSerialize(),
            default => $value,
        };
    }

    /**
     * Whether this is a plain data class, whose public properties are props in their own right.
     *
     * @phpstan-assert-if-true object $value
     */
    public static function isData(mixed $value): bool
    {
        return is_object($value) && ! $value instanceof stdClass && ! self::isConvertible($value);
    }

    /** Whether {@see resolve()} has something to do: a closure, a prop object or one that converts itself. */
    public static function isConvertible(mixed $value): bool
    {
        return is_object($value) && (
            is_callable($value)
            || $value instanceof DateTimeInterface
            || $value instanceof Arrayable
            || $value instanceof JsonSerializable
            || $value instanceof UnitEnum
        );
    }

    private static function inUtc(DateTimeInterface $moment): string
    {
        return DateTimeImmutable::createFromInterface($moment)
            ->setTimezone(new DateTimeZone('UTC'))
            ->format('Y-m-d\TH:i:s\Z');
    }
}

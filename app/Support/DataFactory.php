<?php

declare(strict_types=1);

namespace App\Support;

use BackedEnum;
use Carbon\CarbonInterface;
use Closure;
use ReflectionMethod;
use ReflectionNamedType;
use stdClass;

/** Fills a Data class from the columns of a row, or the attributes of a model, that have the names of its properties. */
final class DataFactory
{
    /** @var array<class-string, array<string, array{Closure(mixed): mixed, bool}>> the cast of each property, and whether it may be null */
    private static array $casts = [];

    /**
     * Whole numbers, booleans and enums are cast. Times (`_at`) become `2026-11-20T14:05:00Z`, dates (`_on`) `2026-11-20`. Without a column
     * `owner_name`, the name comes from `owner_first_name` and `owner_last_name`, and `full_name` from `first_name` and `last_name`.
     *
     * @template TData of object
     *
     * @param  class-string<TData>  $class
     * @param  array<string, mixed>  $values  properties that are no column of the same name
     * @return TData
     */
    public static function make(string $class, object $row, array $values = []): object
    {
        foreach (self::$casts[$class] ??= self::castsOf($class) as $name => [$cast, $isNullable]) {
            if (! array_key_exists($name, $values)) {
                $stored = str_ends_with($name, '_name') && $row instanceof stdClass && ! property_exists($row, $name)
                    ? self::personName($row, substr($name, 0, -5))
                    : $row->{$name};
                $values[$name] = $stored === null && $isNullable ? null : $cast($stored);
            }
        }

        return new $class(...$values);
    }

    /** The name in the columns `{$person}_first_name` and `{$person}_last_name`, or null without a person. */
    public static function personName(stdClass $row, string $person): ?string
    {
        $prefix = $person === 'full' ? '' : "{$person}_";
        $name = trim("{$row->{"{$prefix}first_name"}} {$row->{"{$prefix}last_name"}}");

        return $name === '' ? null : $name;
    }

    /**
     * @param  class-string  $class
     * @return array<string, array{Closure(mixed): mixed, bool}>
     */
    private static function castsOf(string $class): array
    {
        $casts = [];
        foreach ((new ReflectionMethod($class, '__construct'))->getParameters() as $parameter) {
            $type = $parameter->getType();
            $name = $parameter->getName();
            $casts[$name] = [self::castOf($name, $type instanceof ReflectionNamedType ? $type : null), $type?->allowsNull() !== false];
        }

        return $casts;
    }

    /** @return Closure(mixed): mixed */
    private static function castOf(string $name, ?ReflectionNamedType $type): Closure
    {
        $typeName = $type?->getName() ?? 'mixed';

        return match (true) {
            $typeName === 'int' => intval(...),
            $typeName === 'bool' => boolval(...),
            is_subclass_of($typeName, BackedEnum::class) => static fn (mixed $stored): ?BackedEnum => match (true) {
                $stored instanceof BackedEnum => $stored,
                $type?->allowsNull() === true => $typeName::tryFrom($stored),
                default => $typeName::from($stored),
            },
            $type?->isBuiltin() === false => static fn (mixed $stored): mixed => $stored,
            str_ends_with($name, '_at') => static fn (mixed $stored): mixed => $stored instanceof CarbonInterface
                ? $stored->toIso8601ZuluString()
                : UtcTime::iso($stored),
            str_ends_with($name, '_on') => static fn (mixed $stored): string => $stored instanceof CarbonInterface
                ? $stored->toDateString()
                : substr((string) $stored, 0, 10),
            default => static fn (mixed $stored): mixed => $stored instanceof CarbonInterface ? $stored->toDateString() : $stored,
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Support;

use BackedEnum;
use Carbon\CarbonInterface;
use ReflectionMethod;
use ReflectionNamedType;

/** Fills a Data class from the columns of a row, or the attributes of a model, that have the names of its properties. */
final class DataFactory
{
    /** @var array<class-string, array<string, ReflectionNamedType|null>> types by class and property */
    private static array $types = [];

    /**
     * Whole numbers, booleans and enums are cast. Times (`_at`) become `2026-11-20T14:05:00Z`, dates (`_on`) `2026-11-20`.
     *
     * @template TData of object
     *
     * @param  class-string<TData>  $class
     * @param  array<string, mixed>  $values  properties that are no column of the same name
     * @return TData
     */
    public static function make(string $class, object $row, array $values = []): object
    {
        foreach (self::$types[$class] ??= self::typesOf($class) as $name => $type) {
            if (! array_key_exists($name, $values)) {
                $values[$name] = self::value($row->{$name}, $name, $type);
            }
        }

        return new $class(...$values);
    }

    /**
     * @param  class-string  $class
     * @return array<string, ReflectionNamedType|null>
     */
    private static function typesOf(string $class): array
    {
        $types = [];
        foreach ((new ReflectionMethod($class, '__construct'))->getParameters() as $parameter) {
            $type = $parameter->getType();
            $types[$parameter->getName()] = $type instanceof ReflectionNamedType ? $type : null;
        }

        return $types;
    }

    private static function value(mixed $stored, string $name, ?ReflectionNamedType $type): mixed
    {
        $typeName = $type?->getName() ?? 'mixed';

        return match (true) {
            $stored === null && $type?->allowsNull() !== false => null,
            $stored instanceof $typeName => $stored,
            $typeName === 'int' => (int) $stored,
            $typeName === 'bool' => (bool) $stored,
            is_a($typeName, BackedEnum::class, true) => $type?->allowsNull() === true ? $typeName::tryFrom($stored) : $typeName::from($stored),
            $stored instanceof CarbonInterface => str_ends_with($name, '_at') ? $stored->toIso8601ZuluString() : $stored->toDateString(),
            str_ends_with($name, '_at') => UtcTime::iso($stored),
            str_ends_with($name, '_on') => substr((string) $stored, 0, 10),
            default => $stored,
        };
    }
}

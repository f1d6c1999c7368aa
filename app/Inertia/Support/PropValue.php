<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use App\Inertia\PropertyContext;
use App\Inertia\ProvidesInertiaProperty;
use App\Inertia\ResolvesCallables;
use BackedEnum;
use DateTimeImmutable;
use DateTimeInterface;
use DateTimeZone;
use GuzzleHttp\Promise\PromiseInterface;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Contracts\Support\Responsable;
use JsonSerializable;
use stdClass;
use UnitEnum;

/** Converts the values of a controller to JSON values. */
final readonly class PropValue
{
    use ResolvesCallables;

    /** Converts a value by one level. The caller walks the arrays and plain data objects that it returns. */
    public function resolve(mixed $value, PropertyContext $context): mixed
    {
        $value = $this->resolveCallable($value);

        if ($value instanceof ProvidesInertiaProperty) {
            $value = $value->toInertiaProperty($context);
        }

        return is_object($value) ? $this->resolveObject($value, $context) : $value;
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
            || $value instanceof ProvidesInertiaProperty
            || $value instanceof DateTimeInterface
            || $value instanceof Arrayable
            || $value instanceof PromiseInterface
            || $value instanceof Responsable
            || $value instanceof JsonSerializable
            || $value instanceof UnitEnum
        );
    }

    private function resolveObject(object $value, PropertyContext $context): mixed
    {
        if ($value instanceof DateTimeInterface) {
            return self::inUtc($value);
        }

        if ($value instanceof Arrayable) {
            $value = $value->toArray();
        }

        if ($value instanceof PromiseInterface) {
            $value = $value->wait();
        }

        if ($value instanceof Responsable) {
            $response = $value->toResponse($context->request);
            $value = method_exists($response, 'getData') ? $response->getData(true) : $value;
        }

        return match (true) {
            $value instanceof BackedEnum => $value->value,
            $value instanceof UnitEnum => $value->name,
            $value instanceof JsonSerializable => $value->jsonSerialize(),
            default => $value,
        };
    }

    private static function inUtc(DateTimeInterface $moment): string
    {
        return DateTimeImmutable::createFromInterface($moment)
            ->setTimezone(new DateTimeZone('UTC'))
            ->format('Y-m-d\TH:i:s\Z');
    }
}

<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\PartialVisit;
use App\Inertia\Support\PropValue;
use Illuminate\Http\Request;
use stdClass;

/** Decides which props a visit receives, evaluates only those, and collects the labels that go with them. */
final class PropsResolver
{
    private readonly PartialVisit $visit;

    /** @var array<string, list<string>> paths by group */
    private array $deferred = [];

    /** @var array<string, array{prop: string, expiresAt: int|null}> */
    private array $once = [];

    public function __construct(Request $request, string $component)
    {
        $this->visit = new PartialVisit($request, $component);
    }

    /**
     * @param  array<array-key, mixed>  $shared
     * @param  array<array-key, mixed>  $props
     * @return array{array<array-key, mixed>, array<string, array<array-key, mixed>>} the props and their labels
     */
    public function resolve(array $shared, array $props): array
    {
        return [
            $this->walk(array_merge($shared, $props)),
            ['sharedProps' => array_keys($shared), 'deferredProps' => $this->deferred, 'onceProps' => $this->once],
        ];
    }

    /**
     * @param  array<array-key, mixed>  $props
     * @param  bool  $isComputed  whether a closure or an object produced these props; a partial visit takes those whole
     * @return array<array-key, mixed>
     */
    private function walk(array $props, string $prefix = '', bool $isComputed = false): array
    {
        $resolved = [];

        foreach ($props as $key => $prop) {
            $path = $prefix === '' ? (string) $key : $prefix.'.'.$key;

            if (! $isComputed && ! $prop instanceof AlwaysProp && ! $this->visit->selects($path)) {
                continue;
            }

            if ($prop === null || is_scalar($prop)) {
                $resolved[$key] = $prop;

                continue;
            }

            foreach ($this->value($prop, $path, $isComputed) as $value) {
                $resolved[$key] = $value;
            }
        }

        return $resolved;
    }

    /** @return array{}|array{mixed} the value, unless the prop is withheld from this visit */
    private function value(mixed $prop, string $path, bool $isComputed): array
    {
        if ($prop instanceof OnceProp) {
            $this->once[$prop->getKey() ?? $path] = ['prop' => $path, 'expiresAt' => $prop->expiresAt()];
        }

        if (! $this->visit->isPartial && $this->withholds($prop, $path)) {
            return [];
        }

        $value = PropValue::resolve($prop);

        if ($value !== $prop && PropValue::isConvertible($value)) {
            return $this->value($value, $path, true);
        }

        $isComputed = $isComputed || ! (is_array($prop) || PropValue::isData($prop));

        return [match (true) {
            is_array($value) => $this->walk($value, $path, $isComputed),
            PropValue::isData($value) => $this->walk(get_object_vars($value), $path, $isComputed) ?: new stdClass,
            default => $value,
        }];
    }

    /** Whether a full visit goes without the prop. Deferred props are noted, because the client must fetch them. */
    private function withholds(mixed $prop, string $path): bool
    {
        if ($prop instanceof DeferProp) {
            $this->deferred[$prop->group][] = $path;
        }

        return $prop instanceof DeferProp
            || $prop instanceof OptionalProp
            || ($prop instanceof OnceProp && $this->visit->holdsOnce($prop->getKey() ?? $path));
    }
}

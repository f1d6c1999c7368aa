<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\PageMetadata;
use App\Inertia\Support\PartialVisit;
use App\Inertia\Support\PropValue;
use BackedEnum;
use Closure;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\App;
use stdClass;
use Throwable;

/** Selects the props of a visit, evaluates only these, and collects their labels. */
final class PropsResolver
{
    private readonly PartialVisit $visit;

    private readonly PropValue $values;

    private PageMetadata $metadata;

    public function __construct(private readonly Request $request, private readonly string $component)
    {
        $this->visit = new PartialVisit($request, $component);
        $this->values = new PropValue;
        $this->metadata = new PageMetadata;
    }

    /**
     * @param  array<array-key, mixed>  $shared
     * @param  array<array-key, mixed>  $props
     * @return array{array<array-key, mixed>, array<string, array<array-key, mixed>>} the props and their labels
     */
    public function resolve(array $shared, array $props): array
    {
        $shared = $this->expandProviders($shared);

        if (config()->boolean('inertia.expose_shared_prop_keys', true)) {
            $this->metadata->addShared(array_map(strval(...), array_keys($shared)));
        }

        $tree = $this->unpackDottedKeys(array_merge($shared, $this->expandProviders($props)));

        return [$this->walk($tree), $this->metadata->toArray()];
    }

    /**
     * @param  array<array-key, mixed>  $props
     * @param  bool  $isComputed  whether a closure or an object produced these props. A partial visit gets all of them
     * @return array<array-key, mixed>
     */
    private function walk(array $props, string $prefix = '', bool $isComputed = false): array
    {
        $props = $this->expandProviders($props);
        $resolved = [];

        foreach ($props as $key => $prop) {
            $isFinal = $prop === null || is_scalar($prop);
            if ($isFinal && ($isComputed || ! $this->visit->isPartial)) {
                $resolved[$key] = $prop;

                continue;
            }

            $path = $prefix === '' ? (string) $key : $prefix.'.'.$key;
            if (! $isComputed && ! $prop instanceof AlwaysProp && ! $this->visit->selects($path)) {
                continue;
            }

            if ($isFinal || $prop instanceof BackedEnum) {
                $resolved[$key] = $isFinal ? $prop : $prop->value;

                continue;
            }

            foreach ($this->guarded($prop, $path, $props, $isComputed) as $value) {
                $resolved[$key] = $value;
            }
        }

        return $resolved;
    }

    /**
     * Resolves a prop. When a rescuable prop fails, the failure is reported and the page is sent without it.
     *
     * @param  array<array-key, mixed>  $siblings
     * @return array{}|array{mixed} the value, unless the prop is withheld from this visit
     */
    private function guarded(mixed $prop, string $path, array $siblings, bool $isComputed): array
    {
        if (! $prop instanceof Rescuable || ! $prop->shouldRescue()) {
            return $this->value($prop, $path, $siblings, $isComputed);
        }

        $before = clone $this->metadata;

        try {
            return $this->value($prop, $path, $siblings, $isComputed);
        } catch (Throwable $failure) {
            report($failure);
            $this->metadata = $before;
            $this->metadata->addRescued($path);

            return [];
        }
    }

    /**
     * @param  array<array-key, mixed>  $siblings
     * @return array{}|array{mixed} the value, unless the prop is withheld from this visit
     */
    private function value(mixed $prop, string $path, array $siblings, bool $isComputed): array
    {
        if ($prop instanceof ScrollProp) {
            $prop->configureMergeIntent($this->request);
        }

        if (! $this->visit->isPartial && $this->withholds($prop, $path)) {
            return [];
        }

        $value = $this->values->resolve($prop, new PropertyContext($path, $siblings, $this->request));
        $this->labelMergeAndOnce($prop, $path);
        if ($prop instanceof ScrollProp) {
            $this->metadata->addScroll($path, $prop, $this->visit->resets($path));
        }

        if ($value !== $prop && PropValue::isConvertible($value)) {
            return $this->guarded($value, $path, $siblings, true);
        }

        $isComputed = $isComputed || ! (is_array($prop) || PropValue::isData($prop));

        return [match (true) {
            is_array($value) => $this->walk($value, $path, $isComputed),
            PropValue::isData($value) => $this->walk(get_object_vars($value), $path, $isComputed) ?: new stdClass,
            default => $value,
        }];
    }

    /** Whether a full visit omits the prop. Adds the labels that the client needs for it. */
    private function withholds(mixed $prop, string $path): bool
    {
        $isHeld = $prop instanceof Onceable
            && $prop->shouldResolveOnce()
            && ! $prop->shouldBeRefreshed()
            && $this->visit->holdsOnce($prop->getKey() ?? $path);
        $isDeferred = $prop instanceof Deferrable && $prop->shouldDefer();

        if (! $isHeld && ! $isDeferred && ! $prop instanceof IgnoreFirstLoad) {
            return false;
        }

        if ($isDeferred && ! $isHeld) {
            $this->metadata->addDeferred($path, $prop);
        }

        $this->labelMergeAndOnce($prop, $path);

        return true;
    }

    private function labelMergeAndOnce(mixed $prop, string $path): void
    {
        if ($prop instanceof Mergeable && $prop->shouldMerge() && $this->visit->mayMerge($path)) {
            $this->metadata->addMergeable($path, $prop);
        }

        if ($prop instanceof Onceable && $prop->shouldResolveOnce()) {
            $this->metadata->addOnce($path, $prop);
        }
    }

    /**
     * @param  array<array-key, mixed>  $props
     * @return array<array-key, mixed>
     */
    private function expandProviders(array $props): array
    {
        $expanded = [];

        foreach ($props as $key => $prop) {
            if (is_int($key) && $prop instanceof ProvidesInertiaProperties) {
                $provided = $prop->toInertiaProperties(new RenderContext($this->component, $this->request));
                $expanded = array_merge($expanded, $this->expandProviders(iterator_to_array($provided)));
            } else {
                $expanded[$key] = $prop;
            }
        }

        return $expanded;
    }

    /**
     * Puts `auth.user` below `auth`. Only top-level keys are split; dots in deeper keys are part of the name.
     *
     * @param  array<array-key, mixed>  $props
     * @return array<array-key, mixed>
     */
    private function unpackDottedKeys(array $props): array
    {
        foreach ($props as $key => $prop) {
            if (! is_string($key) || ! str_contains($key, '.')) {
                continue;
            }

            unset($props[$key]);
            $parent = &$props;
            $segments = explode('.', $key);
            $last = array_pop($segments);

            foreach ($segments as $segment) {
                $parent[$segment] = $this->openParent($parent[$segment] ?? []);
                $parent = &$parent[$segment];
            }

            $parent[$last] = $prop;
            unset($parent);
        }

        return $props;
    }

    /** @return array<array-key, mixed> */
    private function openParent(mixed $parent): array
    {
        $parent = $parent instanceof Closure ? App::call($parent) : $parent;

        return match (true) {
            is_array($parent) => $parent,
            $parent instanceof Arrayable => $parent->toArray(),
            $parent instanceof stdClass, PropValue::isData($parent) => get_object_vars($parent),
            default => [],
        };
    }
}

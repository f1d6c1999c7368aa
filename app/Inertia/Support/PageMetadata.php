<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use App\Inertia\Deferrable;
use App\Inertia\Mergeable;
use App\Inertia\Onceable;
use App\Inertia\ScrollProp;

/** The labels beside the props of a page: what the client shall merge, fetch later, keep or scroll. */
final class PageMetadata
{
    /** @var list<string> */
    private array $shared = [];

    /** @var list<string> */
    private array $merge = [];

    /** @var list<string> */
    private array $prepend = [];

    /** @var list<string> */
    private array $deepMerge = [];

    /** @var list<string> */
    private array $matchOn = [];

    /** @var array<string, list<string>> */
    private array $deferred = [];

    /** @var list<string> */
    private array $rescued = [];

    /** @var array<string, array{pageName: string, previousPage: int|string|null, nextPage: int|string|null, currentPage: int|string|null, reset: bool}> */
    private array $scroll = [];

    /** @var array<string, array{prop: string, expiresAt: int|null}> */
    private array $once = [];

    /** @param  list<string>  $keys dotted keys count for their first part */
    public function addShared(array $keys): void
    {
        $this->shared = array_values(array_unique(array_map(
            static fn (string $key): string => explode('.', $key, 2)[0],
            $keys,
        )));
    }

    public function addMergeable(string $path, Mergeable $prop): void
    {
        if ($prop->shouldDeepMerge()) {
            $this->deepMerge[] = $path;
        } elseif ($prop->appendsAtRoot()) {
            $this->merge[] = $path;
        } elseif ($prop->prependsAtRoot()) {
            $this->prepend[] = $path;
        } else {
            $this->merge = [...$this->merge, ...self::below($path, $prop->appendsAtPaths())];
            $this->prepend = [...$this->prepend, ...self::below($path, $prop->prependsAtPaths())];
        }

        $this->matchOn = [...$this->matchOn, ...self::below($path, $prop->matchesOn())];
    }

    public function addDeferred(string $path, Deferrable $prop): void
    {
        $this->deferred[$prop->group()][] = $path;
    }

    public function addRescued(string $path): void
    {
        $this->rescued[] = $path;
    }

    public function addScroll(string $path, ScrollProp $prop, bool $reset): void
    {
        $this->scroll[$path] = [...$prop->metadata(), 'reset' => $reset];
    }

    public function addOnce(string $path, Onceable $prop): void
    {
        $this->once[$prop->getKey() ?? $path] = ['prop' => $path, 'expiresAt' => $prop->expiresAt()];
    }

    /** @return array<string, array<array-key, mixed>> only what the page has */
    public function toArray(): array
    {
        return array_filter([
            'sharedProps' => $this->shared,
            'mergeProps' => $this->merge,
            'prependProps' => $this->prepend,
            'deepMergeProps' => $this->deepMerge,
            'matchPropsOn' => $this->matchOn,
            'deferredProps' => $this->deferred,
            'rescuedProps' => $this->rescued,
            'scrollProps' => $this->scroll,
            'onceProps' => $this->once,
        ], static fn (array $labels): bool => $labels !== []);
    }

    /**
     * @param  list<string>  $paths
     * @return list<string>
     */
    private static function below(string $prefix, array $paths): array
    {
        return array_map(static fn (string $path): string => $prefix.'.'.$path, $paths);
    }
}

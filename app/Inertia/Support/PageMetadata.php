<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use App\Inertia\Deferrable;
use App\Inertia\Mergeable;
use App\Inertia\Onceable;
use App\Inertia\ScrollProp;

/** The labels beside the props of a page: which ones the client merges, fetches later, keeps or scrolls. */
final class PageMetadata
{
    /** @var array<string, array<array-key, mixed>> in the order of the page object */
    private array $labels = [
        'sharedProps' => [],
        'mergeProps' => [],
        'prependProps' => [],
        'deepMergeProps' => [],
        'matchPropsOn' => [],
        'deferredProps' => [],
        'rescuedProps' => [],
        'scrollProps' => [],
        'onceProps' => [],
    ];

    /** @param  list<string>  $keys dotted keys count for their first part */
    public function addShared(array $keys): void
    {
        $this->labels['sharedProps'] = array_values(array_unique(array_map(static fn (string $key): string => explode('.', $key, 2)[0], $keys)));
    }

    public function addMergeable(string $path, Mergeable $prop): void
    {
        match (true) {
            $prop->shouldDeepMerge() => $this->labels['deepMergeProps'][] = $path,
            $prop->appendsAtRoot() => $this->labels['mergeProps'][] = $path,
            $prop->prependsAtRoot() => $this->labels['prependProps'][] = $path,
            default => $this->addBelow($path, ['mergeProps' => $prop->appendsAtPaths(), 'prependProps' => $prop->prependsAtPaths()]),
        };
        $this->addBelow($path, ['matchPropsOn' => $prop->matchesOn()]);
    }

    public function addDeferred(string $path, Deferrable $prop): void
    {
        $this->labels['deferredProps'][$prop->group()][] = $path;
    }

    public function addRescued(string $path): void
    {
        $this->labels['rescuedProps'][] = $path;
    }

    public function addScroll(string $path, ScrollProp $prop, bool $reset): void
    {
        $this->labels['scrollProps'][$path] = [...$prop->metadata(), 'reset' => $reset];
    }

    public function addOnce(string $path, Onceable $prop): void
    {
        $this->labels['onceProps'][$prop->getKey() ?? $path] = ['prop' => $path, 'expiresAt' => $prop->expiresAt()];
    }

    /** @return array<string, array<array-key, mixed>> only the labels that the page has */
    public function toArray(): array
    {
        return array_filter($this->labels);
    }

    /** @param  array<string, list<string>>  $labels  paths below the prop, by label */
    private function addBelow(string $path, array $labels): void
    {
        foreach ($labels as $label => $below) {
            array_push($this->labels[$label], ...array_map(static fn (string $part): string => "{$path}.{$part}", $below));
        }
    }
}

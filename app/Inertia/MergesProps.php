<?php

declare(strict_types=1);

namespace App\Inertia;

/** @phpstan-require-implements Mergeable */
trait MergesProps
{
    private bool $merge = false;

    private bool $deepMerge = false;

    private bool $append = true;

    /** @var list<string> */
    private array $matchOn = [];

    /** @var list<string> */
    private array $appendPaths = [];

    /** @var list<string> */
    private array $prependPaths = [];

    public function merge(): static
    {
        $this->merge = true;

        return $this;
    }

    public function deepMerge(): static
    {
        $this->deepMerge = true;

        return $this->merge();
    }

    /** @param  string|list<string>  $matchOn */
    public function matchOn(string|array $matchOn): static
    {
        $this->matchOn = array_values(array_unique([...$this->matchOn, ...(array) $matchOn]));

        return $this;
    }

    /**
     * Joins new items after the known ones: at the root (true), or at the given paths below it.
     *
     * @param  bool|string|array<int|string, string>  $path  a list of paths, or path => field to match on
     */
    public function append(bool|string|array $path = true, ?string $matchOn = null): static
    {
        if (is_bool($path)) {
            $this->append = $path;
        } else {
            array_push($this->appendPaths, ...$this->pathsToMerge($path, $matchOn));
        }

        return $this->merge();
    }

    /**
     * Joins new items before the known ones: at the root (true), or at the given paths below it.
     *
     * @param  bool|string|array<int|string, string>  $path  a list of paths, or path => field to match on
     */
    public function prepend(bool|string|array $path = true, ?string $matchOn = null): static
    {
        if (is_bool($path)) {
            $this->append = ! $path;
        } else {
            array_push($this->prependPaths, ...$this->pathsToMerge($path, $matchOn));
        }

        return $this->merge();
    }

    public function shouldMerge(): bool
    {
        return $this->merge;
    }

    public function shouldDeepMerge(): bool
    {
        return $this->deepMerge;
    }

    public function matchesOn(): array
    {
        return $this->matchOn;
    }

    public function appendsAtRoot(): bool
    {
        return $this->append && $this->mergesAtRoot();
    }

    public function prependsAtRoot(): bool
    {
        return ! $this->append && $this->mergesAtRoot();
    }

    public function appendsAtPaths(): array
    {
        return $this->appendPaths;
    }

    public function prependsAtPaths(): array
    {
        return $this->prependPaths;
    }

    private function mergesAtRoot(): bool
    {
        return $this->appendPaths === [] && $this->prependPaths === [];
    }

    /**
     * @param  string|array<int|string, string>  $path
     * @return list<string>
     */
    private function pathsToMerge(string|array $path, ?string $matchOn): array
    {
        $paths = [];

        foreach ((array) $path as $key => $value) {
            [$target, $field] = is_string($key) ? [$key, $value] : [$value, $matchOn];
            $paths[] = $target;

            if ($field !== null) {
                $this->matchOn($target.'.'.$field);
            }
        }

        return $paths;
    }
}

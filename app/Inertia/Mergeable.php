<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that the client merges with the value it already has, instead of replacing it. */
interface Mergeable
{
    public function merge(): static;

    public function shouldMerge(): bool;

    public function shouldDeepMerge(): bool;

    /** @return list<string> fields, relative to the prop, by which equal items replace each other */
    public function matchesOn(): array;

    public function appendsAtRoot(): bool;

    public function prependsAtRoot(): bool;

    /** @return list<string> */
    public function appendsAtPaths(): array;

    /** @return list<string> */
    public function prependsAtPaths(): array;
}

<?php

declare(strict_types=1);

namespace App\Lists;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use App\Inertia\Inertia;
use Closure;

/**
 * The rows and the meta of a list as two deferred props of one read.
 *
 * @template TRow
 */
final class DeferredList
{
    /** @var array{list<TRow>, ListMeta}|null */
    private ?array $page = null;

    /** @param  Closure(): array{list<TRow>, ListMeta}  $read */
    public function __construct(private readonly Closure $read) {}

    /** @return DeferProp<list<TRow>> */
    public function rows(): DeferProp
    {
        return Inertia::defer(fn (): array => $this->page()[0]);
    }

    /** @return DeferProp<ListMeta> */
    public function meta(): DeferProp
    {
        return Inertia::defer(fn (): ListMeta => $this->page()[1]);
    }

    /** @return array{list<TRow>, ListMeta} */
    private function page(): array
    {
        return $this->page ??= ($this->read)();
    }
}

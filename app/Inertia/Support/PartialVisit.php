<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use Illuminate\Http\Request;

/** The requested part of a page: all of it, or the paths in the headers of a partial visit. */
final readonly class PartialVisit
{
    public bool $isPartial;

    public bool $isInertia;

    /** @var list<string> */
    private array $only;

    /** @var list<string> */
    private array $except;

    /** @var list<string> */
    private array $reset;

    /** @var list<string> */
    private array $heldOnceKeys;

    public function __construct(Request $request, string $component)
    {
        $this->isPartial = Header::in($request, Header::PARTIAL_COMPONENT) === $component;
        $this->isInertia = Header::isInertia($request);
        $this->only = Header::listIn($request, Header::PARTIAL_ONLY);
        $this->except = Header::listIn($request, Header::PARTIAL_EXCEPT);
        $this->reset = Header::listIn($request, Header::RESET);
        $this->heldOnceKeys = Header::listIn($request, Header::EXCEPT_ONCE_PROPS);
    }

    /** Whether the path, one below it or one above it is requested. */
    public function selects(string $path): bool
    {
        if (! $this->isPartial) {
            return true;
        }

        return ($this->only === [] || $this->isWithin($path, $this->only) || $this->isAbove($path, $this->only))
            && ! $this->isWithin($path, $this->except);
    }

    /** Whether the client may merge the value with its own. It may not after a reset, or when it receives only a part of the prop. */
    public function mayMerge(string $path): bool
    {
        return ! $this->resets($path)
            && (! $this->isPartial || $this->only === [] || $this->isWithin($path, $this->only) || ! $this->isAbove($path, $this->only));
    }

    public function resets(string $path): bool
    {
        return in_array($path, $this->reset, true);
    }

    public function holdsOnce(string $key): bool
    {
        return $this->isInertia && in_array($key, $this->heldOnceKeys, true);
    }

    /** @param  list<string>  $entries */
    private function isWithin(string $path, array $entries): bool
    {
        return array_filter($entries, static fn (string $entry): bool => str_starts_with("{$path}.", "{$entry}.")) !== [];
    }

    /** @param  list<string>  $entries */
    private function isAbove(string $path, array $entries): bool
    {
        return array_filter($entries, static fn (string $entry): bool => str_starts_with($entry, "{$path}.")) !== [];
    }
}

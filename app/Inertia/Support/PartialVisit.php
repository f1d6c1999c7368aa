<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use Illuminate\Http\Request;

/** The props that the client requests: the whole page, or the paths named in the headers of a partial visit. */
final readonly class PartialVisit
{
    public bool $isPartial;

    /** @var list<string> */
    private array $only;

    /** @var list<string> */
    private array $except;

    /** @var list<string> */
    private array $heldOnceKeys;

    public function __construct(Request $request, string $component)
    {
        $this->isPartial = Header::in($request, Header::PARTIAL_COMPONENT) === $component;
        $this->only = Header::listIn($request, Header::PARTIAL_ONLY);
        $this->except = Header::listIn($request, Header::PARTIAL_EXCEPT);
        $this->heldOnceKeys = Header::isInertia($request) ? Header::listIn($request, Header::EXCEPT_ONCE_PROPS) : [];
    }

    /** Whether the visit wants the path itself, a path below it or a path above it. */
    public function selects(string $path): bool
    {
        if (! $this->isPartial) {
            return true;
        }

        return ($this->only === [] || self::isWithin($path, $this->only) || self::isAbove($path, $this->only))
            && ! self::isWithin($path, $this->except);
    }

    /** Whether the client already has the value of a once prop. */
    public function holdsOnce(string $key): bool
    {
        return in_array($key, $this->heldOnceKeys, true);
    }

    /** @param  list<string>  $entries */
    private static function isWithin(string $path, array $entries): bool
    {
        foreach ($entries as $entry) {
            if ($path === $entry || str_starts_with($path, $entry.'.')) {
                return true;
            }
        }

        return false;
    }

    /** @param  list<string>  $entries */
    private static function isAbove(string $path, array $entries): bool
    {
        foreach ($entries as $entry) {
            if (str_starts_with($entry, $path.'.')) {
                return true;
            }
        }

        return false;
    }
}

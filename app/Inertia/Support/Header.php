<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use Illuminate\Http\Request;

/** The header names of the Inertia protocol. */
final class Header
{
    public const INERTIA = 'X-Inertia';

    public const VERSION = 'X-Inertia-Version';

    public const LOCATION = 'X-Inertia-Location';

    public const REDIRECT = 'X-Inertia-Redirect';

    public const ERROR_BAG = 'X-Inertia-Error-Bag';

    public const PARTIAL_COMPONENT = 'X-Inertia-Partial-Component';

    public const PARTIAL_ONLY = 'X-Inertia-Partial-Data';

    public const PARTIAL_EXCEPT = 'X-Inertia-Partial-Except';

    public const RESET = 'X-Inertia-Reset';

    public const EXCEPT_ONCE_PROPS = 'X-Inertia-Except-Once-Props';

    public const INFINITE_SCROLL_MERGE_INTENT = 'X-Inertia-Infinite-Scroll-Merge-Intent';

    public const PURPOSE = 'Purpose';

    /** The header's value, empty when the client did not send it. */
    public static function in(Request $request, string $name): string
    {
        return $request->headers->get($name) ?? '';
    }

    public static function isInertia(Request $request): bool
    {
        return (bool) self::in($request, self::INERTIA);
    }

    /** @return list<string> the entries of a comma-separated header */
    public static function listIn(Request $request, string $name): array
    {
        $entries = array_map(trim(...), explode(',', self::in($request, $name)));

        return array_values(array_filter($entries, static fn (string $entry): bool => $entry !== ''));
    }
}

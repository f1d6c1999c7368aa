<?php

declare(strict_types=1);

namespace App\Inertia;

/** The modules that a page needs besides the entry: its own and its layout's, as layouts/layout-for.tsx picks it. */
final class PageAssets
{
    /**
     * @param  array{component: string, props: array<array-key, mixed>}  $page  Inertia's page object
     * @return list<string> paths under the project's root
     */
    public static function of(array $page): array
    {
        return [
            "resources/js/Pages/{$page['component']}.tsx",
            'resources/js/layouts/'.self::layout($page).'-layout.tsx',
        ];
    }

    /** @param  array{component: string, props: array<array-key, mixed>}  $page */
    private static function layout(array $page): string
    {
        if (str_starts_with($page['component'], 'Auth/')) {
            return 'auth';
        }

        return data_get($page, 'props.auth.user') === null ? 'bare' : 'app';
    }
}

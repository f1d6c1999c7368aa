<?php

declare(strict_types=1);

use App\Inertia\Response;
use App\Inertia\ResponseFactory;

if (! function_exists('inertia')) {
    /**
     * The response factory, or the page of a component.
     *
     * @param  array<array-key, mixed>|object  $props
     * @return ($component is null ? ResponseFactory : Response)
     */
    function inertia(string|BackedEnum|UnitEnum|null $component = null, array|object $props = []): ResponseFactory|Response
    {
        $factory = app(ResponseFactory::class);

        return $component === null ? $factory : $factory->render($component, $props);
    }
}

if (! function_exists('inertia_location')) {
    function inertia_location(string|Symfony\Component\HttpFoundation\RedirectResponse $url): Symfony\Component\HttpFoundation\Response
    {
        return app(ResponseFactory::class)->location($url);
    }
}

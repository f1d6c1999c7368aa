<?php

declare(strict_types=1);

namespace App\Services\Contracts;

use Illuminate\Routing\Route;
use Illuminate\Routing\RouteCollectionInterface;
use Illuminate\Support\Str;

/**
 * TypeScript URL helpers for every named page route: `clients.edit` becomes `clients.edit({ client: 5 })`.
 *
 * The first part of the name is the exported object, the rest is the key. A name of one part gets the verb of its
 * method as key: `dashboard` is `dashboard.index()`, `logout` is `logout.destroy()`.
 */
final readonly class RouteHelpers
{
    private const VERBS = ['get' => 'index', 'post' => 'store', 'put' => 'update', 'patch' => 'update', 'delete' => 'destroy'];

    public function __construct(private RouteCollectionInterface $routes) {}

    public function render(): string
    {
        $groups = [];
        foreach ($this->routes->getRoutes() as $route) {
            if ($this->isOurs($route)) {
                [$group, $key] = $this->place($route);
                $groups[$group][$key] = $this->helper($key, $route);
            }
        }
        ksort($groups);

        $out = "// Written by `php artisan routes:generate`; do not edit.\nimport { type RouteId, type RouteOptions, route } from '@/routes/route';\n";
        foreach ($groups as $group => $helpers) {
            ksort($helpers);
            $out .= "\nexport const {$group} = {\n".implode('', $helpers)."} as const;\n";
        }

        return $out;
    }

    private function isOurs(Route $route): bool
    {
        $name = (string) $route->getName();

        return $name !== '' && ! str_starts_with($name, 'generated::') && ! str_starts_with($name, 'storage.')
            && ! str_starts_with($name, 'sanctum.') && ! str_starts_with($route->uri(), 'api/');
    }

    /** @return array{string, string} */
    private function place(Route $route): array
    {
        $parts = explode('.', (string) $route->getName());
        $group = Str::camel((string) array_shift($parts));
        $key = $parts === [] ? self::VERBS[$this->method($route)] : Str::camel(implode('-', $parts));

        return [$group, $key];
    }

    private function helper(string $key, Route $route): string
    {
        preg_match_all('/\{(\w+)(\?)?\}/', $route->uri(), $matches, PREG_SET_ORDER);
        $fields = array_map(
            static fn (array $match): string => $match[1].(isset($match[2]) ? '?' : '').': RouteId',
            $matches,
        );
        $path = '/'.ltrim($route->uri(), '/');
        $method = $this->method($route);

        return $fields === []
            ? "    {$key}: (options?: RouteOptions) => route('{$path}', '{$method}', {}, options),\n"
            : "    {$key}: (params: { ".implode('; ', $fields)." }, options?: RouteOptions) =>\n        route('{$path}', '{$method}', params, options),\n";
    }

    private function method(Route $route): string
    {
        return strtolower($route->methods()[0]);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\DeveloperTools;

use App\Data\Lists\Choice;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;

/** The intake calls by route name, as stored in deliveries. */
final readonly class IntakeEndpoints
{
    private const PREFIX = 'api.';

    private const SIGNED_PREFIX = 'api.webhooks.';

    /** Signed calls have the same path under another root. */
    private const ROOTS = '#\Aapi/v1(?:/webhooks/\{source\})?#';

    public function __construct(private Router $router) {}

    /** @return list<Choice> */
    public function choices(): array
    {
        $routes = array_filter($this->router->getRoutes()->getRoutes(), static fn (Route $route): bool => str_starts_with((string) $route->getName(), self::PREFIX));

        return array_values(array_map(fn (Route $route): Choice => $this->choice((string) $route->getName()), $routes));
    }

    /** The path, such as "/bank-lines"; the name itself when the route no longer exists. */
    public function callOf(string $name): string
    {
        $route = $this->router->getRoutes()->getByName($name);

        return $route === null ? $name : (string) preg_replace(self::ROOTS, '', $route->uri());
    }

    private function choice(string $name): Choice
    {
        return new Choice($name, $this->callOf($name), str_starts_with($name, self::SIGNED_PREFIX) ? 'Signed' : 'With a token');
    }
}

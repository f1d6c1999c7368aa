<?php

declare(strict_types=1);

namespace App\Domain\DeveloperTools;

use App\Data\Lists\Choice;
use App\Models\WebhookSource;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;
use Laravel\Sanctum\PersonalAccessToken;

/** The filter choices of the deliveries: intake calls by route name, and sources. */
final readonly class IntakeChoices
{
    private const PREFIX = 'api.';

    private const SIGNED_PREFIX = 'api.webhooks.';

    /** Signed calls have the same path under another root. */
    private const ROOTS = '#\Aapi/v1(?:/webhooks/\{source\})?#';

    private const MOST_SOURCES = 200;

    public function __construct(private Router $router) {}

    /** @return list<Choice> */
    public function endpoints(): array
    {
        $names = array_map(static fn (Route $route): string => (string) $route->getName(), $this->router->getRoutes()->getRoutes());
        $names = array_filter($names, static fn (string $name): bool => str_starts_with($name, self::PREFIX));

        return array_values(
            array_map(
                fn (string $name): Choice => new Choice(
                    $name,
                    $this->callOf($name),
                    str_starts_with($name, self::SIGNED_PREFIX) ? 'Signed' : 'With a token',
                ),
                $names,
            ),
        );
    }

    /** @return list<Choice> tokens and webhook sources */
    public function sources(): array
    {
        $tokens = PersonalAccessToken::query()->orderBy('name')->limit(self::MOST_SOURCES)->pluck('name', 'id');
        $sources = WebhookSource::query()->orderBy('name')->limit(self::MOST_SOURCES)->pluck('name', 'id');

        return [
            ...$tokens->map(static fn (string $name, int $id): Choice => new Choice("token:{$id}", $name, 'Token'))->values()->all(),
            ...$sources->map(static fn (string $name, int $id): Choice => new Choice("webhook:{$id}", $name, 'Webhook source'))->values()->all(),
        ];
    }

    /** The path, such as "/bank-lines"; the name itself when the route no longer exists. */
    public function callOf(string $name): string
    {
        $route = $this->router->getRoutes()->getByName($name);

        return $route === null ? $name : (string) preg_replace(self::ROOTS, '', $route->uri());
    }
}

<?php

declare(strict_types=1);

namespace App\Services\Contracts;

use App\Enums\Ability;
use App\Enums\StaffRole;
use Illuminate\Routing\Route;
use Illuminate\Routing\RouteCollectionInterface;

/** docs/permissions.md: which role holds which ability, and what each route asks for. */
final readonly class PermissionsDocument
{
    public function __construct(private RouteCollectionInterface $routes) {}

    public function render(): string
    {
        return <<<MARKDOWN
            # Permissions

            Written by `php artisan permissions:generate` from `App\\Enums\\StaffRole` and the route list; do not edit.
            `tests/Feature/Access/RouteAccessTest.php` tries every role against every route and holds the server to this page;
            `tests/Feature/Access/RoleMatrixTest.php` holds the seeded roles to spec/roles.md.

            Roles are seeded as below and edited later by whoever holds `viewRoles`. `canViewDatabaseOnly` is a restriction:
            nobody holds it together with everything else.

            ## Roles

            {$this->roles()}
            ## Whose records

            Account managers and senior account managers read every client, and change those that `CLIENT_EDIT_SCOPE` gives them:
            their own (`own`), also their team's (`team`, as delivered) or everybody's (`all`). A client whom nobody looks after is
            anybody's. Other roles are not bound: payments roles settle the transfers of everybody's clients.

            | the setting binds | it does not |
            |---|---|
            | the record, its status, rating and site accounts; a change of many; merging and linking | reading; `reveal-contact` |
            | transfers: asking for them and settling them | `contribute`: notes, files, background, messages and e-mails |
            | bonuses: giving, approving and taking them back | `protect`, RSG events and risk checks |

            What is contributed stands under its writer's name and changes nothing on the record, so whoever is at the desk may answer
            a client of another team. `tests/Feature/Clients/OtherTeamsClientsTest.php` holds both columns.

            ## Routes

            {$this->routes()}
            MARKDOWN;
    }

    private function roles(): string
    {
        $rows = '';
        foreach (StaffRole::cases() as $role) {
            $abilities = $role === StaffRole::Developer
                ? 'everything but `canViewDatabaseOnly`'
                : implode(', ', array_map(static fn (Ability $ability): string => "`{$ability->value}`", $role->abilities()));
            $rows .= "| {$role->label()} (`{$role->value}`) | {$role->description()} | {$abilities} |\n";
        }

        return "| role | job | abilities |\n|---|---|---|\n{$rows}";
    }

    private function routes(): string
    {
        $rows = [];
        foreach ($this->routes->getRoutes() as $route) {
            if ($this->isOurs($route)) {
                $method = implode(', ', array_diff($route->methods(), ['HEAD']));
                $path = '/'.ltrim($route->uri(), '/');
                $rows["{$path} {$method}"] = "| {$method} | `{$path}` | {$this->needs($route)} |\n";
            }
        }
        ksort($rows);

        return "| method | path | needs |\n|---|---|---|\n".implode('', $rows);
    }

    private function isOurs(Route $route): bool
    {
        return $route->getName() !== null && ! str_starts_with($route->getName(), 'storage.') && ! str_starts_with($route->getName(), 'sanctum.');
    }

    private function needs(Route $route): string
    {
        $needs = [];
        foreach ($route->gatherMiddleware() as $middleware) {
            if (! is_string($middleware)) {
                continue;
            }
            [$name, $arguments] = [...explode(':', $middleware, 2), ''];
            $needs[] = match (class_basename($name)) {
                'can' => $this->ability($arguments),
                'guest', 'RedirectIfAuthenticated' => 'nobody signed in',
                'staff', 'auth' => 'signed in',
                'AuthenticateIntakeToken' => 'an API token',
                'VerifyWebhookSignature' => 'a signed call',
                'EnsureScope' => "scope `{$arguments}`",
                default => null,
            };
        }
        $needs = array_values(array_unique(array_filter($needs)));

        return match (true) {
            $needs === [] => 'anybody',
            count($needs) > 1 => implode(', ', array_diff($needs, ['signed in'])),
            default => $needs[0],
        };
    }

    /** `viewClients` is an ability; `update,client` asks the policy of that record. */
    private function ability(string $arguments): string
    {
        [$ability, $subject] = [...explode(',', $arguments), null];

        return $subject === null ? "`{$ability}`" : "`{$ability}` of `".class_basename((string) $subject).'`';
    }
}

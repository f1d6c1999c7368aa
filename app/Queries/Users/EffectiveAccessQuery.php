<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Lists\Choice;
use App\Data\Users\AccessAnswer;
use App\Data\Users\AccessRow;
use App\Data\Users\AccessSubject;
use App\Data\Users\EffectiveAccessPage;
use App\Enums\Ability;
use App\Enums\AbilityGroup;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;
use Illuminate\Support\Str;

/** The pages that one user can open, and why, from the routes and gates of this installation. */
final readonly class EffectiveAccessQuery
{
    /** Words that a path or a route name writes in its own way. */
    private const WORDS = [
        'Db ' => 'DB ',
        'Rsg' => 'RSG',
        'Sms' => 'SMS',
        'Ip ' => 'IP ',
        'Api ' => 'API ',
        'Betstop' => 'BetStop',
        'Osko' => 'OSKO',
        'Payid' => 'PayID',
        'Eft' => 'EFT',
    ];

    public function __construct(private Router $router, private Gate $gate) {}

    public function page(int $userId): EffectiveAccessPage
    {
        $users = User::query()->with('role')->orderBy('first_name')->orderBy('last_name')->get();
        $user = $users->find($userId);

        return new EffectiveAccessPage(
            array_values(
                $users
                    ->map(
                        static fn (User $one): Choice => new Choice(
                            (string) $one->id,
                            $one->full_name,
                            $one->role?->title.($one->is_active ? '' : ', deactivated'),
                        ),
                    )
                    ->all(),
            ),
            $user === null ? null : $this->subject($user),
        );
    }

    private function subject(User $user): AccessSubject
    {
        $causes = new AccessCauseQuery($this->gate, $user);
        [$pages, $actions] = collect($this->router->getRoutes()->getRoutes())
            ->filter(static fn (Route $route): bool => in_array('staff', $route->gatherMiddleware(), true) && $route->getName() !== null)
            ->sortBy(static fn (Route $route): string => $route->uri())
            ->partition(static fn (Route $route): bool => in_array('GET', $route->methods(), true));
        $row = fn (Route $route): AccessRow => $this->row(
            (string) $route->getName(),
            $this->words(Str::before((string) $route->getName(), '.')),
            $this->label($route),
            self::path($route),
            $causes->route($route),
        );

        return new AccessSubject(
            id: $user->id,
            full_name: $user->full_name,
            role_id: $user->role_id,
            role_title: (string) $user->role?->title,
            flags: array_keys(
                array_filter([
                    'Developer' => $user->is_developer_staff,
                    'Executive' => $user->is_executive_staff,
                    'Deactivated' => ! $user->is_active,
                ]),
            ),
            abilities: array_merge(
                ...array_map(
                    fn (AbilityGroup $group): array => array_map(
                        fn (Ability $ability): AccessRow => $this->row(
                            $ability->value,
                            $group->label(),
                            $ability->label(),
                            $ability->description(),
                            $causes->ability($ability),
                        ),
                        $group->abilities(),
                    ),
                    AbilityGroup::cases(),
                ),
            ),
            pages: array_values($pages->map($row)->all()),
            actions: array_values($actions->map($row)->all()),
        );
    }

    private function row(string $id, string $area, string $label, string $detail, AccessAnswer $answer): AccessRow
    {
        return new AccessRow($id, $area, $label, $detail, $answer->state, $answer->causes);
    }

    /** `clients.index` is "Clients", `clients.leads.index` is "Leads", `rsg.events.assign` is "Events: assign". */
    private function label(Route $route): string
    {
        $parts = array_map($this->words(...), explode('.', (string) $route->getName()));
        $last = array_pop($parts);
        $place = implode(', ', array_slice($parts, 1));

        return match (true) {
            $last === 'Index' => $place === '' ? $parts[0] : $place,
            $place === '' => $last,
            default => "{$place}: ".lcfirst($last),
        };
    }

    private function words(string $name): string
    {
        return trim(strtr(Str::ucfirst(str_replace(['-', '_'], ' ', $name)).' ', self::WORDS));
    }

    private static function path(Route $route): string
    {
        $path = '/'.ltrim($route->uri(), '/');

        return in_array('GET', $route->methods(), true) ? $path : "{$route->methods()[0]} {$path}";
    }
}

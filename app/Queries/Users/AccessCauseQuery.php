<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\AccessAnswer;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Enums\AccessState;
use App\Enums\RoleDuty;
use App\Models\GatedAbility;
use App\Models\User;
use App\Policies\RoutePolicy;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Routing\Route;
use Illuminate\Support\Str;

/** Says whether a user passes the gates of a route, and why. It asks the real gates and reads which answers they got. */
final class AccessCauseQuery
{
    /** @var array<string, AccessAnswer> by the arguments of `can` */
    private array $answers = [];

    public function __construct(private readonly Gate $gate, private readonly User $user) {}

    /** The cause of one ability. */
    public function ability(Ability $ability): AccessAnswer
    {
        return $this->answers[$ability->value] ??= $this->gate($ability->value, []);
    }

    /** All gates of a route of signed-in staff. The first one that is closed decides. */
    public function route(Route $route): AccessAnswer
    {
        if (! $this->user->is_active) {
            return new AccessAnswer(AccessState::Closed, ['The account is deactivated']);
        }
        if (! in_array('GET', $route->methods(), true) && $this->user->isReadOnly() && RoutePolicy::isClosedToExecutives((string) $route->getName())) {
            return new AccessAnswer(AccessState::Closed, ['Executives have read-only access']);
        }
        $passed = [];
        foreach ($route->gatherMiddleware() as $middleware) {
            if (! is_string($middleware) || ! str_starts_with($middleware, 'can:')) {
                continue;
            }
            $arguments = substr($middleware, strlen('can:'));
            $answer = $this->answers[$arguments] ??= $this->middleware($arguments);
            if ($answer->state === AccessState::Closed) {
                return $answer;
            }
            $passed[] = $answer;
        }
        if ($passed === [] && $route->parameterNames() !== []) {
            return new AccessAnswer(AccessState::Record, ['Depends on the '.self::words(array_values($route->parameterNames())[0])]);
        }
        $causes = array_values(array_unique(array_merge(...array_column($passed, 'causes'))));

        return new AccessAnswer(
            in_array(AccessState::Record, array_column($passed, 'state'), true) ? AccessState::Record : AccessState::Open,
            $causes === [] ? ['Open to everyone who is signed in'] : $causes,
        );
    }

    private function middleware(string $arguments): AccessAnswer
    {
        $ability = Str::before($arguments, ',');
        $subject = $ability === $arguments ? null : Str::after($arguments, ',');

        return match (true) {
            $subject === null => $this->gate($ability, []),
            class_exists($subject) => $this->gate($ability, [$subject]),
            // Its policy decides with the record at hand.
            default => new AccessAnswer(AccessState::Record, ['Also depends on the '.self::words($subject)]),
        };
    }

    /** @param  list<class-string>  $subject */
    private function gate(string $ability, array $subject): AccessAnswer
    {
        $isOpen = false;
        $answers = $this->user->answersDuring(function () use ($ability, $subject, &$isOpen): void {
            $isOpen = $this->gate->forUser($this->user)->allows($ability, $subject);
        });

        return $isOpen
            ? new AccessAnswer(
                AccessState::Open,
                $this->openBecauseOf(
                    $ability,
                    $subject,
                    array_keys(array_filter(array_diff_key($answers, [User::READ_ONLY => true]))),
                ),
            )
            : new AccessAnswer(AccessState::Closed, $this->closedBecauseOf($ability, $subject, $answers));
    }

    /**
     * @param  list<class-string>  $subject
     * @param  list<string>  $held  what the gate found
     * @return list<string>
     */
    private function openBecauseOf(string $ability, array $subject, array $held): array
    {
        $causes = array_map(fn (string $name): string => "Role {$this->role()}: ".RoleRights::label($name), $held);

        return $causes !== [] ? $causes : [$this->flagFor($ability, $subject) ?? 'Open to everyone who is signed in'];
    }

    /**
     * Conditions are read from left to right, so the last answer decided.
     *
     * @param  list<class-string>  $subject
     * @param  array<string, bool>  $answers
     * @return list<string>
     */
    private function closedBecauseOf(string $ability, array $subject, array $answers): array
    {
        $last = array_key_last($answers);
        if ($last === User::READ_ONLY && $answers[$last]) {
            return ['Executives have read-only access'];
        }
        if ($last === Ability::CanViewDatabaseOnly->value && $answers[$last]) {
            return ["Restriction of the role {$this->role()}: ".Ability::CanViewDatabaseOnly->label()];
        }
        $missing = array_keys(
            array_filter(
                $answers,
                static fn (bool $answer, string $name): bool => ! $answer && $name !== User::READ_ONLY,
                ARRAY_FILTER_USE_BOTH,
            ),
        );
        if ($missing === []) {
            return [$this->flagFor($ability, $subject) ?? 'A rule of the page'];
        }

        return [$this->closedCause($missing)];
    }

    /**
     * The one place that says why an ability or duty is missing.
     *
     * @param  non-empty-list<string>  $missing  one of them would do
     */
    private function closedCause(array $missing): string
    {
        $withheld = $this->user->withheldAbilities();
        foreach ($missing as $name) {
            $found = $withheld[$name === RoleDuty::HandlesPayments->value ? GatedAbility::HANDLES_PAYMENTS : $name] ?? null;
            if ($found !== null) {
                return "Role {$this->role()} includes ".RoleRights::label($name).', but '.($found->lapsed_on === null
                    ? "{$this->user->full_name} doesn’t hold the certification {$found->certification}"
                    : "the certification {$found->certification} ended on ".CarbonImmutable::parse($found->lapsed_on)->format('j F Y'));
            }
        }

        return "Role {$this->role()} doesn’t include ".implode(' or ', array_map(RoleRights::label(...), $missing));
    }

    /**
     * The staff flag that decides: the gate answers differently when it is changed.
     *
     * @param  list<class-string>  $subject
     */
    private function flagFor(string $ability, array $subject): ?string
    {
        foreach (['is_developer_staff' => 'developer', 'is_executive_staff' => 'executive'] as $flag => $word) {
            $other = clone $this->user;
            $other->setAttribute($flag, ! $this->user->getAttribute($flag));
            if ($this->gate->forUser($other)->allows($ability, $subject) !== $this->gate->forUser($this->user)->allows($ability, $subject)) {
                return $this->user->getAttribute($flag) ? "The {$word} flag" : "Only for {$word}s";
            }
        }

        return null;
    }

    private static function words(string $parameter): string
    {
        return $parameter === 'subjectType' ? 'record' : Str::lower(Str::headline($parameter));
    }

    private function role(): string
    {
        return (string) $this->user->role?->title;
    }
}

<?php

declare(strict_types=1);

namespace App\Providers;

use App\Domain\Auth\CommonPasswords;
use App\Domain\Auth\SignedInSession;
use App\Domain\DbClients\DbClientContacts;
use App\Enums\Ability;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use Illuminate\Auth\Events\Login;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

/** Session data, the password list, and gates for sign-in details, contacts and bonuses. */
final class AuthServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->singleton(CommonPasswords::class, static fn (): CommonPasswords => new CommonPasswords(resource_path('data/common-passwords.txt')));
    }

    public function boot(): void
    {
        // Like passwords, these must not be flashed to the session. `body` is a message to a client.
        $this->callAfterResolving(ExceptionHandler::class, static function (ExceptionHandler $handler): void {
            if ($handler instanceof Handler) {
                $handler->dontFlash(['body', 'code', 'recovery_code', 'secret', 'token']);
            }
        });

        Event::listen(Login::class, static function (Login $event): void {
            if ($event->user instanceof User) {
                app(SignedInSession::class)->begin($event->user);
            }
        });

        // Channels were authorised with the rights that the user had before.
        User::updated(static function (User $user): void {
            if ($user->wasChanged(['is_active', 'role_id', 'is_developer_staff', 'is_executive_staff'])) {
                event(new StaffSessionsEnded($user->id));
            }
        });

        // An impersonation must not change the user's password, second factor or sessions.
        Gate::define('changeOwnCredentials', static fn (User $user): bool => app(CurrentImpersonation::class)->find() === null);
        $this->defineContactAndBonusGates();
    }

    private function defineContactAndBonusGates(): void
    {
        // Users who see numbers in full. Contractors see those of their own lists.
        Gate::define('callPeople', static fn (User $user): bool => DbClientContacts::areShown($user));
        Gate::define('openSmsPanel', static fn (User $user): bool => $user->hasAbility(Ability::ViewSmsPanel) && ! $user->hasAbility(Ability::CanViewDatabaseOnly));
        Gate::define('openBonusArea', static fn (User $user): bool => ! $user->hasAbility(Ability::CanViewDatabaseOnly));
        Gate::define('exportBonuses', static fn (User $user): bool => $user->hasAbility(Ability::ViewReportExports) && app(CurrentImpersonation::class)->find() === null);
        Gate::define('searchBonuses', static fn (User $user): bool => ! $user->hasAbility(Ability::CanViewDatabaseOnly)
            && collect(Ability::bonus())->contains(static fn (Ability $ability): bool => $user->hasAbility($ability)));
    }
}

<?php

declare(strict_types=1);

namespace App\Providers;

use App\Domain\Auth\CommonPasswords;
use App\Domain\Auth\SignedInSession;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use Illuminate\Auth\Events\Login;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

/** Session data, the password list, and the gate for changes of sign-in details. */
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
    }
}

<?php

declare(strict_types=1);

namespace App\Providers;

use App\Models\User;
use App\Services\Auth\CommonPasswords;
use App\Services\Auth\SignedInSession;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Auth\Events\Login;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

/** Signing in: the marks of a session, the password list, and who may change sign-in details. */
final class AuthServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->singleton(CommonPasswords::class, static fn (): CommonPasswords => new CommonPasswords(resource_path('data/common-passwords.txt')));
    }

    public function boot(): void
    {
        // Passwords are left out by the framework; these are as good as passwords for as long as they work.
        $this->callAfterResolving(ExceptionHandler::class, static function (ExceptionHandler $handler): void {
            if ($handler instanceof Handler) {
                $handler->dontFlash(['code', 'recovery_code', 'token']);
            }
        });

        Event::listen(Login::class, static function (Login $event): void {
            if ($event->user instanceof User) {
                app(SignedInSession::class)->begin($event->user);
            }
        });

        // Whoever acts in another's name never touches that person's password, second factor or sessions.
        Gate::define('changeOwnCredentials', static fn (User $user): bool => app(CurrentImpersonation::class)->find() === null);
    }
}

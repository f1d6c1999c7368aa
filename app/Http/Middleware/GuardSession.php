<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Actions\Auth\StopImpersonation;
use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Auth\SignedInSession;
use App\Enums\AuthenticationKind;
use App\Events\Auth\StaffSessionsEnded;
use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Container\Container;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Symfony\Component\HttpFoundation\Response;

/**
 * Signs out users whose session is idle or too old, whose account was deactivated, or whose password or second factor was
 * changed elsewhere (ASVS 5.0.0, 7.3.1, 7.3.2, 7.4.2, 7.4.3). When that happens to an impersonated account, only the impersonation
 * ends: see EnforceImpersonation.
 */
final readonly class GuardSession
{
    /** Sent with automatic visits, which must not keep an unattended browser signed in. */
    public const BACKGROUND_HEADER = 'X-Background';

    public function __construct(
        private SignedInSession $session,
        private CurrentImpersonation $impersonation,
        private Container $container,
        private Repository $config,
    ) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        /** @var User $user */
        $user = $request->user();

        if (! $this->session->isMarked()) {
            $this->session->begin($user);
        }

        $reason = $this->reasonToEnd($user);
        if ($reason !== null) {
            return $this->end($request, $user, $reason);
        }

        if (! StartSession::isBackground($request)) {
            // Half of the warning is left at the least.
            $this->session->touch(intdiv($this->config->integer('paddock.auth.idle_warning'), 2));
        }

        return $next($request);
    }

    private function reasonToEnd(User $user): ?string
    {
        $isOwn = $this->impersonation->find() === null;

        return match (true) {
            $isOwn && ! $user->is_active => 'This account is deactivated. Ask your manager.',
            $isOwn && ! $this->session->belongsTo($user) => 'You were signed out because the sign-in details of this account were changed.',
            $this->isOlderThan($this->session->lastUsedAt(), 'paddock.auth.idle_timeout') => 'You were signed out because of inactivity.',
            $this->isOlderThan($this->session->startedAt(), 'paddock.auth.absolute_timeout') => 'You were signed in for a full day. Sign in again.',
            default => null,
        };
    }

    private function isOlderThan(int $timestamp, string $setting): bool
    {
        return now()->getTimestamp() - $timestamp >= $this->config->integer($setting);
    }

    private function end(Request $request, User $user, string $reason): Response
    {
        // First, so that the error page has no user when the record can't be written.
        Auth::logout();
        $impersonation = $this->impersonation->find();
        if ($impersonation !== null) {
            $this->container->make(StopImpersonation::class)->handle($impersonation);
            $user = $impersonation->actor;
        }
        $user->left(CarbonImmutable::createFromTimestamp($this->session->lastUsedAt()));
        $this->container->make(AuthenticationRecorder::class)->record(AuthenticationKind::Timeout, true, $user->email, $user);
        $request->session()->invalidate();
        Inertia::clearHistory();
        event(new StaffSessionsEnded($user->id));

        if ($request->expectsJson() || ($request->hasHeader(Header::INERTIA) && ! $request->isMethod('GET'))) {
            throw new AuthenticationException($reason);
        }

        return redirect()->guest(route('login'))->with('error', $reason);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Models\AuthenticationLog;
use App\Models\User;
use Illuminate\Contracts\Session\Session;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

/** Writes the authentication log. Never pass passwords, codes or tokens. */
final readonly class AuthenticationRecorder
{
    public function __construct(private Request $request, private UnusualSignInRule $rule) {}

    /** @param  User|null  $user  null when no account has the email address */
    public function record(AuthenticationKind $kind, bool $succeeded, string $email, ?User $user = null): void
    {
        $this->write($kind, $succeeded, $email, $user);
    }

    /** A session goes on under a new id, so that it can still be ended from the log. */
    public function sessionRenewed(AuthenticationKind $kind, User $user, Session $session): void
    {
        $this->write($kind, true, $user->email, $user, ['session_name' => SessionRegistry::nameOf($session->getId())]);
    }

    /** The end of a sign-in, whatever its steps. Call it when the session has its new id. */
    public function signedIn(User $user, Session $session): void
    {
        $reasons = $this->rule->reasons($user, $this->request->ip(), DeviceName::from($this->request->userAgent()));
        $this->write(AuthenticationKind::SignIn, true, $user->email, $user, [
            'session_name' => SessionRegistry::nameOf($session->getId()),
            'is_unusual' => $reasons !== [],
            'unusual_reasons' => $reasons === [] ? null : array_column($reasons, 'value'),
        ]);
    }

    /** @param  array<string, mixed>  $more */
    private function write(AuthenticationKind $kind, bool $succeeded, string $email, ?User $user, array $more = []): void
    {
        AuthenticationLog::create([
            'user_id' => $user?->id,
            'email' => Str::limit($email, 255, ''),
            'kind' => $kind,
            'ip' => $this->request->ip(),
            'user_agent' => mb_substr(mb_scrub((string) $this->request->userAgent(), 'UTF-8'), 0, 512),
            'device' => DeviceName::from($this->request->userAgent()),
            'succeeded' => $succeeded,
            ...$more,
        ]);
    }
}

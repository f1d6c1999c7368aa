<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Models\AuthenticationLog;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

/** Writes the authentication log. Never pass passwords, codes or tokens. */
final readonly class AuthenticationRecorder
{
    public function __construct(private Request $request) {}

    /** @param  User|null  $user  null when no account has the email address */
    public function record(AuthenticationKind $kind, bool $succeeded, string $email, ?User $user = null): void
    {
        AuthenticationLog::create([
            'user_id' => $user?->id,
            'email' => Str::limit($email, 255, ''),
            'kind' => $kind,
            'ip' => $this->request->ip(),
            'user_agent' => mb_substr(mb_scrub((string) $this->request->userAgent(), 'UTF-8'), 0, 512),
            'succeeded' => $succeeded,
        ]);
    }
}

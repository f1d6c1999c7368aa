<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Models\User;
use App\Services\Intake\IntakeCaller;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Contracts\Auth\Factory;
use Illuminate\Http\Request;
use Laravel\Sanctum\PersonalAccessToken;
use Symfony\Component\HttpFoundation\Response;

/** The way into the intake for whoever holds a token. */
final readonly class AuthenticateIntakeToken
{
    /** Writing it on every call would cost each of them a commit. */
    private const LAST_USED_PRECISION_SECONDS = 60;

    public function __construct(private Factory $auth) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $this->auth->shouldUse('sanctum');

        if (IntakeCaller::find($request) === null) {
            $token = $this->token();
            $this->noteUse($token);
            IntakeCaller::ofToken($token)->callsWith($request);
        }

        return $next($request);
    }

    /** @throws AuthenticationException */
    private function token(): PersonalAccessToken
    {
        $user = $this->auth->guard('sanctum')->user();
        $token = $user instanceof User ? $user->currentAccessToken() : null;

        return $token instanceof PersonalAccessToken ? $token : throw new AuthenticationException;
    }

    private function noteUse(PersonalAccessToken $token): void
    {
        $now = CarbonImmutable::now();
        $last = $token->getAttribute('last_used_at');

        if ($last === null || $now->diffInSeconds($last, absolute: true) >= self::LAST_USED_PRECISION_SECONDS) {
            $token->forceFill(['last_used_at' => $now])->save();
        }
    }
}

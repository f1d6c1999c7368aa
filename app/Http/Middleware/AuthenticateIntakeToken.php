<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Deliveries\IntakeCaller;
use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Contracts\Auth\Factory;
use Illuminate\Http\Request;
use Laravel\Sanctum\PersonalAccessToken;
use Symfony\Component\HttpFoundation\Response;

/** Authenticates intake calls with a token. */
final readonly class AuthenticateIntakeToken
{
    /** Updating it on every call would cost a commit each. */
    private const LAST_USED_PRECISION_SECONDS = 60;

    public function __construct(private Factory $auth) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $this->auth->shouldUse('sanctum');

        if (IntakeCaller::find($request) === null) {
            $token = $this->token();
            $this->recordUse($token);
            IntakeCaller::ofToken($token)->storeIn($request);
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

    private function recordUse(PersonalAccessToken $token): void
    {
        $now = CarbonImmutable::now();
        $last = $token->getAttribute('last_used_at');

        if ($last === null || $now->diffInSeconds($last, absolute: true) >= self::LAST_USED_PRECISION_SECONDS) {
            $token->forceFill(['last_used_at' => $now])->save();
        }
    }
}

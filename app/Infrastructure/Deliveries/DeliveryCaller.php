<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Illuminate\Auth\RequestGuard;
use Illuminate\Contracts\Auth\Factory;
use Laravel\Sanctum\PersonalAccessToken;
use LogicException;

/** The sender of a stored delivery, as the caller of its replay. The sender must still have access today. */
final readonly class DeliveryCaller
{
    public function __construct(private Factory $auth) {}

    /** Also authenticates the token's owner, as the original call did. Null when the token or source no longer exists. */
    public function become(WebhookDelivery $delivery): ?IntakeCaller
    {
        $this->leave();
        [$kind, $id] = [...explode(':', $delivery->source, 2), ''];

        return match ($kind) {
            'token' => $this->token($id),
            'webhook' => $this->source($id),
            default => null,
        };
    }

    public function leave(): void
    {
        $this->guard()->forgetUser();
    }

    private function source(string $id): ?IntakeCaller
    {
        $source = WebhookSource::query()->whereKey($id)->where('is_active', true)->first();

        return $source === null ? null : IntakeCaller::ofSource($source, isReplay: true);
    }

    private function token(string $id): ?IntakeCaller
    {
        $token = PersonalAccessToken::query()
            ->whereKey($id)
            ->where(static fn ($live) => $live->whereNull('expires_at')->orWhere('expires_at', '>', now()))
            ->first();
        $owner = $token === null ? null : IntakeCaller::ownerOf($token);

        if ($token === null || $owner === null) {
            return null;
        }
        $this->guard()->setUser($owner->withAccessToken($token));

        return IntakeCaller::ofToken($token, isReplay: true);
    }

    private function guard(): RequestGuard
    {
        $guard = $this->auth->guard('sanctum');

        return $guard instanceof RequestGuard ? $guard : throw new LogicException('The sanctum guard is not a request guard.');
    }
}

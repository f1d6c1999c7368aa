<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Infrastructure\Webhooks\WebhookSignature;
use App\Models\User;
use App\Models\WebhookSource;
use Illuminate\Http\Request;
use Laravel\Sanctum\PersonalAccessToken;
use LogicException;

/** The caller of the intake: the holder of a token, or a system with a webhook secret. The middleware sets it on the request. */
final readonly class IntakeCaller
{
    private const TOKEN = 'token:';

    private const WEBHOOK = 'webhook:';

    /**
     * @param  string  $key  "token:5" or "webhook:3"
     * @param  list<string>  $scopes
     * @param  int|null  $signedAt  Unix seconds, from a webhook's signature
     * @param  bool  $isReplay  whether Paddock replays the call
     */
    public function __construct(
        public string $key,
        public string $name,
        public array $scopes,
        public ?int $signedAt = null,
        public bool $isReplay = false,
    ) {}

    public static function ofToken(PersonalAccessToken $token, bool $isReplay = false): self
    {
        /** @var list<string> $scopes */
        $scopes = $token->getAttribute('abilities') ?? [];
        /** @var string $name */
        $name = $token->getAttribute('name');

        return new self(self::TOKEN.$token->getKey(), $name, $scopes, isReplay: $isReplay);
    }

    /**
     * The owner of a token, which is valid only while they are active developer staff. A webhook source has no owner: it is
     * valid until a developer deactivates it.
     */
    public static function ownerOf(PersonalAccessToken $token): ?User
    {
        $owner = $token->tokenable()->getResults();

        return $owner instanceof User && $owner->is_active && $owner->is_developer_staff ? $owner : null;
    }

    public static function ofSource(WebhookSource $source, ?int $signedAt = null, bool $isReplay = false): self
    {
        return new self(self::WEBHOOK.$source->id, $source->name, $source->scopes, $signedAt, $isReplay);
    }

    public static function of(Request $request): self
    {
        return self::find($request) ?? throw new LogicException('The request has no caller.');
    }

    public static function find(Request $request): ?self
    {
        $caller = $request->attributes->get(self::class);

        return $caller instanceof self ? $caller : null;
    }

    public function storeIn(Request $request): void
    {
        $request->attributes->set(self::class, $this);
    }

    /** A webhook's signature of version 1 covers the body and the id only. */
    public function isWebhook(): bool
    {
        return str_starts_with($this->key, self::WEBHOOK);
    }

    /** The header with the id of the call. */
    public function idHeader(): string
    {
        return $this->isWebhook() ? WebhookSignature::ID : 'Idempotency-Key';
    }

    public function may(IntakeScope $scope): bool
    {
        return in_array($scope->value, $this->scopes, true);
    }
}

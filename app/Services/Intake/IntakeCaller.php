<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\User;
use App\Models\WebhookSource;
use App\Services\Intake\Webhooks\WebhookSignature;
use Illuminate\Http\Request;
use Laravel\Sanctum\PersonalAccessToken;
use LogicException;

/** Who calls the intake: the holder of a token, or a system that signs what it sends. Both ways in set it on the request. */
final readonly class IntakeCaller
{
    private const TOKEN = 'token:';

    private const WEBHOOK = 'webhook:';

    /**
     * @param  string  $key  "token:5" or "webhook:3"
     * @param  list<string>  $scopes
     * @param  int|null  $signedAt  Unix seconds under a webhook's signature
     * @param  bool  $isReplay  whether we make the call, not its sender
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
     * Who answers for a token. It ends with the owner's account, and with their being a developer, who alone may issue one.
     * A webhook source has no such person: it belongs to the system, and ends when a developer switches it off.
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
        return self::find($request) ?? throw new LogicException('Nobody has said who calls.');
    }

    public static function find(Request $request): ?self
    {
        $caller = $request->attributes->get(self::class);

        return $caller instanceof self ? $caller : null;
    }

    public function callsWith(Request $request): void
    {
        $request->attributes->set(self::class, $this);
    }

    /** Whether nothing but the body is sure to come from the caller. */
    public function isWebhook(): bool
    {
        return str_starts_with($this->key, self::WEBHOOK);
    }

    /** The header in which this caller says which call it is. */
    public function idHeader(): string
    {
        return $this->isWebhook() ? WebhookSignature::ID : 'Idempotency-Key';
    }

    public function may(IntakeScope $scope): bool
    {
        return in_array($scope->value, $this->scopes, true);
    }
}

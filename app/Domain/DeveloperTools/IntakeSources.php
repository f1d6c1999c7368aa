<?php

declare(strict_types=1);

namespace App\Domain\DeveloperTools;

use App\Data\Lists\Choice;
use App\Models\WebhookSource;
use Laravel\Sanctum\PersonalAccessToken;

/** Tokens and webhook sources, as choices of the delivery filter. */
final readonly class IntakeSources
{
    private const LIMIT = 200;

    /** @return list<Choice> */
    public function choices(): array
    {
        $tokens = PersonalAccessToken::query()->orderBy('name')->limit(self::LIMIT)->pluck('name', 'id');
        $sources = WebhookSource::query()->orderBy('name')->limit(self::LIMIT)->pluck('name', 'id');

        return [
            ...$tokens->map(static fn (string $name, int $id): Choice => new Choice("token:{$id}", $name, 'Token'))->values()->all(),
            ...$sources->map(static fn (string $name, int $id): Choice => new Choice("webhook:{$id}", $name, 'Webhook source'))->values()->all(),
        ];
    }
}

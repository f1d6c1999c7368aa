<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\Lists\Choice;
use App\Models\WebhookSource;
use Laravel\Sanctum\PersonalAccessToken;

/** Who may call the intake: the choices of the deliveries' filter. */
final readonly class IntakeSources
{
    /** More than this nobody scrolls through. */
    private const MOST = 200;

    /** @return list<Choice> */
    public function choices(): array
    {
        $tokens = PersonalAccessToken::query()->orderBy('name')->limit(self::MOST)->pluck('name', 'id');
        $sources = WebhookSource::query()->orderBy('name')->limit(self::MOST)->pluck('name', 'id');

        return [
            ...$tokens->map(static fn (string $name, int $id): Choice => new Choice("token:{$id}", $name, 'Token'))->values()->all(),
            ...$sources->map(static fn (string $name, int $id): Choice => new Choice("webhook:{$id}", $name, 'Webhook source'))->values()->all(),
        ];
    }
}

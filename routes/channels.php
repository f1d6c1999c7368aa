<?php

declare(strict_types=1);

use App\Infrastructure\Realtime\LiveChannel;
use App\Infrastructure\Realtime\PresenceMember;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Broadcast;

foreach (LiveChannel::cases() as $channel) {
    Broadcast::channel("{$channel->value}.{userId}", static fn (User $user, string $userId): bool => $channel->admits($user, $userId));
}

// The parameters have other names than in routes, because a channel's id is not resolved to a record.
Broadcast::channel('client.{clientId}', static fn (User $user, string $clientId): array|false => app(PresenceMember::class)->ofClient($user, $clientId));
Broadcast::channel('withdrawal.{withdrawalId}', static fn (User $user, string $withdrawalId): array|false => app(PresenceMember::class)->ofWithdrawal($user, $withdrawalId));

Broadcast::resolveAuthenticatedUserUsing(static function (Request $request): ?array {
    $user = $request->user();

    return $user instanceof User && $user->is_active ? ['id' => (string) $user->id] : null;
});

<?php

declare(strict_types=1);

use App\Infrastructure\Realtime\ClientPresence;
use App\Infrastructure\Realtime\LiveChannel;
use App\Infrastructure\Realtime\WithdrawalPresence;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Broadcast;

foreach (LiveChannel::cases() as $channel) {
    Broadcast::channel("{$channel->value}.{userId}", static fn (User $user, string $userId): bool => $channel->admits($user, $userId));
}

Broadcast::channel(ClientPresence::CHANNEL, static fn (User $user, string $client): array|false => app(ClientPresence::class)->member($user, $client));
Broadcast::channel(WithdrawalPresence::CHANNEL, static fn (User $user, string $withdrawal): array|false => app(WithdrawalPresence::class)->member($user, $withdrawal));

Broadcast::resolveAuthenticatedUserUsing(static function (Request $request): ?array {
    $user = $request->user();

    return $user instanceof User && $user->is_active ? ['id' => (string) $user->id] : null;
});

<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use App\Models\Client;
use App\Models\User;

/** Who is looking at a client: the presence channel `presence-client.{id}`. */
final readonly class ClientPresence
{
    // Not named as the route's parameter is: a channel is asked for by the id, which nothing resolves to a record before.
    public const CHANNEL = 'client.{clientId}';

    public function __construct(private PresenceMember $members) {}

    /**
     * @param  string  $client  the id, as it stands in the channel's name
     * @return array{id: int, full_name: string, photo: ?string}|false what the others see; false when the client may not be viewed
     */
    public function member(User $user, string $client): array|false
    {
        if (! $user->is_active || preg_match('/\A[1-9][0-9]{0,17}\z/', $client) !== 1) {
            return false;
        }

        $viewed = Client::query()->find((int) $client);
        if ($viewed === null || ! $user->can('view', $viewed)) {
            return false;
        }

        return $this->members->of($user);
    }
}

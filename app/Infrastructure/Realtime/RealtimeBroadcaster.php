<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use Illuminate\Broadcasting\Broadcasters\Broadcaster;
use Illuminate\Broadcasting\Broadcasters\UsePusherChannelConventions;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Http\Request;
use Stringable;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

/**
 * Laravel's broadcaster for servers of the Pusher protocol: ours, Reverb, Soketi and pusher.com.
 *
 * Supports private and presence channels, but not end-to-end encrypted ones.
 */
final class RealtimeBroadcaster extends Broadcaster
{
    use UsePusherChannelConventions;

    private const CHANNELS_PER_CALL = 100;

    // \A and \z, because ^ and $ accept a trailing newline.
    private const SOCKET_ID = '/\A\d{1,20}\.\d{1,20}\z/';

    private const CHANNEL = '/\A(?:private|presence)-(?!encrypted-)[-A-Za-z0-9_=@,.;]{1,180}\z/';

    public function __construct(private readonly RealtimeApi $api, private readonly RealtimeSettings $settings) {}

    public static function isSocketId(mixed $value): bool
    {
        return is_string($value) && preg_match(self::SOCKET_ID, $value) === 1;
    }

    /**
     * @param  Request  $request  with `socket_id` and `channel_name`
     * @return array<string, string>
     *
     * @throws AccessDeniedHttpException when the user may not listen to the channel
     */
    public function auth($request): array
    {
        $channel = $request->input('channel_name');
        if (! self::isSocketId($request->input('socket_id')) || ! is_string($channel)
            || preg_match(self::CHANNEL, $channel) !== 1 || $request->user() === null) {
            throw new AccessDeniedHttpException;
        }

        return parent::verifyUserCanAccessChannel($request, $this->normalizeChannelName($channel));
    }

    /**
     * @param  Request  $request
     * @param  mixed  $result  of the channel's callback; for a presence channel the member's data, optionally with `id`
     * @return array<string, string>
     */
    public function validAuthenticationResponse($request, $result): array
    {
        $socketId = $request->string('socket_id')->value();
        $channel = $request->string('channel_name')->value();

        if (! str_starts_with($channel, 'presence-')) {
            // Only presence channels return a member; the same name with `private-` is no channel.
            if (is_array($result)) {
                throw new AccessDeniedHttpException;
            }

            return ['auth' => $this->settings->signature()->forPrivateChannel($socketId, $channel)];
        }

        $member = ['user_id' => (string) (is_array($result) && isset($result['id']) ? $result['id'] : $request->user()?->getAuthIdentifier())];
        $data = json_encode(is_array($result) ? [...$member, 'user_info' => $result] : $member, JSON_THROW_ON_ERROR);

        return ['auth' => $this->settings->signature()->forPresenceChannel($socketId, $channel, $data), 'channel_data' => $data];
    }

    /**
     * @param  Request  $request  with `socket_id`
     * @return array{auth: string, user_data: string}|null null without an active user
     */
    public function resolveAuthenticatedUser($request): ?array
    {
        $user = parent::resolveAuthenticatedUser($request);
        if (! is_array($user) || ! self::isSocketId($request->input('socket_id'))) {
            return null;
        }

        $data = json_encode($user, JSON_THROW_ON_ERROR);

        return ['auth' => $this->settings->signature()->forUser($request->string('socket_id')->value(), $data), 'user_data' => $data];
    }

    /**
     * @param  array<int, Stringable|string>  $channels
     * @param  string  $event
     * @param  array<string, mixed>  $payload  `socket` is the connection that does not get the event
     */
    public function broadcast(array $channels, $event, array $payload = []): void
    {
        $socket = $payload['socket'] ?? null;
        unset($payload['socket']);

        foreach (array_chunk($this->formatChannels($channels), self::CHANNELS_PER_CALL) as $chunk) {
            $this->api->publish(new RealtimeEvent($chunk, $event, $payload, self::isSocketId($socket) ? $socket : null));
        }
    }

    /** @return int<1, max> how many events a batch may have */
    public function batchEvents(): int
    {
        return $this->settings->batchEvents;
    }

    /**
     * @param  array<int, non-empty-list<RealtimeEvent>>  $batches
     * @return array<int, BroadcastException> failures, by the key of the batch
     */
    public function broadcastBatches(array $batches): array
    {
        return $this->api->publishBatches($batches);
    }
}

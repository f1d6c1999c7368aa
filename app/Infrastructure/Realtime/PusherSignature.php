<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use LogicException;
use SensitiveParameter;

/**
 * The signatures of the Pusher protocol, version 7.
 *
 * Source: pusher.com/docs/channels/library_auth_reference/auth-signatures and …/rest-api. The caller must have validated the
 * socket id and the channel name: a ":" in one of them would change what is signed.
 */
final readonly class PusherSignature
{
    /** @throws LogicException when the key or secret is empty: anyone could forge such a signature */
    public function __construct(private string $key, #[SensitiveParameter] private string $secret)
    {
        if ($key === '' || $secret === '') {
            throw new LogicException('Broadcasting needs an app key and secret. Set REVERB_* as in .env.example.');
        }
    }

    public function forPrivateChannel(string $socketId, string $channel): string
    {
        return $this->sign("{$socketId}:{$channel}");
    }

    public function forPresenceChannel(string $socketId, string $channel, string $channelData): string
    {
        return $this->sign("{$socketId}:{$channel}:{$channelData}");
    }

    public function forUser(string $socketId, string $userData): string
    {
        return $this->sign("{$socketId}::user::{$userData}");
    }

    /**
     * The signed query string of a POST to the HTTP API.
     *
     * @param  string  $path  without a proxy's prefix
     * @param  string|null  $nonce  random, because the server refuses a signature that it has seen; null for the documented example
     * @return array<string, string>
     */
    public function forPost(string $path, string $body, int $timestamp, ?string $nonce = null): array
    {
        $query = [
            'auth_key' => $this->key,
            ...($nonce === null ? [] : ['auth_nonce' => $nonce]),
            'auth_timestamp' => (string) $timestamp,
            'auth_version' => '1.0',
            'body_md5' => md5($body),
        ];
        $pairs = implode('&', array_map(static fn (string $name, string $value): string => "{$name}={$value}", array_keys($query), $query));

        return [...$query, 'auth_signature' => hash_hmac('sha256', "POST\n{$path}\n{$pairs}", $this->secret)];
    }

    private function sign(string $text): string
    {
        return $this->key.':'.hash_hmac('sha256', $text, $this->secret);
    }
}

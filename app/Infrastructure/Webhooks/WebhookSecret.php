<?php

declare(strict_types=1);

namespace App\Infrastructure\Webhooks;

use InvalidArgumentException;

/** A secret that a webhook source signs with: `whsec_` and 24 to 64 bytes in base64, after standardwebhooks.com. */
final readonly class WebhookSecret
{
    private const PREFIX = 'whsec_';

    private const BYTES = 32;

    private function __construct(private string $bytes) {}

    /** A new secret as text; show it once and keep it encrypted. */
    public static function generate(): string
    {
        return self::PREFIX.base64_encode(random_bytes(self::BYTES));
    }

    public static function parse(string $text): self
    {
        $bytes = str_starts_with($text, self::PREFIX) ? base64_decode(substr($text, strlen(self::PREFIX)), true) : false;

        return is_string($bytes) && $bytes !== '' ? new self($bytes) : throw new InvalidArgumentException('A webhook secret must be whsec_ and base64.');
    }

    /** One entry of the header `webhook-signature`, after standardwebhooks.com. It is valid at every endpoint. */
    public function sign(string $id, int $timestamp, string $body): string
    {
        return 'v1,'.base64_encode(hash_hmac('sha256', "{$id}.{$timestamp}.{$body}", $this->bytes, true));
    }

    /**
     * The same for one endpoint. A text of version 1 has a dot in its first line, so neither version can be passed off as the other.
     *
     * @param  string  $path  as sent, with the leading slash
     */
    public function signCall(string $id, int $timestamp, string $method, string $path, string $body): string
    {
        return 'v2,'.base64_encode(hash_hmac('sha256', "v2\n{$id}\n{$timestamp}\n{$method}\n{$path}\n{$body}", $this->bytes, true));
    }
}

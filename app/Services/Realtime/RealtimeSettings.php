<?php

declare(strict_types=1);

namespace App\Services\Realtime;

use LogicException;
use SensitiveParameter;

/** How one broadcasting connection reaches its server, and the secret both share. */
final readonly class RealtimeSettings
{
    public function __construct(
        public string $appId,
        public string $key,
        #[SensitiveParameter] public string $secret,
        public string $origin,
        /** What a proxy puts before `/apps`; it is no part of the signature. */
        public string $pathPrefix,
    ) {}

    /**
     * Missing keys are no error here, so that a fresh copy can run the command that makes them; signing refuses.
     *
     * @param  array<string, mixed>  $connection  an entry of config/broadcasting.php with driver reverb or pusher
     */
    public static function fromConfig(array $connection): self
    {
        $options = $connection['options'] ?? [];
        $scheme = (string) ($options['scheme'] ?? 'https');
        $port = (int) ($options['port'] ?? ($scheme === 'https' ? 443 : 80));
        $host = (string) ($options['host'] ?? '127.0.0.1');
        $prefix = trim((string) ($options['path'] ?? ''), '/');

        return new self(
            (string) ($connection['app_id'] ?? ''),
            (string) ($connection['key'] ?? ''),
            (string) ($connection['secret'] ?? ''),
            "{$scheme}://{$host}:{$port}",
            $prefix === '' ? '' : "/{$prefix}",
        );
    }

    /** @throws LogicException when the keys are missing */
    public function signature(): PusherSignature
    {
        return new PusherSignature($this->key, $this->secret);
    }
}

<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use LogicException;
use SensitiveParameter;

/** The address and credentials of one broadcasting connection. */
final readonly class RealtimeSettings
{
    public function __construct(
        public string $appId,
        public string $key,
        #[SensitiveParameter] public string $secret,
        public string $origin,
        /** A proxy's prefix before `/apps`, not part of the signature. */
        public string $pathPrefix,
        /** @var int<1, max> the server's maximum of events per `POST /batch_events`; 10 in the Pusher protocol */
        public int $batchEvents,
    ) {}

    /**
     * Accepts missing keys, so that the command that creates them can run. Signing without keys fails.
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
            max(1, (int) ($options['batch_events'] ?? 10)),
        );
    }

    /** @throws LogicException when the keys are missing */
    public function signature(): PusherSignature
    {
        return new PusherSignature($this->key, $this->secret);
    }
}

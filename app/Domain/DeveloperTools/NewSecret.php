<?php

declare(strict_types=1);

namespace App\Domain\DeveloperTools;

use App\Data\DeveloperTools\ShownSecret;
use App\Models\WebhookSource;
use Illuminate\Contracts\Encryption\Encrypter;
use Illuminate\Contracts\Session\Session;
use SensitiveParameter;

/** Passes a new secret to the next page, encrypted in the session. */
final readonly class NewSecret
{
    private const TOKEN = 'developer.new_api_token';

    private const SOURCE = 'developer.new_webhook_secret';

    public function __construct(private Session $session, private Encrypter $encrypter) {}

    public function putToken(string $name, #[SensitiveParameter] string $token): void
    {
        $this->put(self::TOKEN, new ShownSecret($name, $token));
    }

    public function putSource(WebhookSource $source, #[SensitiveParameter] string $secret): void
    {
        $this->put(self::SOURCE, new ShownSecret($source->name, $secret, $source->slug));
    }

    public function takeToken(): ?ShownSecret
    {
        return $this->take(self::TOKEN);
    }

    public function takeSource(): ?ShownSecret
    {
        return $this->take(self::SOURCE);
    }

    private function put(string $key, ShownSecret $secret): void
    {
        $this->session->put($key, $this->encrypter->encrypt(json_encode($secret, JSON_THROW_ON_ERROR), false));
    }

    private function take(string $key): ?ShownSecret
    {
        $kept = $this->session->pull($key);
        if (! is_string($kept)) {
            return null;
        }
        /** @var array{name: string, secret: string, slug: ?string} $parts */
        $parts = json_decode($this->encrypter->decrypt($kept, false), true, 2, JSON_THROW_ON_ERROR);

        return new ShownSecret(...$parts);
    }
}

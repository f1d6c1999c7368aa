<?php

declare(strict_types=1);

namespace App\Infrastructure\Webhooks;

use App\Models\WebhookSource;
use Illuminate\Http\Request;

/** The three headers of a signed call. Version 1 follows standardwebhooks.com, version 2 also covers the method and the path. */
final readonly class WebhookSignature
{
    public const ID = 'webhook-id';

    public const TIMESTAMP = 'webhook-timestamp';

    public const SIGNATURE = 'webhook-signature';

    /** A sender needs one, and two while it replaces a secret. More would waste computing time. */
    private const MOST_SIGNATURES = 8;

    /**
     * @param  int  $timestamp  Unix seconds
     * @param  list<string>  $signatures
     */
    private function __construct(private string $id, public int $timestamp, private array $signatures) {}

    /** Null when a header is missing or malformed. */
    public static function of(Request $request): ?self
    {
        $id = (string) $request->headers->get(self::ID);
        $timestamp = (string) $request->headers->get(self::TIMESTAMP);
        $signatures = array_slice(explode(' ', (string) $request->headers->get(self::SIGNATURE)), 0, self::MOST_SIGNATURES);

        return preg_match('/\A[\x21-\x7E]{1,128}\z/', $id) === 1 && preg_match('/\A[1-9]\d{0,11}\z/', $timestamp) === 1
            ? new self($id, (int) $timestamp, $signatures)
            : null;
    }

    /**
     * Compares every signature with every secret, so that the duration reveals nothing. A signature of version 1 would also be
     * valid at other endpoints, so only a source with a single endpoint may use it.
     */
    public function isBy(WebhookSource $source, Request $request): bool
    {
        $body = $request->getContent();
        $matches = 0;
        foreach (array_map(WebhookSecret::parse(...), $this->secretsOf($source)) as $secret) {
            $expected = [
                $secret->signCall($this->id, $this->timestamp, $request->getMethod(), $request->getPathInfo(), $body),
                ...($source->endpoint === null ? [] : [$secret->sign($this->id, $this->timestamp, $body)]),
            ];
            foreach ($this->signatures as $signature) {
                foreach ($expected as $valid) {
                    $matches += (int) hash_equals($valid, $signature);
                }
            }
        }

        return $matches > 0;
    }

    public function isWithin(int $seconds): bool
    {
        return abs(now()->getTimestamp() - $this->timestamp) <= $seconds;
    }

    /** @return list<string> */
    private function secretsOf(WebhookSource $source): array
    {
        return $source->previous_secret !== null && $source->previous_secret_until?->isFuture() === true
            ? [$source->secret, $source->previous_secret]
            : [$source->secret];
    }
}

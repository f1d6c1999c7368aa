<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Webhooks\WebhookSecret;
use App\Models\WebhookSource;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** Calls the intake as a system that signs. The signed and the sent content are separate parameters, so that they can differ. */
trait SendsWebhooks
{
    protected function source(IntakeScope ...$scopes): WebhookSource
    {
        return WebhookSource::factory()->createOne(['slug' => 'bank-feed', 'scopes' => array_column($scopes, 'value'), 'secret' => WebhookSecret::generate()]);
    }

    /**
     * @param  array<string, mixed>|string  $body
     * @param  array<string, string>  $headers  in place of the right ones
     * @return TestResponse<Response>
     */
    protected function sendSigned(WebhookSource $source, string $path, array|string $body, string $id, ?int $at = null, array $headers = []): TestResponse
    {
        $this->app?->make('auth')->forgetGuards();
        $at ??= now()->getTimestamp();
        $content = is_string($body) ? $body : json_encode($body, JSON_THROW_ON_ERROR);
        $headers = [
            'webhook-id' => $id,
            'webhook-timestamp' => (string) $at,
            'webhook-signature' => self::sign($source->secret, $id, $at, $content, "/api/v1/webhooks/{$source->slug}/".strtok($path, '?')),
            'Content-Type' => 'application/json',
            'Accept' => 'application/json',
            ...$headers,
        ];

        return $this->call('POST', "/api/v1/webhooks/{$source->slug}/{$path}", server: $this->transformHeadersToServerVars($headers), content: $content);
    }

    /** By hand, after docs/decisions/0014-signed-intake-webhooks.md. */
    protected static function sign(string $secret, string $id, int $at, string $content, string $path = '/api/v1/webhooks/bank-feed/bank-lines'): string
    {
        return 'v2,'.base64_encode(hash_hmac('sha256', "v2\n{$id}\n{$at}\nPOST\n{$path}\n{$content}", (string) base64_decode(substr($secret, 6)), true));
    }

    /** By hand, after the text of standardwebhooks.com. */
    protected static function signPlainly(string $secret, string $id, int $at, string $content): string
    {
        return 'v1,'.base64_encode(hash_hmac('sha256', "{$id}.{$at}.{$content}", (string) base64_decode(substr($secret, 6)), true));
    }
}

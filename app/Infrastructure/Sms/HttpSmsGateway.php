<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

use App\Infrastructure\Http\ResponseLimiter;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;

/**
 * An HTTPS gateway: `POST {url}/messages` sends a message, `GET {url}/messages/{reference}` finds it, and both answer
 * `{"id": …}`. The gateway sends delivery reports to `POST /api/v1/sms/delivery-reports`.
 */
final readonly class HttpSmsGateway implements SmsGateway
{
    private const CONNECT_SECONDS = 3;

    private const TOTAL_SECONDS = 15;

    /** Temporary refusals. */
    private const LATER = [408, 425, 429, 503];

    private const NOT_TOLD = 'Sending was interrupted, and the gateway could not say whether it has the message.';

    public function __construct(private Factory $http, private string $url, private string $token, private string $sender) {}

    public function send(string $reference, string $to, string $body): string
    {
        try {
            $response = $this->client()->withHeader('Idempotency-Key', $reference)
                ->post('messages', ['reference' => $reference, 'to' => $to, 'from' => $this->sender, 'body' => $body]);
        } catch (ConnectionException $exception) {
            // curl 6: unknown host, 7: connection refused. Any other error may have happened after the message was sent.
            throw preg_match('/cURL error (?:6|7):/', $exception->getMessage()) === 1
                ? new SmsNotAcceptedException('The gateway could not be reached.', previous: $exception)
                : new SmsOutcomeUnknownException('The gateway gave no complete answer in time.', previous: $exception);
        }

        $id = $this->idIn($response);

        return match (true) {
            $response->successful() && $id !== null => $id,
            in_array($response->status(), self::LATER, true) => throw new SmsNotAcceptedException("The gateway is busy ({$response->status()})."),
            $response->clientError() => throw new SmsRejectedException("The gateway refused the message ({$response->status()})."),
            default => throw new SmsOutcomeUnknownException("The gateway answered with an error ({$response->status()})."),
        };
    }

    public function find(string $reference): ?string
    {
        try {
            $response = $this->client()->get('messages/'.rawurlencode($reference));
        } catch (ConnectionException $exception) {
            throw new SmsOutcomeUnknownException(self::NOT_TOLD, previous: $exception);
        }

        if ($response->notFound()) {
            return null;
        }

        return ($response->successful() ? $this->idIn($response) : null) ?? throw new SmsOutcomeUnknownException(self::NOT_TOLD);
    }

    private function idIn(Response $response): ?string
    {
        $id = $response->json('id');

        return is_string($id) && $id !== '' ? $id : null;
    }

    private function client(): PendingRequest
    {
        // Another address must not get the number and the text, and its answer would not be the gateway's.
        return $this->http->baseUrl($this->url)->withToken($this->token)->setHandler(ResponseLimiter::handler())->withoutRedirecting()->acceptJson()
            ->connectTimeout(self::CONNECT_SECONDS)->timeout(self::TOTAL_SECONDS);
    }
}

<?php

declare(strict_types=1);

namespace App\Services\Sms;

use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Response;

/**
 * A gateway reached over HTTPS: `POST {url}/messages` with the message, `GET {url}/messages/{reference}` to ask for it; both
 * answer `{"id": …}`. Delivery reports come back by `POST /api/v1/sms/delivery-reports`.
 */
final readonly class HttpSmsGateway implements SmsGateway
{
    private const CONNECT_SECONDS = 3;

    private const TOTAL_SECONDS = 15;

    /** Answers that say: not now. */
    private const LATER = [408, 425, 429, 503];

    public function __construct(private Factory $http, private string $url, private string $token, private string $sender) {}

    public function send(OutgoingSms $sms): string
    {
        try {
            $response = $this->client()->withHeader('Idempotency-Key', $sms->reference)
                ->post('messages', ['reference' => $sms->reference, 'to' => $sms->to_e164, 'from' => $this->sender, 'body' => $sms->body]);
        } catch (ConnectionException $exception) {
            // curl: 6 no such host, 7 nobody listens. Anything else may have happened after the message went over.
            throw preg_match('/cURL error (?:6|7):/', $exception->getMessage()) === 1
                ? new SmsNotTaken('The gateway could not be reached.', previous: $exception)
                : new SmsOutcomeUnknown('The gateway did not answer in time.', previous: $exception);
        }

        $id = $this->idIn($response);

        return match (true) {
            $response->successful() && $id !== null => $id,
            in_array($response->status(), self::LATER, true) => throw new SmsNotTaken("The gateway is busy ({$response->status()})."),
            $response->clientError() => throw new SmsRejected("The gateway refused the message ({$response->status()})."),
            default => throw new SmsOutcomeUnknown("The gateway answered with an error ({$response->status()})."),
        };
    }

    public function find(string $reference): ?string
    {
        try {
            $response = $this->client()->get('messages/'.rawurlencode($reference));
        } catch (ConnectionException) {
            return null;
        }

        return $response->successful() ? $this->idIn($response) : null;
    }

    private function idIn(Response $response): ?string
    {
        $id = $response->json('id');

        return is_string($id) && $id !== '' ? $id : null;
    }

    private function client(): PendingRequest
    {
        return $this->http->baseUrl($this->url)->withToken($this->token)->acceptJson()->connectTimeout(self::CONNECT_SECONDS)->timeout(self::TOTAL_SECONDS);
    }
}

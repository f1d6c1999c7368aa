<?php

declare(strict_types=1);

namespace App\Services\Realtime;

use Closure;
use Exception;
use GuzzleHttp\Utils;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Pool;
use Illuminate\Http\Client\Response;
use Throwable;

/** The realtime server's HTTP API: signed, and given up on early, so that a dead server never holds a worker. */
final readonly class RealtimeApi
{
    /** Events that one `POST /batch_events` may carry, by the protocol. */
    public const BATCH = 10;

    private const CONNECT_SECONDS = 1;

    /** The longest that a call takes. */
    public const TOTAL_SECONDS = 3;

    /** Kept open between calls: a worker under load would use up the ports of its host with new ones. */
    private Closure $connections;

    public function __construct(private Factory $http, private RealtimeSettings $settings)
    {
        $this->connections = Utils::chooseHandler()(...);
    }

    /** @throws BroadcastException when the server did not take the event */
    public function publish(RealtimeEvent $event): void
    {
        $this->post('events', $event->toBody());
    }

    /**
     * Closes every connection on which this person has signed in; their pages come back only with a session.
     *
     * @throws BroadcastException when the server did not do it
     */
    public function terminateConnections(int $userId): void
    {
        $this->post("users/{$userId}/terminate_connections", []);
    }

    /**
     * Several `POST /batch_events` at once.
     *
     * @param  array<int, non-empty-list<RealtimeEvent>>  $batches  of at most {@see self::BATCH} events each
     * @return array<int, BroadcastException> why a batch was not taken, by its key; empty when all were
     */
    public function publishBatches(array $batches): array
    {
        $bodies = array_map(
            fn (array $events): string => $this->encode(['batch' => array_map(static fn (RealtimeEvent $event): array => $event->toBody(), $events)]),
            $batches,
        );

        /** @var array<int, mixed> $answers */
        $answers = $this->http->pool(function (Pool $pool) use ($bodies): void {
            foreach ($bodies as $key => $body) {
                $this->prepare($pool->as((string) $key), $body)->setHandler($this->connections)->post($this->url('batch_events', $body));
            }
        });

        return array_filter(array_map($this->failureOf(...), $answers));
    }

    /**
     * @param  array<string, mixed>  $fields
     *
     * @throws BroadcastException
     */
    private function post(string $call, array $fields): void
    {
        $body = $this->encode($fields);

        try {
            $answer = $this->prepare($this->http->createPendingRequest(), $body)->post($this->url($call, $body));
        } catch (Exception $exception) {
            $answer = $exception;
        }

        $failure = $this->failureOf($answer);
        if ($failure !== null) {
            throw $failure;
        }
    }

    /** @param  array<string, mixed>  $body */
    private function encode(array $body): string
    {
        return json_encode((object) $body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private function prepare(PendingRequest $request, string $body): PendingRequest
    {
        return $request->connectTimeout(self::CONNECT_SECONDS)->timeout(self::TOTAL_SECONDS)->acceptJson()->withBody($body);
    }

    private function url(string $call, string $body): string
    {
        $path = "/apps/{$this->settings->appId}/{$call}";

        return $this->settings->origin.$this->settings->pathPrefix.$path.'?'.http_build_query($this->settings->signature()->forPost($path, $body, time()));
    }

    /** Only 200 with JSON is a yes: a proxy in between answers pages of its own. The code is the status, 0 without an answer. */
    private function failureOf(mixed $answer): ?BroadcastException
    {
        if (! $answer instanceof Response) {
            $reason = $answer instanceof Throwable ? $answer->getMessage() : 'no answer';

            return new BroadcastException("The realtime server cannot be reached at {$this->settings->origin}: {$reason}");
        }

        return $answer->status() === 200 && is_array($answer->json())
            ? null
            : new BroadcastException("The realtime server refused the call ({$answer->status()}): ".mb_substr($answer->body(), 0, 200), $answer->status());
    }
}

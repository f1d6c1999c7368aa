<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use App\Infrastructure\Http\ResponseLimiter;
use Closure;
use Exception;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Client\Pool;
use Illuminate\Http\Client\Response;
use Throwable;

/** The realtime server's HTTP API, with short timeouts so that a dead server doesn't block a worker. */
final readonly class RealtimeApi
{
    private const CONNECT_SECONDS = 1;

    public const TOTAL_SECONDS = 3;

    /** Reused between calls: new connections would use up the ports of a busy host. */
    private Closure $connections;

    public function __construct(private Factory $http, private RealtimeSettings $settings)
    {
        $this->connections = ResponseLimiter::handler();
    }

    /** @throws BroadcastException when the server did not accept the event */
    public function publish(RealtimeEvent $event): void
    {
        $this->post('events', $event->toBody());
    }

    /**
     * Closes all connections of the user. Their pages can reconnect only with a valid session.
     *
     * @throws BroadcastException when the call failed
     */
    public function terminateConnections(int $userId): void
    {
        $this->post("users/{$userId}/terminate_connections", []);
    }

    /**
     * Sends several `POST /batch_events` in parallel.
     *
     * @param  array<int, non-empty-list<RealtimeEvent>>  $batches  of at most {@see RealtimeSettings::$batchEvents} events each
     * @return array<int, BroadcastException> failures, by the key of the batch
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
                $this->prepare($pool->as((string) $key), $body)->post($this->url('batch_events', $body));
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
        return $request->setHandler($this->connections)->connectTimeout(self::CONNECT_SECONDS)->timeout(self::TOTAL_SECONDS)->acceptJson()->withBody($body);
    }

    private function url(string $call, string $body): string
    {
        $path = "/apps/{$this->settings->appId}/{$call}";

        return $this->settings->origin
            .$this->settings->pathPrefix.$path.'?'
            .http_build_query($this->settings->signature()->forPost($path, $body, time(), bin2hex(random_bytes(8))));
    }

    /** Only 200 with JSON is a success: a proxy may answer with its own page. The code is the status, or 0 without an answer. */
    private function failureOf(mixed $answer): ?BroadcastException
    {
        if (! $answer instanceof Response) {
            $reason = $answer instanceof Throwable ? $answer->getMessage() : 'no answer';

            return new BroadcastException("The realtime server at {$this->settings->origin} could not be reached: {$reason}");
        }

        return $answer->status() === 200 && is_array($answer->json())
            ? null
            : new BroadcastException("The realtime server refused the call ({$answer->status()}): ".mb_substr($answer->body(), 0, 200), $answer->status());
    }
}

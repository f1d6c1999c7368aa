<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Deliveries\ClaimedCall;
use App\Infrastructure\Deliveries\DeliveryLog;
use App\Infrastructure\Deliveries\IdempotencyStore;
use App\Infrastructure\Deliveries\IncomingCall;
use App\Infrastructure\Problems\ProblemDetails;
use App\Infrastructure\Problems\ProblemException;
use App\Models\IdempotencyKey;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;
use Throwable;

/**
 * Logs every call before its work and makes it safe to repeat: the work for one id runs once, and repeated calls get the stored
 * answer.
 *
 * The work and its answer are one transaction ({@see WorkInOneTransaction}). A refused or failed call changed nothing, so its id
 * can be used again. (Stripe also replays a 500, because its failed calls may have had effects.)
 */
final readonly class EnsureIdempotency
{
    public const REPLAYED = 'Idempotency-Replayed';

    private const POLL_MICROSECONDS = 20_000;

    public function __construct(
        private IdempotencyStore $store,
        private DeliveryLog $log,
        private ProblemDetails $problems,
        private Repository $config,
    ) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $call = IncomingCall::of($request);
        $row = $this->claim($call);

        return $row->status === null ? $this->work($row, $call, $next) : $this->replay($row, $row->status, $call);
    }

    /** Waits briefly for another call with the same id, so that simultaneous calls get the same answer. */
    private function claim(IncomingCall $call): IdempotencyKey
    {
        $deadline = microtime(true) + $this->config->integer('paddock.intake.wait_milliseconds') / 1000;

        for (; ;) {
            $row = $this->store->claim($call->scope(), $call->id, $call->hash, fn () => $this->log->begin($call));
            if ($row !== null) {
                return $row;
            }
            if (microtime(true) >= $deadline) {
                throw IdempotencyStore::inUse();
            }
            usleep(self::POLL_MICROSECONDS);
        }
    }

    /** @param  Closure(Request): Response  $next */
    private function work(IdempotencyKey $row, IncomingCall $call, Closure $next): Response
    {
        (new ClaimedCall($row, $call))->storeIn($call->request);

        try {
            $response = $next($call->request);
        } catch (Throwable $exception) {
            rescue(fn () => $this->fail($row, $call, $this->problems->for($exception)));

            throw $exception;
        }

        if ($response->isSuccessful()) {
            $this->log->tidy($call);
        } else {
            $this->fail($row, $call, $response);
        }

        return $response;
    }

    private function fail(IdempotencyKey $row, IncomingCall $call, Response $response): void
    {
        DB::transaction(function () use ($row, $call, $response): void {
            if ($this->store->release($row)) {
                $this->log->ended($call, $response);
            }
        });
    }

    private function replay(IdempotencyKey $row, int $status, IncomingCall $call): Response
    {
        if (! $this->log->repeated($call)) {
            throw new ProblemException(409, 'webhook-replayed', 'This call was already received. Sign each new attempt with a new timestamp.');
        }

        /** @var array{type: string, body: string} $kept */
        $kept = json_decode((string) $row->response, true, flags: JSON_THROW_ON_ERROR);

        return new Response($kept['body'], $status, ['Content-Type' => $kept['type'], self::REPLAYED => 'true']);
    }
}

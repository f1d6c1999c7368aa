<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\Problems\ProblemDetails;
use App\Http\Problems\ProblemException;
use App\Models\IdempotencyKey;
use App\Services\Intake\ClaimedCall;
use App\Services\Intake\Deliveries\DeliveryLog;
use App\Services\Intake\Deliveries\IncomingCall;
use App\Services\Intake\IdempotencyStore;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;
use Throwable;

/**
 * Writes every call down before it is worked on, and makes it safe to repeat: under one id the work is done once, and its
 * answer is given again.
 *
 * The work is one transaction with its answer ({@see WorkInOneTransaction}). A call that was refused or failed did nothing, so its id stays free: a
 * corrected or repeated call may use it. (Stripe also replays a 500, because there it may have had effects.)
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

    /** Waits a little for another call under the same id, so that many at once get the same answer. */
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
        (new ClaimedCall($row, $call))->isWorkedOnIn($call->request);

        try {
            $response = $next($call->request);
        } catch (Throwable $exception) {
            rescue(fn () => $this->giveUp($row, $call, $this->problems->for($exception)));

            throw $exception;
        }

        if ($response->isSuccessful()) {
            $this->log->tidy($call);
        } else {
            $this->giveUp($row, $call, $response);
        }

        return $response;
    }

    private function giveUp(IdempotencyKey $row, IncomingCall $call, Response $response): void
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
            throw new ProblemException(409, 'webhook-replayed', 'This very call was received before. Sign a new attempt with its own time.');
        }

        /** @var array{type: string, body: string} $kept */
        $kept = json_decode((string) $row->response, true, flags: JSON_THROW_ON_ERROR);

        return new Response($kept['body'], $status, ['Content-Type' => $kept['type'], self::REPLAYED => 'true']);
    }
}

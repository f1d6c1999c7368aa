<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\Problems\ProblemException;
use App\Models\IdempotencyKey;
use App\Services\Intake\IdempotencyStore;
use App\Services\Intake\IntakeCaller;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;
use Throwable;

/**
 * Makes a call safe to repeat: under one Idempotency-Key the work is done once, and its answer is given again.
 *
 * The whole call is one transaction with its answer. A call that was refused or failed did nothing, so its key stays free:
 * a corrected or repeated call may use it. (Stripe also replays a 500, because there it may have had effects.)
 */
final readonly class EnsureIdempotency
{
    public const REPLAYED = 'Idempotency-Replayed';

    public function __construct(private IdempotencyStore $store) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $row = $this->store->claim($this->scope($request), $this->key($request), $this->hash($request));

        return $row->status === null ? $this->work($row, $request, $next) : $this->replay($row, $row->status);
    }

    /** @param  Closure(Request): Response  $next */
    private function work(IdempotencyKey $row, Request $request, Closure $next): Response
    {
        $level = DB::transactionLevel();

        try {
            DB::beginTransaction();
            $response = $next($request);
            if ($response->isSuccessful()) {
                $this->store->answer($row, $response);
                DB::commit();

                return $response;
            }
            DB::rollBack($level);
        } catch (Throwable $exception) {
            DB::rollBack($level);
            rescue(fn () => $this->store->release($row));

            throw $exception;
        }

        $this->store->release($row);

        return $response;
    }

    private function replay(IdempotencyKey $row, int $status): Response
    {
        /** @var array{type: string, body: string} $kept */
        $kept = json_decode((string) $row->response, true, flags: JSON_THROW_ON_ERROR);

        return new Response($kept['body'], $status, ['Content-Type' => $kept['type'], self::REPLAYED => 'true']);
    }

    private function key(Request $request): string
    {
        $key = $request->header('Idempotency-Key');

        if (! is_string($key) || preg_match('/\A[\x21-\x7E]{1,128}\z/', $key) !== 1) {
            throw new ProblemException(400, 'idempotency-key-missing', 'Send an Idempotency-Key header: up to 128 visible ASCII characters, new for every new call.');
        }

        return $key;
    }

    /** Keys of different tokens, or of different calls, never meet. */
    private function scope(Request $request): string
    {
        return IntakeCaller::of($request)->key." {$request->method()} {$request->path()}";
    }

    private function hash(Request $request): string
    {
        return hash('sha256', $request->getContent());
    }
}

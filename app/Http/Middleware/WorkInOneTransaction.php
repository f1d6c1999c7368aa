<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Deliveries\ClaimedCall;
use App\Infrastructure\Deliveries\DeliveryLog;
use App\Infrastructure\Deliveries\IdempotencyStore;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;
use Throwable;

/** Runs the work of a claimed call in one transaction with its answer and log entry. Failures roll everything back. */
final readonly class WorkInOneTransaction
{
    public function __construct(private IdempotencyStore $store, private DeliveryLog $log) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $claimed = ClaimedCall::of($request);
        $level = DB::transactionLevel();

        try {
            DB::beginTransaction();
            $response = $next($request);
            if ($response->isSuccessful()) {
                $this->store->answer($claimed->row, $response);
                $this->log->processed($claimed->call, $response);
                DB::commit();
            } else {
                DB::rollBack($level);
            }
        } catch (Throwable $exception) {
            DB::rollBack($level);

            throw $exception;
        }

        return $response;
    }
}

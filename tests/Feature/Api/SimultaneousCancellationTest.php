<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Actions\Intake\RequestWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Withdrawal;
use App\Models\WithdrawalCancellation;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Support\Facades\DB;
use Tests\Support\Crowd;
use Tests\Support\ProcessTestCase;

/** A withdrawal request and its cancellation in two processes: one has not committed yet when the other begins. */
final class SimultaneousCancellationTest extends ProcessTestCase
{
    public function test_cancellation_waits_for_a_simultaneous_request(): void
    {
        [$request, $cancel] = $this->bothSides();
        $this->crowd()->act([self::first($request), self::second($cancel)]);

        $this->assertCancelled();
    }

    public function test_request_waits_for_a_simultaneous_cancellation(): void
    {
        [$request, $cancel] = $this->bothSides();
        $this->crowd()->act([self::first($cancel), self::second($request)]);

        $this->assertCancelled();
    }

    private function assertCancelled(): void
    {
        $this->assertSame(WithdrawalStatus::Cancelled, Withdrawal::query()->sole()->status);
        $this->assertSame(0, WithdrawalCancellation::query()->count());
    }

    /** @return array{Closure(): void, Closure(): void} */
    private function bothSides(): array
    {
        $client = Client::factory()->createOne()->id;

        return [
            static function () use ($client): void {
                app(RequestWithdrawal::class)->handle(new Withdrawal(['reference' => 'WD-1', 'client_id' => $client, 'amount_cents' => 25_000, 'requested_at' => CarbonImmutable::now()]), null);
            },
            static function (): void {
                app(CancelWithdrawal::class)->handle('WD-1', null, CarbonImmutable::now());
            },
        ];
    }

    /** @param  Closure(): void  $act */
    private static function first(Closure $act): Closure
    {
        return static fn (Closure $ready) => DB::transaction(static function () use ($ready, $act): void {
            $act();
            $ready();
            Crowd::untilOthersWait();
        });
    }

    /** @param  Closure(): void  $act */
    private static function second(Closure $act): Closure
    {
        return static function (Closure $ready) use ($act): void {
            $ready();
            $act();
        };
    }
}

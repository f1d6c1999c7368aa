<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Console\Commands\ProposeDepositMatches;
use App\Jobs\DepositMatching\ProposeDepositMatch;
use App\Models\MatchDecision;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Support\Facades\Queue;
use RuntimeException;
use Tests\TestCase;

/** The sweep that matches deposits whose job was lost. */
final class ProposeDepositMatchesTest extends TestCase
{
    use RefreshDatabase, TakesDepositsIn;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_feed_queues_matching_and_the_sweep_finds_lost_deposits(): void
    {
        Queue::fake();
        $deposit = $this->received();
        Queue::assertPushed(ProposeDepositMatch::class, static fn (ProposeDepositMatch $job): bool => $job->depositId === $deposit->id);
        $this->assertSame(0, MatchDecision::query()->count());

        $this->artisan('deposits:propose');
        $this->assertSame(0, MatchDecision::query()->count(), 'Its job may still come.');
        $this->travel(1)->minutes();
        $this->artisan('deposits:propose');
        $this->assertSame([$deposit->id], MatchDecision::query()->pluck('deposit_id')->all());
    }

    public function test_sweep_continues_after_a_deposit_that_fails_and_reports_it_once(): void
    {
        Queue::fake();
        Exceptions::fake();
        [$failing, $other] = [$this->received(), $this->received('Payment from Emma Walsh 48213', 777)];
        DB::listen(static function (QueryExecuted $query) use ($failing): void {
            if (str_starts_with($query->sql, 'insert') && str_contains($query->sql, 'match_decisions') && $query->bindings[0] === $failing->id) {
                throw new RuntimeException('The disk is full.');
            }
        });
        $this->travel(1)->minutes();

        $this->artisan('deposits:propose');

        $this->assertSame([$other->id], MatchDecision::query()->pluck('deposit_id')->all());
        Exceptions::assertReportedCount(1);

        $waits = [];
        for ($minute = 1; $minute < 16; $minute++) {
            $this->travel(1)->minutes();
            $waits[] = ProposeDepositMatches::waiting()->exists() ? 'tried' : 'waits';
            $this->artisan('deposits:propose');
        }
        $this->assertSame(['tried' => 4, 'waits' => 11], array_count_values($waits), 'After 2, 4, 8 and 16 minutes.');
        Exceptions::assertReportedCount(1);
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Actions\Transactions\RequestReversal;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\Client;
use App\Models\User;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** A colleague decides or reverses an adjustment while another's step is not committed yet. The second one waits and sees the first. */
final class SimultaneousAdjustmentsTest extends TestCase
{
    use SharedDatabase;

    public function test_adjustment_is_decided_and_reversed_once(): void
    {
        $client = Client::factory()->createOne();
        [$first, $second] = User::factory()->createMany(2)->all();
        $adjustment = app(RequestAdjustment::class)->handle(new NewAdjustment($client->id, TransactionType::Adjustment, 2_500, 'Missing stake'), User::factory()->createOne());

        $this->assertSame('refused', $this->crowd()->inTurn(
            static fn (): mixed => app(DecideAdjustment::class)->handle($adjustment, $first, null),
            static fn (): mixed => app(DecideAdjustment::class)->handle($adjustment, $second, 'Not ours'),
        ));
        $this->assertSame('refused', $this->crowd()->inTurn(
            static fn (): mixed => app(RequestReversal::class)->handle($adjustment, 'Wrong client', $first),
            static fn (): mixed => app(RequestReversal::class)->handle($adjustment, 'Wrong client', $second),
        ));

        $this->assertSame(1, Adjustment::query()->where('reverses_id', $adjustment->id)->count());
        $this->assertSame(2_500, $client->refresh()->balance_cents);
    }
}

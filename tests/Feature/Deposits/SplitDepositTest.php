<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Enums\DepositStatus;
use App\Models\Deposit;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Tests\Support\DecidesDeposits;
use Tests\Support\ReadsPages;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** One payment for several people. */
final class SplitDepositTest extends TestCase
{
    use DecidesDeposits, ReadsPages, ReceivesDeposits, RefreshDatabase;

    public function test_split_parts_are_independent(): void
    {
        $deposit = $this->receive('Payment from R&J HOLDINGS 9', 10_000);
        $version = $deposit->version;
        $split = fn (int $first, int $second): TestResponse => $this->put("/deposits/{$deposit->id}/split", [
            'version' => $version, 'parts' => [['amount_cents' => $first, 'client_id' => $this->emma->id], ['amount_cents' => $second, 'client_id' => null]],
        ]);
        $split(6_000, 5_000)->assertSessionHas('error', 'The parts add up to $110.00, but the payment is $100.00.');
        $split(5_000, 4_000)->assertSessionHas('error', 'The parts add up to $90.00, but the payment is $100.00.');
        $split(10_000, 0)->assertSessionHasErrors('parts.1.amount_cents');
        $split(6_000, 4_000)->assertSessionHas('success');

        [$one, $two] = $deposit->refresh()->parts->all();
        $this->assertSame([DepositStatus::Split, null], [$deposit->status, $deposit->waiting_since]);
        $this->assertSame([[6_000, DepositStatus::Matched, 1], [4_000, DepositStatus::Pending, 2]], [[$one->amount_cents, $one->status, $one->part], [$two->amount_cents, $two->status, $two->part]]);
        $this->assertSame([10_000, 2], [$this->suspense(), $this->unread()]);
        $split(5_000, 5_000)->assertSessionHas('error');

        $this->approve($one, $this->emma, acceptsOtherPayer: true);
        $this->decide('return', $two, 'Not ours')->assertSessionHas('success');
        $this->assertSame([6_000, 0, 0], [$this->emma->refresh()->balance_cents, $this->suspense(), $this->unread()]);
    }

    public function test_part_can_be_split_again_with_unique_numbers(): void
    {
        $deposit = $this->receive('Payment', 9_000);
        $parts = fn (Deposit $of): array => ['version' => $of->version, 'parts' => array_fill(0, 3, ['amount_cents' => intdiv($of->amount_cents, 3)])];
        $this->put("/deposits/{$deposit->id}/split", $parts($deposit))->assertSessionHas('success');
        $second = $deposit->parts()->firstOrFail();
        $this->put("/deposits/{$second->id}/split", $parts($second))->assertSessionHas('success');

        $this->assertSame([0, 1, 2, 3, 4, 5, 6], Deposit::query()->orderBy('part')->pluck('part')->all());
        $this->assertSame(9_000, $this->suspense());
    }

    public function test_split_payment_counts_once_in_totals(): void
    {
        $this->officer->forceFill(['last_signed_out_at' => now()->subHour()])->save();
        $deposit = $this->receive('Payment', 10_000);
        $this->put("/deposits/{$deposit->id}/split", ['version' => $deposit->version, 'parts' => [['amount_cents' => 6_000], ['amount_cents' => 4_000]]])->assertSessionHas('success');

        $this->assertSame(10_000, $this->inertia('/deposits', ['totals'], 'Deposits/Index')->json('props.totals.amount_cents'));
        foreach (Deposit::query()->where('part', '>', 0)->get() as $part) {
            $this->approve($part, $this->emma, acceptsOtherPayer: true)->assertSessionHas('success');
        }
        $day = last($this->inertia(route('dashboard'), ['deposits_by_day'], 'Dashboard/Index')->json('props.deposits_by_day'));
        $this->assertSame([10_000, 2], [$day['amount_cents'], $day['count']]);
        $handover = $this->inertia(route('dashboard'))->json('props.handover');
        $this->assertSame([1, 10_000], [$handover['new_deposits'], $handover['new_deposits_cents']]);
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Deposits\SplitDeposit;
use App\Domain\Deposits\DepositPart;
use App\Enums\WithdrawalStatus;
use App\Models\Deposit;
use App\Queries\Deposits\DepositDetailsQuery;
use Tests\Feature\Payments\Support\ReturnsPayments;
use Tests\TestCase;

/** A deposit that may be a returned payment is split before anyone notices. */
final class ReturnedInPartsTest extends TestCase
{
    use ReturnsPayments;

    public function test_parts_of_a_possible_return_are_credited_with_a_confirmation(): void
    {
        $this->travel(1)->minutes();
        $part = $this->split($this->comesBack());
        $warning = "This deposit is part of a payment with the amount of our withdrawal {$this->paid->reference}, $250.00 to Emma Walsh. If the bank returned that withdrawal, make sure that the client is credited only once.";

        $this->assertSame($warning, app(DepositDetailsQuery::class)->find($part->id, $this->officer)?->own_payment?->message);
        $this->approve($part)->assertSessionHas('error', "{$warning} If this is a different payment, confirm that you checked it, then approve.");
        $this->assertSame(0, $this->emma->refresh()->balance_cents);

        $this->approve($part, ['accepts_own_payment' => true])->assertSessionHas('success');
        $credited = "Deposit {$part->id}, $100.00 received on Monday, 23 November 2026, was credited to Emma Walsh. It is part of a payment of $250.00. If the bank returned this withdrawal with that payment, the money is credited already.";
        $this->markFailed()->assertSessionHas('error', "{$credited} If this is a different payment, confirm that you checked it. Nothing was changed.");
        $this->assertSame([10_000, WithdrawalStatus::Paid], [$this->emma->refresh()->balance_cents, $this->paid->refresh()->status]);

        $this->markFailed(more: ['accepts_credited' => true])->assertSessionHas('success');
        // The client was credited, so the other part warns, but only a whole payment can be linked.
        $this->assertFalse(app(DepositDetailsQuery::class)->find($part->id + 1, $this->officer)?->own_payment?->is_failed);
    }

    public function test_a_refused_batch_does_not_fail_beside_credited_parts_of_a_possible_return(): void
    {
        $waiting = $this->approved(30_000, client: $this->emma);
        $batch = $this->exportedBatchOf($waiting);
        $this->travel(1)->minutes();
        $part = $this->split($this->told('Payment from Emma Walsh 48213', 30_000));
        $this->approve($part, ['accepts_own_payment' => true])->assertSessionHas('success');

        $this->post(route('withdrawals.batches.failed', $batch), ['reason' => 'File refused'])->assertSessionHas('error');

        $this->assertSame([10_000, WithdrawalStatus::Approved], [$this->emma->refresh()->balance_cents, $waiting->refresh()->status]);
    }

    public function test_one_line_with_two_returned_payments_is_split_and_linked_to_both(): void
    {
        $other = $this->approved(10_000, client: $this->emma);
        $this->exportedBatchOf($other);
        $this->post(route('withdrawals.failed', $other), ['reason' => 'Account closed'])->assertSessionHas('success');
        $part = $this->split($this->told('Returned', 35_000));

        $own = app(DepositDetailsQuery::class)->find($part->id, $this->officer)?->own_payment;

        $this->assertSame([$other->id, true], [$own?->withdrawal_id, $own?->is_failed]);
    }

    /** Both parts are Emma's. Returns the one of $100.00. */
    private function split(Deposit $deposit): Deposit
    {
        $parts = [new DepositPart($this->emma->id, 10_000), new DepositPart($this->emma->id, $deposit->amount_cents - 10_000)];
        app(SplitDeposit::class)->handle($deposit, $parts, $this->officer, null);

        return Deposit::query()->where('parent_id', $deposit->id)->where('amount_cents', 10_000)->sole();
    }
}

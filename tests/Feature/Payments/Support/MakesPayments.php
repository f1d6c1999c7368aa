<?php

declare(strict_types=1);

namespace Tests\Feature\Payments\Support;

use App\Actions\Payments\CreatePaymentBatch;
use App\Actions\Payments\ExportPaymentBatch;
use App\Domain\Payments\ValueDates;
use App\Enums\BankAccountStatus;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Tests\Feature\Ledger\Support\MakesMoney;

/** Withdrawals that wait to be paid, and batches of them. */
trait MakesPayments
{
    use MakesMoney;

    protected function officer(string $firstName = 'Ona'): User
    {
        return User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => $firstName, 'last_name' => 'Petrov']);
    }

    /**
     * Its money is held, its destination verified.
     *
     * @param  array<string, mixed>  $account
     */
    protected function approved(int $cents = 25_000, array $account = [], ?Client $client = null, ?User $approver = null, ?string $reference = null): Withdrawal
    {
        $client ??= Client::factory()->createOne();
        $this->fund($client, $cents);
        $bank = BankAccount::factory()->for($client)->createOne(['status' => BankAccountStatus::Verified, ...$account]);
        $withdrawal = Withdrawal::factory()->for($client)->held()->createOne(['amount_cents' => $cents, 'bank_account_id' => $bank->id, ...array_filter(['reference' => $reference])]);
        $withdrawal->update([
            'status' => WithdrawalStatus::Approved, 'checked_by' => User::factory()->createOne()->id, 'checked_at' => now(),
            'approved_by' => ($approver ?? User::factory()->createOne())->id, 'approved_at' => now(),
        ]);

        return $withdrawal->refresh();
    }

    protected function batchOf(Withdrawal $first, Withdrawal ...$more): PaymentBatch
    {
        return app(CreatePaymentBatch::class)
            ->handle(
                [$first->id, ...array_map(static fn (Withdrawal $withdrawal): int => $withdrawal->id, array_values($more))],
                ValueDates::next(),
                $this->officer(),
            )
            ->refresh();
    }

    protected function exportedBatchOf(Withdrawal ...$withdrawals): PaymentBatch
    {
        $batch = $this->batchOf(...$withdrawals);
        app(ExportPaymentBatch::class)->handle($batch, $this->officer());

        return $batch->refresh();
    }

    /** A Monday morning in Melbourne. */
    protected function onMonday(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-23 09:00:00', 'Australia/Melbourne')->utc());
    }
}

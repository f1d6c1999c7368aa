<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\BankAccountStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\BankAccount;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Clients with money, and the staff who decide about withdrawals. */
abstract class WithdrawalTestCase extends TestCase
{
    protected const LARGE = 100_000;

    /**
     * A client who has this much, by the ledger.
     *
     * @param  array<string, mixed>  $attributes
     */
    protected static function clientWith(int $cents, array $attributes = []): Client
    {
        return Client::factory()->createOne(['balance_cents' => $cents, ...$attributes])->refresh();
    }

    protected static function fund(Client $client, int $cents): void
    {
        DB::transaction(
            static fn (): array => app(Ledger::class)->post(
                new Posting(
                    key: 'adjustment:'.fake()->unique()->uuid(),
                    type: TransactionType::Adjustment,
                    status: TransactionStatus::Completed,
                    sourceType: 'client',
                    sourceId: fake()->unique()->numberBetween(1, 9_999_999),
                    clientId: $client->id,
                    amountCents: $cents,
                    occurredAt: now()->toImmutable(),
                    entries: [
                        new Entry(Account::house(LedgerAccountKind::Adjustments), -$cents),
                        new Entry(Account::available($client->id), $cents),
                    ],
                ),
            ),
        );
    }

    /** @param  array<string, mixed>  $attributes */
    protected static function withdrawal(Client $client, int $cents, array $attributes = []): Withdrawal
    {
        return Withdrawal::factory()->held()->createOne([
            'client_id' => $client->id, 'amount_cents' => $cents, 'needs_dual_approval' => $cents >= self::LARGE,
            'bank_account_id' => BankAccount::factory()->createOne(['client_id' => $client->id, 'status' => BankAccountStatus::Verified])->id, ...$attributes,
        ])->refresh();
    }

    protected static function officer(): User
    {
        return User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
    }

    protected static function manager(): User
    {
        return User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
    }

    protected static function reason(bool $isActive = true): CancellationReason
    {
        return CancellationReason::factory()->createOne(['is_active' => $isActive]);
    }

    /** @return array{int, int} available and held */
    protected static function money(Client $client): array
    {
        $of = static fn (string $kind): int => (int) DB::table('ledger_accounts')->where('kind', $kind)->where('owner_id', $client->id)->value('balance_cents');

        return [$of('available'), $of('held')];
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    protected function step(User $user, string $step, Withdrawal $withdrawal, array $fields = []): TestResponse
    {
        // A check names the destination on the user's screen.
        $seen = $step === 'check' ? ['bank_account_id' => (int) Withdrawal::query()->findOrFail($withdrawal->id)->bank_account_id] : [];

        return $this->actingAs($user->refresh())->put(route("withdrawals.{$step}", $withdrawal), [...$seen, ...$fields]);
    }
}

<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Withdrawals\DualApproval;
use App\Enums\BankAccountStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** The withdrawal queue: excluded clients, unverified accounts, large amounts and insufficient balances. */
final class WithdrawalWorkSeeder
{
    private const EACH = 3;

    private CarbonImmutable $now;

    private int $officer;

    private int $place = 0;

    public function __construct(private readonly WithdrawalLedger $ledger, private readonly Ledger $book, private readonly DualApproval $dualApproval) {}

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->officer = User::query()->whereRelation('role', 'name', StaffRole::PaymentsOfficer->value)->orderBy('id')->firstOrFail()->id;
        $threshold = $this->dualApproval->fromCents();

        $this->ask($this->clients(static fn (Builder $client) => $client->where('is_barred', true)), 4_000);
        $this->ask($this->clients(static fn (Builder $client) => $client->where('betstop_state', 'registered')), 6_500);
        foreach ([BankAccountStatus::Unverified, BankAccountStatus::Blocked] as $status) {
            $this->ask(
                $this->clients(
                    static fn (Builder $client) => $client->whereIn(
                        'id',
                        BankAccount::query()->where('status', $status)->select('client_id'),
                    ),
                ),
                9_000,
            );
        }
        $this->ask(
            $this->clients(static fn (Builder $client) => $client->where('balance_cents', '>=', 2 * $threshold)),
            $threshold + 25_000,
            WithdrawalStatus::Checked,
        );
        $this->ask(
            $this->clients(static fn (Builder $client) => $client->where('balance_cents', '>=', 2 * $threshold)),
            $threshold,
        );
        $this->ask(
            $this->clients(
                static fn (Builder $client) => $client
                    ->where('balance_cents', '>', 30_000)
                    ->where('balance_cents', '<', $threshold),
            ),
            20_000,
            WithdrawalStatus::Checked,
        );
        $this->ask($this->clients(static fn (Builder $client) => $client->where('balance_cents', '<', 5_000)), 12_000);
        $this->fees();
    }

    /**
     * @param  callable(Builder<Client>): mixed  $which
     * @return list<Client> who have money and no withdrawal under way
     */
    private function clients(callable $which): array
    {
        return array_values(
            Client::query()
                ->whereNotNull('last_bet_at')
                ->where('balance_cents', '>', 0)
                ->tap($which)
                ->whereNotIn('id', Withdrawal::query()->whereIn('status', WithdrawalStatus::open())->select('client_id'))
                ->orderBy('id')
                ->limit(self::EACH)
                ->get()
                ->all(),
        );
    }

    /** @param  list<Client>  $clients */
    private function ask(array $clients, int $cents, WithdrawalStatus $status = WithdrawalStatus::Pending): void
    {
        foreach ($clients as $client) {
            $at = $this->now->subMinutes(3 + 17 * $this->place * $this->place++);
            DB::transaction(function () use ($client, $cents, $status, $at): void {
                $withdrawal = Withdrawal::query()->create([
                    'reference' => "WD-{$client->id}-Q",
                    'client_id' => $client->id,
                    'amount_cents' => $cents,
                    'requested_at' => $at,
                    'needs_dual_approval' => $this->dualApproval->isRequired($cents),
                    'bank_account_id' => DB::table('bank_accounts')->where('client_id', $client->id)->orderBy('id')->value('id'),
                ]);
                $withdrawal->forceFill(['created_at' => $at, 'updated_at' => $at])->save();
                if (! $this->ledger->requested($withdrawal, $at)) {
                    return;
                }
                $withdrawal->update(['held_at' => $at]);
                if ($status === WithdrawalStatus::Checked) {
                    $withdrawal->update(['status' => $status, 'checked_by' => $this->officer, 'checked_at' => $at->addMinutes(2)]);
                }
            });
        }
    }

    /** Withdrawals whose payment was returned. */
    private function fees(): void
    {
        $clients = Client::query()->where('balance_cents', '>=', 5_000)->orderBy('id')->limit(self::EACH)->get();
        DB::transaction(
            fn (): array => $this->book->post(
                ...$clients
                    ->map(
                        fn (Client $client, int $place): Posting => new Posting(
                            key: "demo:fee:{$client->id}",
                            type: TransactionType::Fee,
                            status: TransactionStatus::Completed,
                            sourceType: 'client',
                            sourceId: $client->id,
                            clientId: $client->id,
                            amountCents: 250,
                            entries: [
                                new Entry(Account::available($client->id), -250),
                                new Entry(Account::house(LedgerAccountKind::Fees), 250),
                            ],
                            occurredAt: $this->now->subHours(5 + 9 * $place),
                            description: 'The bank’s fee for a payment that came back',
                        ),
                    )
                    ->all(),
            ),
        );
    }
}

<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Ledger\BetChange;
use App\Domain\Ledger\BetLedger;
use App\Domain\Ledger\BetState;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Ledger\MergeRefusedException;
use App\Enums\BetStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\BankLine;
use App\Models\Bet;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Merge;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use Closure;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;

/** Two clients with accounts at one site, whose merge can be undone. Amounts are cents. The ledger is verified after each test. */
trait MergesMoney
{
    private User $user;

    private Client $winner;

    private Client $loser;

    /** The winner's and the loser's accounts at one site, and the loser's at another. */
    private SiteAccount $kept;

    private SiteAccount $gone;

    private SiteAccount $other;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->user);
        [$this->winner, $this->loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $site = OperatorSite::factory()->createOne()->id;
        $this->kept = SiteAccount::factory()->createOne(['client_id' => $this->winner->id, 'operator_site_id' => $site, 'balance_cents' => 0]);
        $this->gone = SiteAccount::factory()->createOne(['client_id' => $this->loser->id, 'operator_site_id' => $site, 'balance_cents' => 10_000]);
        $this->other = SiteAccount::factory()->createOne(['client_id' => $this->loser->id, 'balance_cents' => 0]);
    }

    protected function assertPostConditions(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    /** Credits the client through an approved deposit. */
    private function give(Client $client, int $cents): void
    {
        $this->deposit($client, $cents);
    }

    private function deposit(Client $client, int $cents): Deposit
    {
        $line = BankLine::query()->create([
            'rail' => PaymentRail::Payid,
            'bank_reference' => fake()->unique()->uuid(),
            'description' => 'Payment',
            'payer_name' => null,
            'amount_cents' => $cents,
            'value_at' => now(),
        ]);
        $deposit = Deposit::query()->create([
            'client_id' => $client->id,
            'bank_line_id' => $line->id,
            'rail' => PaymentRail::Payid,
            'amount_cents' => $cents,
            'status' => DepositStatus::Approved,
            'value_at' => now(),
        ]);
        $this->ledger(static fn (DepositLedger $ledger) => $ledger->received($deposit));
        $this->ledger(static fn (DepositLedger $ledger) => $ledger->approved($deposit));

        return $deposit;
    }

    private function withdrawal(Client $client, int $cents): Withdrawal
    {
        return Withdrawal::factory()->held()->createOne(['client_id' => $client->id, 'amount_cents' => $cents]);
    }

    /** 20.00 at 3.00, placed or settled. */
    private function bet(SiteAccount $account, string $externalId, ?BetStatus $before, BetStatus $after): void
    {
        $bet = Bet::query()->where('external_id', $externalId)->first()
            ?? Bet::factory()->createOne(['site_account_id' => $account->id, 'external_id' => $externalId, 'stake_cents' => 2_000]);
        $state = static fn (BetStatus $status): BetState => BetState::of(
            (clone $bet)->fill([
                'status' => $status,
                'return_cents' => $status === BetStatus::Won ? 6_000 : 0,
                'settled_at' => $status === BetStatus::Open ? null : now(),
            ]),
        );
        app(BetLedger::class)->record([
            new BetChange(
                $bet->id,
                $externalId,
                $account->id,
                $bet->client_id,
                'A bet',
                $before === null ? null : $state($before),
                $state($after),
            ),
        ]);
        Bet::query()
            ->whereKey($bet->id)
            ->update(['status' => $after, 'return_cents' => $after === BetStatus::Won ? 6_000 : 0]);
    }

    /** @param  Closure(never): mixed  $operation  of the ledger that it names */
    private function ledger(Closure $operation): void
    {
        DB::transaction(fn (): mixed => $this->app->call($operation));
    }

    private function assertOwn(Client $client, int $available, int $held): void
    {
        $balance = static fn (string $kind): int => (int) DB::table('ledger_accounts')->where('kind', $kind)->where('owner_id', $client->id)->value('balance_cents');
        $this->assertSame([$available, $held, $available], [$balance('available'), $balance('held'), (int) DB::table('clients')->where('id', $client->id)->value('balance_cents')]);
    }

    private function merge(): Merge
    {
        return app(MergeClients::class)->handle($this->winner->id, $this->loser->id, [], 'Same', $this->user);
    }

    /** @return list<int|null> of the three accounts; null where there is none now */
    private function balances(): array
    {
        return array_map(static fn (SiteAccount $account): ?int => SiteAccount::query()->find($account->id)?->balance_cents, [$this->kept, $this->gone, $this->other]);
    }

    private function assertRefused(string $words, Merge $merge): void
    {
        try {
            app(UndoMerge::class)->handle($merge, $this->user);
        } catch (MergeRefusedException $refused) {
            $this->assertStringContainsString($words, $refused->getMessage());

            return;
        }
        $this->fail("Not refused: {$words}");
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Actions\Clients\AdvanceTransfer;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Intake\ReceiveBets;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Intake\NewBet;
use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\BetStatus;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransferStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\Support\SharedDatabase;
use Tests\TestCase;
use Throwable;

/** All money operations of two clients run at the same time and repeatedly, while the clients are merged and the merge is undone. */
final class MergedCrowdTest extends TestCase
{
    use MakesMoney, SharedDatabase;

    private const TURNS = 12;

    private const LOOKS = 100;

    public function test_bets_transfers_deposits_and_withdrawals_go_on_while_their_clients_are_merged_and_parted(): void
    {
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $site = OperatorSite::factory()->createOne(['slug' => 'topbet']);
        $other = OperatorSite::factory()->createOne(['slug' => 'otherbet']);
        $clients = $usernames = $transfers = $deposits = [];
        foreach (['emma', 'noah'] as $name) {
            $client = Client::factory()->createOne();
            $this->fund($client, 50_000);
            $clients[] = $client->id;
            [$from, $to] = array_map(
                static fn (OperatorSite $at): SiteAccount => SiteAccount::factory()->createOne([
                    'client_id' => $client->id,
                    'operator_site_id' => $at->id,
                    'username' => $name,
                    'balance_cents' => 100_000,
                ]),
                [$site, $other],
            );
            array_push($usernames, ['topbet', $name], ['otherbet', $name]);
            for ($turn = 0; $turn < self::TURNS; $turn++) {
                $transfers[] = Transfer::factory()->createOne([
                    'client_id' => $client->id,
                    'from_site_account_id' => $from->id,
                    'to_site_account_id' => $to->id,
                    'amount_cents' => 700,
                    'status' => TransferStatus::Approved,
                ])->id;
                $deposits[] = $this->receive(1_100)->id;
            }
        }

        $crowd = $this->crowd()->act([
            self::betting($usernames, 'A'), self::betting(array_reverse($usernames), 'B'), self::moving($transfers, $user->id), self::approving($deposits, $clients, $user->id),
            self::asking($clients), self::merging($clients, $user->id),
        ]);

        $this->assertSame([[], [], [], [], [], []], $crowd, 'no database error');
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
    }

    /**
     * @param  list<array{string, string}>  $usernames
     * @return Closure(Closure(): void): list<string>
     */
    private static function betting(array $usernames, string $series): Closure
    {
        return static function (Closure $ready) use ($usernames, $series): array {
            $ready();
            $faults = [];
            foreach ([BetStatus::Open, BetStatus::Won] as $status) {
                for ($turn = 0; $turn < self::TURNS; $turn++) {
                    $settled = $status === BetStatus::Open ? null : now()->toImmutable();
                    $bets = array_map(static fn (int $at): NewBet => new NewBet(
                        "{$series}-{$turn}-{$at}", $usernames[$at][0], $usernames[$at][1], 'AFL', 'Head to head', 'Carlton', 500, 2_000, $status, $settled === null ? null : 1_000,
                        now()->toImmutable()->subHour(), $settled, false, false,
                    ), range(0, 1));
                    $faults = [...$faults, ...self::faults(static fn () => app(ReceiveBets::class)->handle($bets))];
                }
            }

            return $faults;
        };
    }

    /**
     * @param  list<int>  $ids
     * @return Closure(Closure(): void): list<string>
     */
    private static function moving(array $ids, int $userId): Closure
    {
        return static function (Closure $ready) use ($ids, $userId): array {
            $user = User::query()->findOrFail($userId);
            $ready();
            $faults = [];
            foreach ($ids as $at => $id) {
                foreach ([TransferStatus::Sent, $at % 3 === 0 ? TransferStatus::Failed : TransferStatus::Confirmed] as $status) {
                    $faults = [...$faults, ...self::faults(static fn () => app(AdvanceTransfer::class)->handle(Transfer::query()->findOrFail($id), $status, $user, 'Said the bank'))];
                }
            }

            return $faults;
        };
    }

    /**
     * @param  list<int>  $ids
     * @param  list<int>  $clients
     * @return Closure(Closure(): void): list<string>
     */
    private static function approving(array $ids, array $clients, int $userId): Closure
    {
        return static function (Closure $ready) use ($ids, $clients, $userId): array {
            $user = User::query()->findOrFail($userId);
            $ready();
            $faults = [];
            foreach ($ids as $at => $id) {
                $faults = [
                    ...$faults,
                    ...self::faults(
                        static fn () => app(ApproveDeposit::class)->handle(
                            Deposit::query()->findOrFail($id),
                            $clients[$at % 2],
                            $user,
                            null,
                            new ApprovalOptions(acceptsOtherPayer: true),
                        ),
                    ),
                ];
            }

            return $faults;
        };
    }

    /**
     * @param  list<int>  $clients
     * @return Closure(Closure(): void): list<string>
     */
    private static function asking(array $clients): Closure
    {
        return static function (Closure $ready) use ($clients): array {
            $ready();
            $faults = [];
            for ($turn = 0; $turn < 2 * self::TURNS; $turn++) {
                $faults = [...$faults, ...self::faults(static fn () => DB::transaction(static function () use ($clients, $turn): void {
                    $client = ClientLock::hold($clients[$turn % 2]);
                    if ($client->trashed()) {
                        throw new OperationRefusedException('The client was merged.');
                    }
                    $withdrawal = Withdrawal::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 300]);
                    if (app(WithdrawalLedger::class)->requested($withdrawal)) {
                        $withdrawal->update(['held_at' => now()]);
                    }
                    if ($turn % 3 === 0) {
                        $withdrawal->update(['status' => WithdrawalStatus::Cancelled]);
                        app(WithdrawalLedger::class)->released($withdrawal, TransactionStatus::Cancelled);
                    }
                }, 3))];
            }

            return $faults;
        };
    }

    /**
     * @param  list<int>  $clients
     * @return Closure(Closure(): void): list<string>
     */
    private static function merging(array $clients, int $userId): Closure
    {
        return static function (Closure $ready) use ($clients, $userId): array {
            $user = User::query()->findOrFail($userId);
            $ready();
            $faults = [];
            for ($turn = 0; $turn < self::TURNS; $turn++) {
                $faults = [...$faults, ...self::faults(static function () use ($clients, $user): void {
                    $merge = app(MergeClients::class)->handle($clients[0], $clients[1], [], 'Same person', $user);
                    self::letOthersPost();
                    app(UndoMerge::class)->handle($merge, $user);
                })];
            }

            return $faults;
        };
    }

    /** Waits until another process has posted, or long enough to know that none does. */
    private static function letOthersPost(): void
    {
        $latest = static fn (): int => (int) DB::table('ledger_transactions')->max('id');
        $before = $latest();
        for ($looks = 0; $looks < self::LOOKS && $latest() === $before; $looks++);
    }

    /**
     * @param  Closure(): mixed  $operation
     * @return list<string> unexpected errors, without refusals
     */
    private static function faults(Closure $operation): array
    {
        try {
            $operation();
        } catch (OperationRefusedException|MergeRefusedException|ValidationException) {
            return [];
        } catch (Throwable $fault) {
            return [$fault::class.': '.mb_substr($fault->getMessage(), 0, 400)];
        }

        return [];
    }
}

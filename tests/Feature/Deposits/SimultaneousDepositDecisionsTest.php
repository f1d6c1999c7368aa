<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ApproveDeposits;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Domain\Deposits\SeenDeposit;
use App\Enums\DepositStatus;
use App\Enums\GuideValue;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReceivesDeposits;
use Tests\Support\SetsGuideValues;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Many people decide one deposit at the same moment. */
final class SimultaneousDepositDecisionsTest extends TestCase
{
    use ReceivesDeposits, SetsGuideValues, SharedDatabase;

    private Client $emma;

    private Client $liam;

    protected function setUp(): void
    {
        parent::setUp();

        $this->emma = Client::factory()->createOne();
        $this->liam = Client::factory()->createOne();
    }

    public function test_one_of_twenty_simultaneous_decisions_wins(): void
    {
        $deposit = $this->receive('Payment');
        $officers = $this->officers(20);

        $outcomes = $this->crowd()->act(array_map(fn (int $officer, int $place): Closure => match ($place % 3) {
            0 => self::approval($officer, $deposit->id, $this->emma->id),
            1 => self::approval($officer, $deposit->id, $this->liam->id),
            default => self::rejection($officer, $deposit->id),
        }, $officers, array_keys($officers)));

        $deposit->refresh();
        $this->assertCount(1, array_keys($outcomes, 'done', true));
        $this->assertContains($deposit->status, [DepositStatus::Approved, DepositStatus::Rejected]);
        $this->assertSame($deposit->status === DepositStatus::Approved ? 5_000 : 0, $this->emma->refresh()->balance_cents + $this->liam->refresh()->balance_cents);
        $this->assertSame(1, AuditEvent::query()->whereIn('action', ['deposit.approved', 'deposit.rejected'])->count());
        $this->assertLedger();
    }

    public function test_fifty_clicks_on_the_same_button_credit_once_and_answer_alike(): void
    {
        $deposit = $this->receive('Payment');
        [$officer] = $this->officers(1);

        $outcomes = array_merge(...$this->crowd()->act(array_fill(0, 10, self::clicks(5, $officer, $deposit->id, $this->emma->id))));

        $this->assertEquals(['done' => 1, 'same' => 49], array_count_values($outcomes));
        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
        $this->assertSame(1, DB::table('ledger_transactions')->where('idempotency_key', "deposit:{$deposit->id}:approved:1")->count());
        $this->assertLedger();
    }

    public function test_approvals_of_many_deposits_of_the_same_clients_do_not_lock_each_other_out(): void
    {
        $deposits = array_map(fn (): Deposit => $this->receive('Payment'), range(1, 12));
        $officers = $this->officers(4);

        $outcomes = $this->crowd()->act(
            array_map(
                fn (Deposit $deposit, int $place): Closure => self::approval(
                    $officers[$place % 4],
                    $deposit->id,
                    $place % 2 === 0 ? $this->emma->id : $this->liam->id,
                ),
                $deposits,
                array_keys($deposits),
            ),
        );

        $this->assertCount(12, array_keys($outcomes, 'done', true));
        $this->assertSame([30_000, 30_000], [$this->emma->refresh()->balance_cents, $this->liam->refresh()->balance_cents]);
        $this->assertLedger();
    }

    public function test_simultaneous_bulk_approvals_credit_each_certain_deposit_once(): void
    {
        $emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
        $deposits = array_map(fn (int $cents): Deposit => $this->receive('Payment from Emma Walsh 48213', $cents), range(5_000, 5_003));
        $officers = $this->officers(4);

        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 0], [GuideValue::AutoMatchDecisions, 0]]);
        $outcomes = $this->crowd()->act(
            array_map(
                static fn (int $officer, int $place): Closure => self::bulkApproval(
                    $officer,
                    $place % 2 === 0 ? $deposits : array_reverse($deposits),
                    $emma->id,
                ),
                $officers,
                array_keys($officers),
            ),
        );

        $this->assertSame([4, 4, 4, 4], $outcomes);
        $this->assertSame(20_006, $emma->refresh()->balance_cents);
        $this->assertSame(4, AuditEvent::query()->where('action', 'deposit.approved')->count());
        $this->assertLedger();
    }

    public function test_approval_is_undone_once(): void
    {
        $deposit = $this->receive('Payment');
        $officers = $this->officers(6);
        app(ApproveDeposit::class)->handle($deposit, $this->emma->id, User::query()->findOrFail($officers[0]), null);

        $outcomes = $this->crowd()->act(array_map(static fn (int $officer): Closure => self::reversal($officer, $deposit->id), $officers));

        $this->assertCount(1, array_keys($outcomes, 'done', true));
        $this->assertSame([0, 2], [$this->emma->refresh()->balance_cents, $deposit->refresh()->attempt]);
        $this->assertLedger();
    }

    /** @return list<int> */
    private function officers(int $count): array
    {
        return array_values(array_map(intval(...), User::factory()->withRole(StaffRole::PaymentsOfficer)->createMany($count)->modelKeys()));
    }

    /** @return Closure(Closure(): void): string */
    private static function approval(int $officerId, int $depositId, int $clientId): Closure
    {
        return static fn (Closure $wait): string => self::clicks(1, $officerId, $depositId, $clientId)($wait)[0];
    }

    /** @return Closure(Closure(): void): list<string> the outcome of each click on Approve */
    private static function clicks(int $count, int $officerId, int $depositId, int $clientId): Closure
    {
        return static function (Closure $wait) use ($count, $officerId, $depositId, $clientId): array {
            [$deposit, $officer] = [Deposit::query()->findOrFail($depositId), User::query()->findOrFail($officerId)];
            $version = $deposit->version;
            $wait();

            return array_map(static function () use ($deposit, $clientId, $officer, $version): string {
                try {
                    return app(ApproveDeposit::class)->handle($deposit, $clientId, $officer, $version)->isNew ? 'done' : 'same';
                } catch (ChangedMeanwhileException) {
                    return 'too late';
                }
            }, range(1, $count));
        };
    }

    /**
     * @param  list<Deposit>  $deposits
     * @return Closure(Closure(): void): int how many are approved
     */
    private static function bulkApproval(int $officerId, array $deposits, int $clientId): Closure
    {
        return static function (Closure $wait) use ($officerId, $deposits, $clientId): int {
            $officer = User::query()->findOrFail($officerId);
            $seen = array_map(static fn (Deposit $deposit): SeenDeposit => new SeenDeposit($deposit->id, $deposit->version, $clientId), $deposits);
            $wait();

            return count(array_filter(array_column(app(ApproveDeposits::class)->handle($seen, $officer)->results, 'is_approved')));
        };
    }

    /** @return Closure(Closure(): void): string */
    private static function rejection(int $officerId, int $depositId): Closure
    {
        return static function (Closure $wait) use ($officerId, $depositId): string {
            [$deposit, $officer] = [Deposit::query()->findOrFail($depositId), User::query()->findOrFail($officerId)];
            $wait();
            try {
                return app(RejectDeposit::class)->handle($deposit, 'Unknown payer', $officer, $deposit->version)->isNew ? 'done' : 'same';
            } catch (ChangedMeanwhileException) {
                return 'too late';
            }
        };
    }

    /** @return Closure(Closure(): void): string */
    private static function reversal(int $officerId, int $depositId): Closure
    {
        return static function (Closure $wait) use ($officerId, $depositId): string {
            [$deposit, $officer] = [Deposit::query()->findOrFail($depositId), User::query()->findOrFail($officerId)];
            $wait();
            try {
                app(UndoDeposit::class)->handle($deposit, 'Wrong person', $officer);
            } catch (OperationRefusedException) {
                return 'too late';
            }

            return 'done';
        };
    }

    private function assertLedger(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }
}

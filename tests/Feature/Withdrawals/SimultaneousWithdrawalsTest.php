<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Actions\Intake\RequestWithdrawal;
use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Actions\Withdrawals\RequestStaffWithdrawal;
use App\Domain\Withdrawals\NewStaffWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use Closure;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Validation\ValidationException;
use Tests\Support\SharedDatabase;

/** Many users at once: one decision wins, and no client is overdrawn. */
final class SimultaneousWithdrawalsTest extends WithdrawalTestCase
{
    use SharedDatabase;

    public function test_one_of_twenty_simultaneous_decisions_wins(): void
    {
        $client = self::clientWith(50_000);
        $withdrawal = self::withdrawal($client, 30_000, ['status' => WithdrawalStatus::Checked]);
        $reason = self::reason()->id;
        $officers = array_map(static fn (): int => self::officer()->id, range(1, 20));

        $outcomes = $this->crowd()->act(array_map(static fn (int $place): Closure => self::decision($officers[$place], $withdrawal->id, $place % 2 === 0 ? null : $reason), array_keys($officers)));

        $counts = array_count_values($outcomes);
        $this->assertSame(19, $counts['too late'] ?? 0);
        $after = $withdrawal->refresh();
        $this->assertSame($after->status === WithdrawalStatus::Approved ? [20_000, 30_000] : [50_000, 0], self::money($client));
        $this->assertSame(1, AuditEvent::query()->whereIn('action', ['withdrawal.approved', 'withdrawal.declined'])->count());
    }

    public function test_hundred_simultaneous_requests_never_overdraw(): void
    {
        $client = self::clientWith(25_000);
        $account = BankAccount::factory()->createOne(['client_id' => $client->id])->id;
        $officer = self::officer()->id;
        $requests = [];
        // Ten processes send ten requests each, by staff and through the intake.
        for ($place = 0; $place < 10; $place++) {
            $requests[] = self::requests($client->id, $account, $officer, $place);
        }

        $this->crowd()->act($requests);

        $held = Withdrawal::query()->whereNotNull('held_at')->count();
        $this->assertSame(25, $held);
        $this->assertSame([0, 25_000], self::money($client));
        $this->assertSame([0, 0], [$client->refresh()->balance_cents, Withdrawal::query()->whereNull('held_at')->whereNotNull('requested_by')->count()]);
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    /** @return Closure(Closure(): void): string */
    private static function decision(int $userId, int $withdrawalId, ?int $reasonId): Closure
    {
        return static function (Closure $wait) use ($userId, $withdrawalId, $reasonId): string {
            [$user, $withdrawal] = [User::query()->findOrFail($userId), Withdrawal::query()->findOrFail($withdrawalId)];
            $wait();

            try {
                $reasonId === null
                    ? app(ApproveWithdrawal::class)->handle($withdrawal, $user)
                    : app(EndWithdrawal::class)->handle($withdrawal, WithdrawalStatus::Declined, WithdrawalStatus::Checked, $reasonId, null, $user);
            } catch (ChangedMeanwhileException) {
                return 'too late';
            }

            return 'decided';
        };
    }

    /** @return Closure(Closure(): void): int */
    private static function requests(int $clientId, int $accountId, int $userId, int $place): Closure
    {
        return static function (Closure $wait) use ($clientId, $accountId, $userId, $place): int {
            [$client, $user] = [Client::query()->findOrFail($clientId), User::query()->findOrFail($userId)];
            $wait();

            for ($turn = 0; $turn < 10; $turn++) {
                try {
                    ($place + $turn) % 2 === 0
                        ? app(RequestStaffWithdrawal::class)->handle($client, new NewStaffWithdrawal(1_000, $accountId), $user)
                        : app(RequestWithdrawal::class)->handle(
                            new Withdrawal([
                                'reference' => "IN-{$place}-{$turn}",
                                'client_id' => $clientId,
                                'amount_cents' => 1_000,
                                'requested_at' => now()->toImmutable(),
                            ]),
                            null,
                        );
                } catch (ValidationException) {
                    continue;
                }
            }

            return $turn;
        };
    }
}

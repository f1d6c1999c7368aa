<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Enums\DepositStatus;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\RsgLimit;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Tests\Support\ReceivesDeposits;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/**
 * Deposits to several accounts of one person are approved at the same moment. Each approval locks its own account and then the others, so
 * the database ends some of them as deadlocks, and they run again.
 */
final class SimultaneousLimitTest extends TestCase
{
    use ReceivesDeposits, SharedDatabase;

    public function test_only_one_of_the_simultaneous_deposits_fits_below_the_persons_limit(): void
    {
        $first = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'status' => 'active']);
        $accounts = [$first, ...Client::factory()->samePersonAs($first)->createMany(2)];
        RsgLimit::factory()->createOne([
            'client_id' => $first->id,
            'kind' => RsgLimitKind::Deposit,
            'period' => RsgLimitPeriod::Month,
            'amount_cents' => 9_000,
            'minutes' => null,
            'effective_at' => now()->subMonth(),
            'ended_at' => null,
        ]);
        $officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $approvals = [];
        foreach ([...$accounts, ...$accounts] as $account) {
            $approvals[] = $this->approval($this->receive()->id, $account->id, $officer->id);
        }

        $outcomes = $this->crowd()->act($approvals);

        sort($outcomes);
        $this->assertSame(['approved', ...array_fill(0, 5, 'refused')], $outcomes);
        $this->assertSame(1, Deposit::query()->where('status', DepositStatus::Approved)->count());
        $this->assertSame(5_000, (int) Client::query()->sum('balance_cents'));
    }

    /** @return Closure(Closure(): void): string */
    private function approval(int $depositId, int $clientId, int $officerId): Closure
    {
        return static function (Closure $wait) use ($depositId, $clientId, $officerId): string {
            [$deposit, $officer] = [Deposit::query()->findOrFail($depositId), User::query()->findOrFail($officerId)];
            $wait();

            try {
                app(ApproveDeposit::class)->handle($deposit, $clientId, $officer, null, new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true, acceptsOwnPayment: true));
            } catch (OperationRefusedException $refused) {
                return str_contains($refused->getMessage(), 'deposit limit') ? 'refused' : $refused->getMessage();
            }

            return 'approved';
        };
    }
}

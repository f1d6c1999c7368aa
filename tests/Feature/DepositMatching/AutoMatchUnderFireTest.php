<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Actions\DepositMatching\AutoMatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Ledger\DepositLedger;
use App\Enums\DepositStatus;
use App\Enums\GuideValue;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Tests\Support\Mortal;
use Tests\Support\SetsGuideValues;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Matching jobs that are killed at every step, or compete with other users. */
final class AutoMatchUnderFireTest extends TestCase
{
    use SetsGuideValues, SharedDatabase, TakesDepositsIn;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
        // A rule that needs no proof.
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 0], [GuideValue::AutoMatchDecisions, 0]]);
    }

    public function test_job_killed_at_any_step_matches_once(): void
    {
        $id = $this->arrived()->id;
        $deaths = Mortal::dieAtEveryStep(static fn () => self::match($id), function () use ($id): void {
            $isMatched = Deposit::query()->findOrFail($id)->status === DepositStatus::Matched;
            $this->assertSame((int) $isMatched, MatchDecision::query()->count());
            $this->assertSame((int) $isMatched, AuditEvent::query()->where('action', 'deposit.matched_automatically')->count());
        });

        $this->assertGreaterThan(5, $deaths);
        $this->assertSame([DepositStatus::Matched, $this->emma->id, 1, 1], [
            Deposit::query()->sole()->status, Deposit::query()->sole()->client_id, MatchDecision::query()->count(), AuditEvent::query()->where('action', 'deposit.matched_automatically')->count(),
        ]);
    }

    public function test_simultaneous_jobs_match_once_and_never_overrule_an_approver(): void
    {
        $other = Client::factory()->createOne();
        $officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne()->id;
        foreach (range(1, 3) as $round) {
            $deposit = $this->arrived($round);
            [$id, $otherId] = [$deposit->id, $other->id];
            $this->crowd()->act([
                static function (callable $ready) use ($id): bool {
                    $ready();

                    return self::match($id);
                },
                static function (callable $ready) use ($id): bool {
                    $ready();

                    return self::match($id);
                },
                static function (callable $ready) use ($id, $otherId, $officer): bool {
                    $ready();

                    return self::approve($id, $otherId, $officer);
                },
            ]);

            $this->assertSame([DepositStatus::Approved, $otherId], [$deposit->refresh()->status, $deposit->client_id]);
            $this->assertLessThanOrEqual(1, MatchDecision::query()->where('deposit_id', $id)->count());
            $this->assertNotSame(true, MatchDecision::query()->where('deposit_id', $id)->first()?->is_right);
        }
        $this->assertSame(3 * 25_000, $other->refresh()->balance_cents);
    }

    /** Retries after a conflict, as a user would. */
    private static function approve(int $depositId, int $clientId, int $officerId): bool
    {
        $approve = static fn (): bool => app(ApproveDeposit::class)->handle(
            Deposit::query()->findOrFail($depositId),
            $clientId,
            User::query()->findOrFail($officerId),
            null,
            new ApprovalOptions(acceptsOtherPayer: true),
        )->isNew;
        try {
            return $approve();
        } catch (ChangedMeanwhileException) {
            return $approve();
        }
    }

    private static function match(int $depositId): bool
    {
        return app(AutoMatchDeposit::class)->handle($depositId);
    }

    private function arrived(int $number = 1): Deposit
    {
        return DB::transaction(function () use ($number): Deposit {
            $deposit = $this->deposit("Payment from Emma Walsh 48213 {$number}", 25_000, now()->toIso8601String());
            $deposit->bankLine->update(['payer_name' => 'Emma Walsh', 'description' => 'Payment from Emma Walsh 48213']);
            app(DepositLedger::class)->received($deposit);

            return $deposit;
        });
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\DuplicateOsko;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Actions\DuplicateOsko\DecideDuplicate;
use App\Actions\DuplicateOsko\FindDuplicates;
use App\Actions\DuplicateOsko\ReturnDuplicate;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\NewBankLine;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Support\Facades\Artisan;
use LogicException;
use Tests\Support\ProcessTestCase;

/** Several users in separate processes decide one case at the same moment. */
final class SimultaneousDecisionsTest extends ProcessTestCase
{
    public function test_one_of_simultaneous_decisions_wins(): void
    {
        $case = $this->suspect();
        $people = array_map(static fn (): int => User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne()->id, range(1, 6));

        $answers = $this->crowd()->act(array_map(static fn (int $id, int $place): Closure => self::decision($case->id, $id, $place % 2 === 0), $people, array_keys($people)));

        $this->assertCount(5, array_filter($answers, static fn (mixed $answer): bool => is_string($answer) && str_contains($answer, 'Nothing was changed.')));
        $this->assertSame(1, AuditEvent::query()->whereIn('action', ['duplicate_case.confirmed', 'duplicate_case.dismissed'])->count());
        $this->assertContains($case->refresh()->status, [DuplicateCaseStatus::Confirmed, DuplicateCaseStatus::Dismissed]);
    }

    public function test_credited_duplicate_is_returned_once_by_simultaneous_users(): void
    {
        $case = $this->suspect();
        $officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $client = Client::query()->firstOrFail();
        foreach ($case->lineIds() as $line) {
            app(ApproveDeposit::class)->handle(
                Deposit::query()->where('bank_line_id', $line)->firstOrFail(),
                $client->id,
                $officer,
                null,
                new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true),
            );
        }
        app(DecideDuplicate::class)->handle($case, DuplicateCaseStatus::Open, DuplicateCaseStatus::Confirmed, $officer, repeatLineId: $case->right_bank_line_id);
        $deposit = (int) Deposit::query()->where('bank_line_id', $case->right_bank_line_id)->value('id');

        $operations = [...array_fill(0, 4, self::returning($case->id, $officer->id)), self::undoing($deposit, $officer->id), self::approving($deposit, $client->id, $officer->id)];
        $this->crowd()->act($operations);
        // If every return was too early, one succeeds now.
        $this->assertContains($case->refresh()->status, [DuplicateCaseStatus::Returned, DuplicateCaseStatus::Confirmed]);
        if ($case->status === DuplicateCaseStatus::Confirmed) {
            app(ReturnDuplicate::class)->handle($case, $case->right_bank_line_id, 'Paid twice', $officer);
        }

        $this->assertSame(DepositStatus::Returned, Deposit::query()->findOrFail($deposit)->status);
        $this->assertSame(5_000, $client->refresh()->balance_cents);
        $this->assertSame(1, AuditEvent::query()->where('action', 'deposit.returned')->count());
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    public function test_simultaneous_jobs_open_one_case(): void
    {
        $case = $this->suspect();
        $line = $case->right_bank_line_id;
        $case->delete();
        $before = AuditEvent::query()->where('action', 'duplicate_case.opened')->count();

        $this->crowd()->act(array_fill(0, 6, static function (Closure $wait) use ($line): ?int {
            $wait();

            return app(FindDuplicates::class)->handle($line)?->id;
        }));

        $this->assertSame([1, $before + 1], [DuplicateCase::query()->count(), AuditEvent::query()->where('action', 'duplicate_case.opened')->count()]);
    }

    private static function decision(int $case, int $decider, bool $confirms): Closure
    {
        return static function (Closure $wait) use ($case, $decider, $confirms): string {
            [$seen, $user] = [DuplicateCase::query()->findOrFail($case), User::query()->findOrFail($decider)];
            $wait();
            try {
                $confirms
                    ? app(DecideDuplicate::class)->handle(
                        $seen,
                        DuplicateCaseStatus::Open,
                        DuplicateCaseStatus::Confirmed,
                        $user,
                        repeatLineId: $seen->right_bank_line_id,
                    )
                    : app(DecideDuplicate::class)->handle(
                        $seen,
                        DuplicateCaseStatus::Open,
                        DuplicateCaseStatus::Dismissed,
                        $user,
                        'Both meant',
                    );
            } catch (OperationRefusedException $refused) {
                return $refused->getMessage();
            }

            return 'won';
        };
    }

    private static function returning(int $case, int $decider): Closure
    {
        return static function (Closure $wait) use ($case, $decider): string {
            [$seen, $user] = [DuplicateCase::query()->findOrFail($case), User::query()->findOrFail($decider)];
            $wait();
            try {
                app(ReturnDuplicate::class)->handle($seen, $seen->right_bank_line_id, 'Paid twice', $user);
            } catch (OperationRefusedException $refused) {
                return $refused->getMessage();
            }

            return 'returned';
        };
    }

    private static function undoing(int $deposit, int $decider): Closure
    {
        return static function (Closure $wait) use ($deposit, $decider): string {
            [$seen, $user] = [Deposit::query()->findOrFail($deposit), User::query()->findOrFail($decider)];
            $wait();
            try {
                app(UndoDeposit::class)->handle($seen, 'Wrong client', $user);
            } catch (OperationRefusedException $refused) {
                return $refused->getMessage();
            }

            return 'undone';
        };
    }

    private static function approving(int $deposit, int $client, int $decider): Closure
    {
        return static function (Closure $wait) use ($deposit, $client, $decider): string {
            [$seen, $user] = [Deposit::query()->findOrFail($deposit), User::query()->findOrFail($decider)];
            $wait();
            try {
                app(ApproveDeposit::class)->handle($seen, $client, $user, null, new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true));
            } catch (OperationRefusedException $refused) {
                return $refused->getMessage();
            }

            return 'approved';
        };
    }

    private function suspect(): DuplicateCase
    {
        Client::factory()->createOne();
        foreach ([10, 4] as $place => $minutes) {
            app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, "NAB-{$place}7", null, 'Payment from Emma Walsh 48213', 5_000, now()->toImmutable()->subMinutes($minutes)));
        }

        return app(FindDuplicates::class)->handle((int) BankLine::query()->max('id')) ?? throw new LogicException('No case.');
    }
}

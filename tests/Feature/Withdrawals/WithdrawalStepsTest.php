<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Domain\Withdrawals\WithdrawalTransitions;
use App\Enums\WithdrawalStatus;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use LogicException;

final class WithdrawalStepsTest extends WithdrawalTestCase
{
    use RefreshDatabase;

    public function test_model_equals_the_stored_row_after_a_transition(): void
    {
        $withdrawal = self::withdrawal(self::clientWith(50_000), 20_000);
        [$checker, $approver] = [self::officer(), self::manager()];
        $this->travel(1)->hours();

        app(WithdrawalTransitions::class)->take($withdrawal, WithdrawalStatus::Checked, $checker);
        $this->travel(1)->hours();
        app(WithdrawalTransitions::class)->take($withdrawal, WithdrawalStatus::Approved, $approver);

        $this->assertEquals((array) DB::table('withdrawals')->find($withdrawal->id), $withdrawal->getAttributes());
        $this->assertFalse($withdrawal->isDirty());
        $this->assertSame([WithdrawalStatus::Approved, $checker->id, $approver->id], [$withdrawal->status, $withdrawal->checked_by, $withdrawal->approved_by]);
        $this->assertSame(3_600.0, $withdrawal->checked_at?->diffInSeconds($withdrawal->approved_at));
    }

    public function test_withdrawal_that_moved_on_since_is_not_held(): void
    {
        $withdrawal = self::withdrawal(self::clientWith(50_000), 20_000);
        DB::table('withdrawals')->where('id', $withdrawal->id)->update(['status' => 'cancelled', 'ended_at' => now()]);

        $this->assertThrows(fn () => app(WithdrawalTransitions::class)->take($withdrawal, WithdrawalStatus::Checked, self::officer()), LogicException::class);

        $this->assertSame(['cancelled', null], [$withdrawal->fresh()?->status->value, $withdrawal->fresh()?->checked_by]);
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->status);
    }
}

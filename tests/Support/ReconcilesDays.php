<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\Deposit;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\Queue;

/** A day in Melbourne with its bank lines, and a user who reconciles. */
trait ReconcilesDays
{
    private const DAY = '2026-11-20';

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        // Noon of the twentieth in Melbourne.
        $this->travelTo('2026-11-20 01:00:00');
        $this->officer = $this->person(StaffRole::PaymentsManager);
        $this->actingAs($this->officer);
    }

    private function person(StaffRole $role): User
    {
        return User::factory()->withRole($role)->createOne();
    }

    private function line(string $reference, int $cents, string $at = '2026-11-20T00:10:00Z'): Deposit
    {
        $name = ucfirst(strtolower($reference));

        return app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, $reference, null, "Payment from {$name} Payer 1", $cents, CarbonImmutable::parse($at)))->deposit;
    }
}

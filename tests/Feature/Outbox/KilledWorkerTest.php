<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\Ability;
use App\Enums\PaymentRail;
use App\Models\Notification;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\ProcessTestCase;

/** Kills real queue workers with -9. Everyone must be notified exactly once. */
final class KilledWorkerTest extends ProcessTestCase
{
    use KillsWorkers;

    public function test_everyone_is_notified_when_a_worker_is_killed_while_publishing(): void
    {
        $this->startRealtime();
        $this->holdRealtime();
        $recipients = $this->recipients(50);
        $this->payment(1);
        $worker = $this->runArtisan(self::WORKER);
        $this->waitUntil(fn (): bool => $this->received() !== [], 'the worker publishes');

        $this->kill($worker);

        $this->assertSame(50, Notification::query()->count());
        $this->assertSame(50, $this->undelivered());
        $this->assertSame([], $this->published());

        $this->releaseRealtime();
        $this->finish();

        $this->assertEverybodyKnows($recipients, payments: 1);
    }

    public function test_everyone_is_notified_when_workers_are_killed_at_random_moments(): void
    {
        $this->startRealtime();
        $recipients = $this->recipients(20);
        foreach (range(1, 15) as $number) {
            $this->payment($number);
        }

        for ($kill = 0; $kill < 6 && $this->undelivered() > 0; $kill++) {
            Artisan::call('outbox:sweep');
            $worker = $this->runArtisan(self::WORKER);
            $this->awaitAnyMoment(60);
            $this->kill($worker);
        }
        $this->finish();

        $this->assertEverybodyKnows($recipients, payments: 15);
    }

    public function test_running_worker_notifies_everyone_without_the_sweep(): void
    {
        $this->startRealtime();
        $recipients = $this->recipients(50);
        $this->runArtisan(self::WORKER);

        foreach (range(1, 3) as $number) {
            $this->payment($number);
            $this->waitUntil(fn (): bool => count($this->published()) === $number * 50 && $this->undelivered() === 0, 'every recipient is notified');
        }

        $this->assertEverybodyKnows($recipients, payments: 3);
    }

    /** @param  list<int>  $recipients */
    private function assertEverybodyKnows(array $recipients, int $payments): void
    {
        $expected = count($recipients) * $payments;
        $rows = DB::table('notifications')->get(['user_id', 'subject_key', 'is_read']);
        $this->assertCount($expected, $rows);
        $this->assertCount($expected, $rows->unique(static fn (object $row): string => "{$row->user_id} {$row->subject_key}"));
        $this->assertEqualsCanonicalizing($recipients, $rows->pluck('user_id')->unique()->all());

        $told = array_map(static fn (array $event): string => $event['channel'].' '.$event['data']['id'], $this->published());
        $this->assertCount($expected, array_unique($told));
        $this->assertSame(0, $this->undelivered());
    }

    /** @return list<int> */
    private function recipients(int $count): array
    {
        $first = User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        User::factory()->count($count - 1)->create(['role_id' => $first->role_id, 'password' => $first->password]);

        return array_values(User::query()->orderBy('id')->get()->modelKeys());
    }

    private function payment(int $number): void
    {
        app(ReceiveBankLine::class)->handle(new NewBankLine(
            PaymentRail::Osko, "REF-{$number}", null, "Payment from Payer Number{$number} {$number}", 10_000, CarbonImmutable::now(),
        ));
    }
}

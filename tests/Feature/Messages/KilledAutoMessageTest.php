<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\FindQuietClients;
use App\Actions\Messages\SendAutoCommunication;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Enums\WithdrawalStatus;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\SmsMessage;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** The cause, the sending and the search for quiet clients are killed at every step and repeated. */
final class KilledAutoMessageTest extends TestCase
{
    use MakesPayments, SharedDatabase;

    public function test_killed_process_neither_loses_nor_doubles_a_message(): void
    {
        config(['queue.default' => 'database']);
        AutoMessage::factory()->enabled(AutoMessageTrigger::WithdrawalDeclined, 'Hi {first_name}, {amount}')->createOne();
        $quiet = AutoMessage::factory()
            ->enabled(AutoMessageTrigger::ClientQuiet)
            ->createOne(['conditions' => ['days' => 30], 'checked_until' => now()->subDays(40)]);
        $client = Client::factory()->createOne();
        $this->fund($client, 10_000);
        $withdrawal = Withdrawal::factory()
            ->for($client)
            ->held()
            ->createOne(['amount_cents' => 10_000]);
        [$reason, $officer] = [CancellationReason::factory()->createOne(), $this->officer()];

        $deaths = Mortal::dieAtEveryStep(static function () use ($withdrawal, $reason, $officer): void {
            try {
                app(EndWithdrawal::class)->handle(
                    $withdrawal,
                    WithdrawalStatus::Declined,
                    WithdrawalStatus::Pending,
                    $reason->id,
                    null,
                    $officer,
                );
            } catch (OperationRefusedException) {
                // Declined already: only the response was lost.
            }
        }, fn (
            int $step,
        ) => $this->assertSame($withdrawal->refresh()->status === WithdrawalStatus::Declined ? 1 : 0, AutoCommunication::query()->count(), "after death at step {$step}"));
        $this->assertGreaterThan(3, $deaths);

        $waiting = AutoCommunication::query()->sole();
        Mortal::dieAtEveryStep(
            static fn () => app(SendAutoCommunication::class)->handle($waiting->id),
            fn () => $this->assertContains(
                [
                    $waiting->refresh()->status,
                    SmsMessage::query()->count(),
                    DB::table('jobs')->where('payload', 'like', '%SubmitSms%')->count(),
                ],
                [[AutoCommunicationStatus::Waiting, 0, 0], [AutoCommunicationStatus::Queued, 1, 1]],
            ),
        );
        $this->assertSame(
            [$waiting->reference, AutoCommunicationStatus::Queued],
            [SmsMessage::query()->sole()->reference, $waiting->refresh()->status],
        );

        Client::factory()
            ->count(2)
            ->create(['last_bet_at' => now()->subDays(35)]);
        Mortal::dieAtEveryStep(static fn () => app(FindQuietClients::class)->handle($quiet), static fn () => null);
        $this->assertSame(2, AutoCommunication::query()->where('trigger', AutoMessageTrigger::ClientQuiet)->count());
    }
}

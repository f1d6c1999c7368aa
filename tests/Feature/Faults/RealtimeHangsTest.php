<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Enums\Ability;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Notification;
use App\Models\User;
use GuzzleHttp\Client as Http;
use Illuminate\Support\Facades\Artisan;
use Tests\Feature\Outbox\KillsWorkers;
use Tests\Support\ProcessTestCase;

/** A server that accepts calls and never responds. The caller must give up, and others must not wait. */
final class RealtimeHangsTest extends ProcessTestCase
{
    use KillsWorkers;

    private const PAYMENTS = 12;

    private const RECIPIENTS = 20;

    public function test_calls_are_answered_and_notifications_are_stored_while_publishing_hangs(): void
    {
        $this->startRealtime();
        $this->holdRealtime();
        $first = User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        User::factory()->count(self::RECIPIENTS - 1)->create(['role_id' => $first->role_id, 'password' => $first->password]);
        $token = User::factory()->withAbilities()->createOne(['is_developer_staff' => true])->createToken('test', [IntakeScope::CreateBankLines->value])->plainTextToken;
        [$web] = $this->startWeb(1);
        $worker = $this->runArtisan(self::WORKER);

        foreach (range(1, self::PAYMENTS) as $number) {
            $answer = (new Http)->post("{$web}/api/v1/bank-lines", [
                'headers' => ['Authorization' => "Bearer {$token}", 'Idempotency-Key' => "hang-{$number}"],
                'json' => [
                    'rail' => 'osko',
                    'bank_reference' => "HANG-{$number}",
                    'description' => "Payment from Payer Hang {$number}",
                    'amount_cents' => 10_000,
                    'value_at' => now()->toRfc3339String(),
                ],
            ]);
            $this->assertSame(201, $answer->getStatusCode());
        }

        $expected = self::PAYMENTS * self::RECIPIENTS;
        $this->waitUntil(fn (): bool => Notification::query()->count() === $expected, 'every recipient has a notification', 60);
        $this->assertSame([], $this->published());
        $this->assertTrue($worker->isRunning());

        $this->releaseRealtime();
        $this->waitUntil(function (): bool {
            Artisan::call('outbox:sweep');

            return $this->undelivered() === 0;
        }, 'the outbox is empty', 90);
        $told = array_map(static fn (array $event): string => $event['channel'].' '.$event['data']['id'], $this->published());
        $this->assertCount($expected, array_unique($told));
        $this->assertSame($expected, Notification::query()->count());
    }
}

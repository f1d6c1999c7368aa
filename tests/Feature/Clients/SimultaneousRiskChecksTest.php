<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Enums\RiskCheckValue;
use App\Infrastructure\Outbox\Outbox;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ClientCheck;
use App\Models\Notification;
use App\Models\User;
use Closure;
use Illuminate\Support\Facades\Queue;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** All users decide the same new account while workers are still sending notifications. */
final class SimultaneousRiskChecksTest extends TestCase
{
    use SharedDatabase;

    private const CHECKERS = 12;

    private const WORKERS = 2;

    public function test_only_one_simultaneous_decision_counts_and_its_notifications_are_read(): void
    {
        Queue::fake();
        $checkers = User::factory()->withAbilities(Ability::RiskCheckClients)->createMany(self::CHECKERS);
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        app(Outbox::class)->notify(NotificationType::RiskCheck, $client);

        $outcomes = $this->crowd()->act([
            ...array_map($this->checker(...), $checkers->modelKeys(), array_fill(0, self::CHECKERS, $client->id)),
            ...array_fill(0, self::WORKERS, self::worker()),
        ]);

        $this->assertSame(['decided' => 1, 'told' => self::WORKERS, 'too late' => self::CHECKERS - 1], $this->sortedCounts($outcomes));
        $this->assertSame(1, ClientCheck::query()->where('client_id', $client->id)->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'client.risk_checked')->count());
        $this->assertSame($client->version + 1, $client->refresh()->version);
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
    }

    /** @return Closure(Closure(): void): string */
    private function checker(int $userId, int $clientId): Closure
    {
        return static function (Closure $wait) use ($userId, $clientId): string {
            [$client, $checker] = [Client::query()->findOrFail($clientId), User::query()->findOrFail($userId)];
            $wait();

            return app(CheckClientRisk::class)->handle($client, RiskCheckValue::Good, $checker)->isNew ? 'decided' : 'too late';
        };
    }

    /** @return Closure(Closure(): void): string */
    private static function worker(): Closure
    {
        return static function (Closure $wait): string {
            $wait();
            app(OutboxRelay::class)->drain();

            return 'told';
        };
    }

    /**
     * @param  list<mixed>  $outcomes
     * @return array<string, int>
     */
    private function sortedCounts(array $outcomes): array
    {
        $counts = array_count_values(array_filter($outcomes, is_string(...)));
        ksort($counts);

        return $counts;
    }
}

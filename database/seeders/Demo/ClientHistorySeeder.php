<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Changes of clients since they joined, for activity logs, rating histories and views of the past
 * (verified clients became active, some changed their address, ratings were reviewed, some opted out).
 */
final class ClientHistorySeeder
{
    private const CHUNK = 500;

    private const SUBURBS = ['Carlton', 'Fitzroy', 'Newtown', 'Paddington', 'Glenelg', 'Subiaco', 'Brunswick', 'Manly'];

    /** @var list<int> */
    private array $staff = [];

    /** @var list<array<string, mixed>> */
    private array $events = [];

    public function run(): void
    {
        $this->staff = array_values(
            User::query()
                ->whereHas(
                    'role',
                    static fn ($role) => $role->whereIn('name', [
                        StaffRole::AccountManager->value,
                        StaffRole::SeniorAccountManager->value,
                        StaffRole::RiskAnalyst->value,
                    ]),
                )
                ->orderBy('id')
                ->pluck('id')
                ->map(static fn (mixed $id): int => (int) $id)
                ->all(),
        );

        DB::table('clients')->orderBy('id')
            ->select(['id', 'status', 'suburb', 'email', 'client_rating', 'rating_reviewed_at', 'sms_opted_out_at', 'created_at'])
            ->chunkById(self::CHUNK, function ($clients): void {
                $this->events = [];
                foreach ($clients as $client) {
                    $this->tell($client);
                }
                foreach (array_chunk($this->events, self::CHUNK) as $events) {
                    DB::table('audit_events')->insert($events);
                }
            });
    }

    private function tell(stdClass $client): void
    {
        $dice = new Dice((int) $client->id + 7_000_000);
        $came = CarbonImmutable::parse($client->created_at);
        $days = (int) $came->diffInDays(now());
        if ($days < 10) {
            return;
        }

        $status = ClientStatus::from($client->status);
        if (in_array($status, [ClientStatus::Active, ClientStatus::Dormant], true)) {
            $this->change($client, $dice, $came->addDays(3), ['status' => 'verified'], ['status' => 'active']);
        }
        if ($status === ClientStatus::Dormant) {
            $this->change($client, $dice, $came->addDays($dice->between(5, $days)), ['status' => 'active'], ['status' => 'dormant']);
        }
        if ($dice->chance(25)) {
            $this->change($client, $dice, $came->addDays($dice->between(4, $days)), ['suburb' => $dice->pick(self::SUBURBS)], ['suburb' => $client->suburb]);
        }
        if ($dice->chance(20)) {
            $this->change($client, $dice, $came->addDays($dice->between(4, $days)), ['email' => "old{$client->id}@example.com"], ['email' => $client->email]);
        }
        $this->marks($client);
        $this->ratings($client, $dice, $came, $days);
    }

    private function ratings(stdClass $client, Dice $dice, CarbonImmutable $came, int $days): void
    {
        if ($client->client_rating === null) {
            return;
        }
        $at = $client->rating_reviewed_at === null ? $came->addDays($dice->between(4, $days)) : CarbonImmutable::parse($client->rating_reviewed_at);
        $before = $dice->between(1, 8);
        if ($at->greaterThan($came->addDays(2))) {
            $this->event($client, 'client.rated', $dice, $came->addDays(1), ['client_rating' => null], ['client_rating' => $before]);
            $this->event($client, 'client.rated', $dice, $at, ['client_rating' => $before], ['client_rating' => (int) $client->client_rating]);
        }
    }

    private function marks(stdClass $client): void
    {
        if ($client->sms_opted_out_at !== null) {
            $at = CarbonImmutable::parse($client->sms_opted_out_at);
            $this->event(
                $client,
                'client.sms_opted_out',
                null,
                $at,
                ['sms_opted_out_at' => null],
                ['sms_opted_out_at' => $at->toIso8601ZuluString(), 'source' => 'intake'],
            );
        }
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function change(stdClass $client, Dice $dice, CarbonImmutable $at, array $before, array $after): void
    {
        if ($before !== $after) {
            $this->event($client, 'client.updated', $dice, $at, $before, $after);
        }
    }

    /**
     * @param  Dice|null  $dice  picks who did it; the system where there is none
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function event(stdClass $client, string $action, ?Dice $dice, CarbonImmutable $at, array $before, array $after): void
    {
        $this->events[] = [
            'actor_id' => $dice?->pick($this->staff),
            'impersonator_id' => null,
            'subject_type' => 'client',
            'subject_id' => $client->id,
            'client_id' => $client->id,
            'action' => $action,
            'before' => json_encode($before, JSON_THROW_ON_ERROR),
            'after' => json_encode($after, JSON_THROW_ON_ERROR),
            'ip' => $dice === null ? null : '203.0.113.9',
            'created_at' => $at->min(now()),
        ];
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BarredEntryStatus;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\TimeOut;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Tests\TestCase;

/**
 * 100,000 random decisions about people with random histories of exclusion. Nobody who is excluded may be contacted, credited, given a
 * bonus or an account; whoever is not excluded gets their deposits.
 *
 * The test knows who is excluded because it made the histories, not because it asks the code.
 */
final class GatePropertyTest extends TestCase
{
    use RefreshDatabase;

    private const SEED = 20261123;

    private const PEOPLE = 2_500;

    private const DECISIONS = 100_000;

    /** Compared with decisions one by one. */
    private const SAMPLE = 60;

    private const MAIN_PURPOSES = ['marketing_sms', 'service_sms', 'marketing_email', 'service_email', 'call', 'bonus', 'deposit_credit', 'transfer', 'correction', 'account_opening', 'reopening'];

    private Randomizer $dice;

    public function test_no_decision_breaches_protection(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne'));
        $this->dice = new Randomizer(new Mt19937(self::SEED));
        $company = Client::factory()->createOne()->company_id;
        $clients = $this->accounts(0, $company);
        [$excluded, $timedOut] = [[], []];
        for ($person = 1; $person < self::PEOPLE; $person++) {
            $accounts = $this->accounts($person, $company);
            $clients = [...$clients, ...$accounts];
            match ($this->exclude($accounts)) {
                'excluded' => array_push($excluded, ...array_map(static fn (Client $client): int => $client->id, $accounts)),
                'timed out' => array_push($timedOut, ...array_map(static fn (Client $client): int => $client->id, $accounts)),
                default => null,
            };
        }
        $excluded = array_flip($excluded);
        $timedOut = array_flip($timedOut);
        $this->assertGreaterThan(300, count($excluded));
        $this->assertGreaterThan(100, count($timedOut));

        $gate = app(ProtectionGate::class);
        $ids = array_map(static fn (Client $client): int => $client->id, $clients);
        [$made, $breaches, $wronged] = [0, [], []];
        for ($round = 0; $made < self::DECISIONS; $round++) {
            $this->travelTo(CarbonImmutable::now()->addMinutes(7));
            foreach (self::MAIN_PURPOSES as $name) {
                $purpose = GatePurpose::from($name);
                $decisions = $gate->decideMany($ids, $purpose);
                $made += count($decisions);
                $breaches = [...$breaches, ...self::breaches($decisions, $excluded, $timedOut)];
                if ($purpose === GatePurpose::DepositCredit) {
                    $wronged = [...$wronged, ...self::wronged($decisions, $excluded, $timedOut)];
                }
                if ($round === 0) {
                    $this->compare($gate, $decisions, $clients);
                }
            }
        }

        $this->assertSame([], array_slice($breaches, 0, 5), count($breaches).' breaches');
        $this->assertSame([], array_slice($wronged, 0, 5), count($wronged).' people who are not excluded were refused');
        $this->assertGreaterThanOrEqual(self::DECISIONS, $made);
    }

    /** @return non-empty-list<Client> one to three accounts of one person, as people open them: short names, other numbers, day and month swapped */
    private function accounts(int $person, int $company): array
    {
        [$first, $short] = $this->pick([['William', 'Bill'], ['Katherine', 'Kate'], ['Robert', 'Bob'], ['Elizabeth', 'Liz'], ['Michael', 'Mick'], ['Zoe', 'Zoe'], ['Ali', 'Ali'], ['Thanh', 'Thanh']]);
        // No two people share a last name, so that only the accounts of one person match.
        $last = 'Q'.strtr((string) base_convert((string) ($person + 40_000), 10, 26), '0123456789', 'bcdfghjklm').$this->pick(['ville', 'stein', 'mont', 'wood']);
        $born = CarbonImmutable::create(1950 + $person % 50, 1 + $person % 11, 1 + $person % 12) ?? CarbonImmutable::now();
        $accounts = [];
        $number = $this->dice->getInt(1, 3);
        do {
            $isSwapped = $accounts !== [] && $this->dice->getInt(0, 4) === 0;
            $accounts[] = Client::withoutEvents(fn (): Client => Client::query()->create([
                'company_id' => $company, 'pin' => (string) (1_000_000 + $person * 4 + $number), 'first_name' => $accounts !== [] && $this->dice->getInt(0, 2) === 0 ? $short : $first, 'last_name' => $last,
                'date_of_birth' => $isSwapped ? $born->setDate($born->year, $born->day, $born->month) : $born, 'email' => "person{$person}x{$number}@example.com",
                'mobile_e164' => sprintf('+614%08d', 10_000_000 + $person * 4 + $number), 'state' => $this->pick(['VIC', 'NSW', 'QLD']),
                'status' => ClientStatus::Active, 'betstop_state' => BetstopState::Clear,
            ]));
        } while (--$number > 0);

        return $accounts;
    }

    /**
     * A random history on one of the accounts, or on a list that names no account.
     *
     * @param  non-empty-list<Client>  $accounts
     */
    private function exclude(array $accounts): string
    {
        $one = $this->pick($accounts);
        $named = ['first_name' => $one->first_name, 'last_name' => mb_strtoupper($one->last_name), 'date_of_birth' => $one->date_of_birth];

        switch ($this->dice->getInt(0, 19)) {
            case 0:
                $one->forceFill(['is_barred' => true])->saveQuietly();

                return 'excluded';
            case 1:
                $one->forceFill(['betstop_state' => BetstopState::Registered])->saveQuietly();

                return 'excluded';
            case 2:
                BarredEntry::factory()->createOne([...$named, 'until_on' => $this->pick([null, '2027-01-01', '2026-11-24'])]);

                return 'excluded';
            case 3:
                BetstopUpdate::factory()->createOne([...$named, 'change' => BetstopChange::Registered, 'effective_at' => now()->subMonth()]);

                return 'excluded';
            case 4:
                // Ended, then registered again.
                BetstopUpdate::factory()->createOne([...$named, 'change' => BetstopChange::Ended, 'effective_at' => now()->subMonths(2)]);
                BetstopUpdate::factory()->createOne([...$named, 'change' => BetstopChange::Extended, 'effective_at' => now()->subMonth()]);

                return 'excluded';
            case 5:
                BetstopUpdate::factory()->createOne([...$named, 'change' => BetstopChange::Registered, 'effective_at' => now()->subYear()]);
                BetstopUpdate::factory()->createOne([...$named, 'change' => BetstopChange::Ended, 'effective_at' => now()->subDay()]);

                return 'free again';
            case 6:
                BarredEntry::factory()->createOne([...$named, 'status' => $this->pick([BarredEntryStatus::Lifted, BarredEntryStatus::Expired])]);

                return 'free again';
            case 7:
                TimeOut::query()->create(['client_id' => $one->id, 'starts_at' => now()->subDay(), 'ends_at' => now()->addYear()]);

                return 'timed out';
            case 8:
                TimeOut::query()->create(['client_id' => $one->id, 'starts_at' => now()->subMonth(), 'ends_at' => now()->subDay()]);

                return 'free again';
            default:
                return 'free';
        }
    }

    /**
     * @param  array<int, Decision>  $decisions
     * @param  array<int, int>  $excluded  flipped ids
     * @param  array<int, int>  $timedOut
     * @return list<string>
     */
    private static function breaches(array $decisions, array $excluded, array $timedOut): array
    {
        $breaches = [];
        foreach ($decisions as $id => $decision) {
            if ($decision->isAllowed() && (isset($excluded[$id]) || (isset($timedOut[$id]) && $decision->purpose->heedsTimeOuts()))) {
                $breaches[] = "{$decision->purpose->value} of client {$id} ({$decision->input->person->fullName()})";
            }
        }

        return $breaches;
    }

    /**
     * @param  array<int, Decision>  $decisions
     * @param  array<int, int>  $excluded
     * @param  array<int, int>  $timedOut
     * @return list<string>
     */
    private static function wronged(array $decisions, array $excluded, array $timedOut): array
    {
        $refused = array_filter($decisions, static fn (Decision $decision, int $id): bool => ! $decision->isAllowed() && ! isset($excluded[$id]) && ! isset($timedOut[$id]), ARRAY_FILTER_USE_BOTH);

        return array_values(array_map(static fn (Decision $decision): string => "{$decision->input->person->fullName()}: {$decision->why()}", $refused));
    }

    /**
     * One by one the answers are the same.
     *
     * @param  array<int, Decision>  $decisions
     * @param  non-empty-list<Client>  $clients
     */
    private function compare(ProtectionGate $gate, array $decisions, array $clients): void
    {
        foreach ($this->dice->pickArrayKeys($clients, self::SAMPLE) as $place) {
            $client = $clients[(int) $place]->refresh();
            $purpose = $decisions[$client->id]->purpose;
            $this->assertEquals($gate->decide($client, $purpose)->refusals, $decisions[$client->id]->refusals, "{$purpose->value} of {$client->full_name}");
        }
    }

    /**
     * @template TValue
     *
     * @param  non-empty-array<TValue>  $values
     * @return TValue
     */
    private function pick(array $values): mixed
    {
        return $values[$this->dice->getInt(0, count($values) - 1)];
    }
}

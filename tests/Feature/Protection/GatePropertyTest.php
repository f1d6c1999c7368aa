<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BarredEntryStatus;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgFormType;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\TimeOut;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Tests\TestCase;

/**
 * Decisions of every purpose about people with random histories of exclusions, time-outs, RSG holds and opt-outs. A history on one
 * account stops its purposes on all accounts of the person. All other people get their deposits.
 *
 * The test derives the stopped purposes from the histories, not from the code.
 */
final class GatePropertyTest extends TestCase
{
    use RefreshDatabase;

    private const SEED = 20261123;

    private const PEOPLE = 1_500;

    /** Clients whose decisions together are compared with a decision for each. */
    private const SAMPLE = 60;

    private const MAIN_PURPOSES = ['marketing_sms', 'service_sms', 'marketing_email', 'service_email', 'call', 'bonus', 'deposit_credit', 'transfer', 'correction', 'account_opening', 'reopening'];

    private const MARKETING = ['marketing_sms', 'marketing_email', 'call'];

    /** The purposes that each kind of history stops. */
    private const STOPPED = [
        'excluded' => self::MAIN_PURPOSES,
        'timed out' => [...self::MARKETING, 'bonus', 'deposit_credit', 'transfer', 'correction'],
        'on hold' => [...self::MARKETING, 'bonus'],
        'opted out' => ['marketing_sms', 'service_sms', 'call'],
        'asked us to stop' => self::MARKETING,
        'free again' => [],
        'free' => [],
    ];

    private Randomizer $dice;

    public function test_no_decision_breaches_protection(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne'));
        $this->dice = new Randomizer(new Mt19937(self::SEED));
        $company = Client::factory()->createOne()->company_id;
        $clients = $this->accounts(0, $company);
        $stopped = [];
        $kinds = [];
        for ($person = 1; $person < self::PEOPLE; $person++) {
            $accounts = $this->accounts($person, $company);
            $clients = [...$clients, ...$accounts];
            $kind = $this->protect($accounts);
            $kinds[$kind] = ($kinds[$kind] ?? 0) + 1;
            foreach ($accounts as $client) {
                $stopped[$client->id] = self::STOPPED[$kind];
            }
        }
        foreach (array_keys(self::STOPPED) as $kind) {
            $this->assertGreaterThan(50, $kinds[$kind] ?? 0, $kind);
        }

        $gate = app(ProtectionGate::class);
        $ids = array_map(static fn (Client $client): int => $client->id, $clients);
        [$breaches, $wronged] = [[], []];
        foreach (self::MAIN_PURPOSES as $name) {
            $purpose = GatePurpose::from($name);
            $decisions = $gate->decideMany($ids, $purpose);
            $this->assertCount(count($ids), $decisions);
            $breaches = [...$breaches, ...self::breaches($decisions, $stopped)];
            if ($purpose === GatePurpose::DepositCredit) {
                $wronged = self::wronged($decisions, $stopped);
            }
            $this->compare($gate, $decisions, $clients);
        }

        $this->assertSame([], array_slice($breaches, 0, 5), count($breaches).' breaches');
        $this->assertSame([], array_slice($wronged, 0, 5), count($wronged).' people were refused their deposits without a reason');
    }

    /** @return non-empty-list<Client> one to three accounts of one person, as people open them: short names, other numbers, day and month swapped */
    private function accounts(int $person, int $company): array
    {
        [$first, $short] = $this->pick([['William', 'Bill'], ['Katherine', 'Kate'], ['Robert', 'Bob'], ['Elizabeth', 'Liz'], ['Michael', 'Mick'], ['Zoe', 'Zoe'], ['Ali', 'Ali'], ['Thanh', 'Thanh']]);
        // No two people share a last name, so that only the accounts of one person match.
        $last = 'Q'.strtr((string) base_convert((string) ($person + 40_000), 10, 26), '0123456789', 'bcdfghjklm').$this->pick(['ville', 'stein', 'mont', 'wood']);
        // Nor a birthday, even with day and month swapped: the month is always the smaller number.
        [$month, $day] = self::birthdays()[intdiv($person, 50)];
        $born = CarbonImmutable::create(1950 + $person % 50, $month, $day) ?? CarbonImmutable::now();
        $accounts = [];
        $number = $this->dice->getInt(1, 3);
        do {
            $isSwapped = $accounts !== [] && $this->dice->getInt(0, 4) === 0;
            $accounts[] = Client::withoutEvents(
                fn (): Client => Client::query()->create([
                    'company_id' => $company,
                    'pin' => (string) (1_000_000 + $person * 4 + $number),
                    'first_name' => $accounts !== [] && $this->dice->getInt(0, 2) === 0 ? $short : $first,
                    'last_name' => $last,
                    'date_of_birth' => $isSwapped ? $born->setDate($born->year, $born->day, $born->month) : $born,
                    'email' => "person{$person}x{$number}@example.com",
                    'mobile_e164' => sprintf('+614%08d', 10_000_000 + $person * 4 + $number),
                    'state' => $this->pick(['VIC', 'NSW', 'QLD']),
                    'status' => ClientStatus::Active,
                    'betstop_state' => BetstopState::Clear,
                ]),
            );
        } while (--$number > 0);

        return $accounts;
    }

    /** @return list<array{int, int}> months and days, enough for fifty people each */
    private static function birthdays(): array
    {
        $days = [];
        for ($month = 1; $month < 12; $month++) {
            for ($day = $month + 1; $day <= 12; $day++) {
                $days[] = [$month, $day];
            }
        }

        return $days;
    }

    /**
     * A random history on one of the accounts, or on a list that names no account.
     *
     * @param  non-empty-list<Client>  $accounts
     * @return key-of<self::STOPPED>
     */
    private function protect(array $accounts): string
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
            case 9:
                $one->forceFill(['sms_opted_out_at' => now()->subMonth()])->saveQuietly();

                return 'opted out';
            case 10:
                DbClient::factory()->createOne([...$named, 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop]);

                return 'asked us to stop';
            case 11:
                $this->dice->getInt(0, 1) === 0
                    ? RsgEvent::factory()->createOne(['client_id' => $one->id, 'severity' => RsgEventSeverity::High, 'status' => RsgEventStatus::Reviewing])
                    : RsgFormSubmission::factory()->createOne(['client_id' => $one->id, 'form_type' => RsgFormType::SelfExclusion, 'resolved_at' => null]);

                return 'on hold';
            default:
                return 'free';
        }
    }

    /**
     * @param  array<int, Decision>  $decisions
     * @param  array<int, list<string>>  $stopped  purposes by client
     * @return list<string>
     */
    private static function breaches(array $decisions, array $stopped): array
    {
        $breaches = [];
        foreach ($decisions as $id => $decision) {
            if ($decision->isAllowed() && in_array($decision->purpose->value, $stopped[$id] ?? [], true)) {
                $breaches[] = "{$decision->purpose->value} of client {$id} ({$decision->input->person->fullName()})";
            }
        }

        return $breaches;
    }

    /**
     * @param  array<int, Decision>  $decisions
     * @param  array<int, list<string>>  $stopped
     * @return list<string>
     */
    private static function wronged(array $decisions, array $stopped): array
    {
        $refused = array_filter(
            $decisions,
            static fn (Decision $decision, int $id): bool => ! $decision->isAllowed()
                && ! in_array($decision->purpose->value, $stopped[$id] ?? [], true),
            ARRAY_FILTER_USE_BOTH,
        );

        return array_values(
            array_map(
                static fn (Decision $decision): string => "{$decision->input->person->fullName()}: {$decision->why()}",
                $refused,
            ),
        );
    }

    /**
     * Single decisions are the same.
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

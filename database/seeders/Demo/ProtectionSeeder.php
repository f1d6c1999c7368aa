<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetstopState;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Backgrounds, BetStop checks, limits, time-outs, RSG events and the barred list. */
final class ProtectionSeeder
{
    private const CHUNK = 500;

    /** The first clients have records of every kind, because users open them first. */
    private const SHOWN = 40;

    private const CAFE = '198.51.100.24';

    private const OCCUPATIONS = [
        ['Electrician', 'Self-employed'], ['Nurse', 'Royal Melbourne Hospital'], ['Teacher', 'Department of Education'], ['Accountant', 'Harbour & Co'],
        ['Truck driver', 'Southern Freight'], ['Retired', null], ['Builder', 'Self-employed'], ['Chef', 'Quay Dining'], ['Farmer', 'Family farm'], ['Student', null],
    ];

    private const ANSWERS = [
        ['How often do you bet?', ['Most weekends', 'A few times a month', 'At the big carnivals only']],
        ['Do you bet with anyone else?', ['No', 'With my brother now and then', 'A syndicate at work, footy tipping only']],
        ['How would you like to be reached?', ['By text, after five', 'By email', 'Phone, mornings']],
    ];

    private const SIGNS = [
        'chasing' => 'Stakes doubled after three losing days in a row.', 'long_session' => 'Logged in for nine hours without a break.',
        'deposit_spike' => 'Six deposits in one evening, usually one a week.', 'distress' => 'Wrote that he cannot tell his family about last week.',
        'third_party' => 'His partner rang and asked us not to take his bets.', 'limit_raised' => 'Asked for twice the deposit limit a month after setting it.',
    ];

    private CarbonImmutable $now;

    private int $officer;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->officer = (int) User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->value('id');

        $this->strangers();
        Client::query()->select(['id', 'pin', 'first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'betstop_state', 'is_barred', 'created_at'])
            ->chunkById(self::CHUNK, fn (Collection $clients) => DB::transaction(fn () => $this->write($clients)));
    }

    /** Barred people who were never clients. */
    private function strangers(): void
    {
        foreach ([['Gareth', 'Pym', '1979-05-12', 'barred', 'Threatened our staff'], ['Ilse', 'Brandauer', '1990-11-03', 'self_exclusion', 'Asked to be kept out']] as [$first, $last, $born, $list, $reason]) {
            DB::table('barred_entries')->insert([
                'list' => $list, 'first_name' => $first, 'last_name' => $last, 'date_of_birth' => $born, 'reason' => $reason, 'from_on' => $this->now->subYear()->toDateString(),
                'status' => 'active', 'user_id' => $this->officer, 'created_at' => $this->now->subYear(), 'updated_at' => $this->now->subYear(),
            ]);
        }
    }

    /** @param  Collection<int, Client>  $clients */
    private function write(Collection $clients): void
    {
        $rows = ['client_backgrounds' => [], 'betstop_checks' => [], 'rsg_limits' => [], 'rsg_events' => [], 'time_outs' => [], 'barred_entries' => [], 'ip_sightings' => []];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 29 + 11);
            $isShown = (int) $client->pin <= 40_000 + self::SHOWN;
            if ($isShown || $dice->chance(60)) {
                $rows['client_backgrounds'][] = $this->background($client, $dice);
            }
            if ($client->betstop_state !== BetstopState::Unchecked) {
                $rows['betstop_checks'][] = $this->check($client, $dice);
            }
            if ($isShown || $dice->chance(9)) {
                $rows['rsg_limits'][] = $this->limit($client, $dice);
            }
            if ($isShown || $dice->chance(4)) {
                $rows['rsg_events'][] = $this->event($client, $dice);
            }
            if ($dice->chance($isShown ? 20 : 1)) {
                $rows['time_outs'][] = $this->timeOut($client, $dice);
            }
            if ($isShown) {
                array_push($rows['ip_sightings'], ...$this->sightings($client, $dice));
            }
            if ($client->is_barred) {
                $rows['barred_entries'][] = $this->barred($client, $dice);
            }
        }
        foreach ($rows as $table => $inserted) {
            DB::table($table)->insert($inserted);
        }
    }

    /** @return array<string, mixed> */
    private function background(Client $client, Dice $dice): array
    {
        [$occupation, $employer] = $dice->pick(self::OCCUPATIONS);
        $at = $client->created_at->addDay();

        return [
            'client_id' => $client->id, 'user_id' => $this->officer, 'occupation' => $occupation, 'employer' => $employer,
            'source_of_funds' => $dice->pick(['Salary', 'Salary and savings', 'Business income', 'Pension', 'Sale of a property']),
            'acquisition' => $dice->pick(['Referred by a friend', 'Affiliate', 'Met at the track', 'Called us', 'Social media']),
            'kyc_method' => $dice->pick(['Driver licence, document verification service', 'Passport, document verification service', 'Medicare card and licence']),
            'kyc_at' => $at, 'answers' => json_encode(array_map(static fn (array $answer): array => ['question' => $answer[0], 'answer' => $dice->pick($answer[1])], self::ANSWERS), JSON_THROW_ON_ERROR),
            'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** @return array<string, mixed> */
    private function check(Client $client, Dice $dice): array
    {
        $at = $this->now->subMinutes($dice->between(600, 200_000));

        return [
            'person_type' => 'client', 'person_id' => $client->id, 'purpose' => $dice->pick(['onboarding', 'periodic', 'contact']),
            'request_hash' => hash('sha256', "demo {$client->id}"), 'result' => $client->betstop_state === BetstopState::Registered ? 'registered' : 'clear',
            'checked_at' => $at, 'valid_until' => $at->addDay(), 'user_id' => null,
            'evidence' => json_encode(['driver' => 'simulated', 'reference' => "BS-{$client->id}"], JSON_THROW_ON_ERROR), 'created_at' => $at,
        ];
    }

    /** @return array<string, mixed> */
    private function limit(Client $client, Dice $dice): array
    {
        $at = $this->now->subDays($dice->between(1, 200));

        return [
            'client_id' => $client->id, 'kind' => $dice->pick(['deposit', 'loss', 'stake']), 'amount_cents' => $dice->between(1, 40) * 5_000, 'minutes' => null,
            'period' => $dice->pick(['day', 'week', 'month']), 'effective_at' => $at, 'ended_at' => null, 'user_id' => $this->officer,
            'reason' => 'Asked for it by text', 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** @return array<string, mixed> */
    private function event(Client $client, Dice $dice): array
    {
        $kind = $dice->pick(array_keys(self::SIGNS));
        $status = $dice->weighted(['open' => 3, 'reviewing' => 2, 'actioned' => 2, 'closed' => 3]);
        $at = $this->now->subMinutes($dice->between(30, 30_000));

        return [
            'client_id' => $client->id, 'kind' => $kind, 'severity' => $dice->weighted(['low' => 4, 'medium' => 4, 'high' => 2]), 'owner_id' => $this->officer,
            'description' => self::SIGNS[$kind], 'status' => $status, 'due_at' => $at->addDays(3),
            'actioned_at' => in_array($status, ['actioned', 'closed'], true) ? $at->addHours(5) : null,
            'closed_at' => $status === 'closed' ? $at->addDay() : null, 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** @return array<string, mixed> in force or over */
    private function timeOut(Client $client, Dice $dice): array
    {
        $at = $this->now->subDays($dice->between(1, 40));

        return [
            'client_id' => $client->id, 'starts_at' => $at, 'ends_at' => $at->addDays($dice->pick([7, 14, 30, 90])), 'reason' => 'Asked for a break by phone',
            'user_id' => $this->officer, 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** @return list<array<string, mixed>> a café that many know, a phone that two clients share, and places of one's own */
    private function sightings(Client $client, Dice $dice): array
    {
        $at = $this->now->subDays($dice->between(2, 90));
        $seen = static fn (string $ip, string $place, string $device): array => [
            'client_id' => $client->id, 'ip' => $ip, 'place' => $place, 'device_hash' => hash('xxh128', $device), 'first_seen_at' => $at->subDays(40),
            'last_seen_at' => $at, 'hits' => $dice->between(1, 60), 'created_at' => $at, 'updated_at' => $at,
        ];

        return [
            $seen(self::CAFE, 'Melbourne VIC', "cafe {$client->id}"),
            $seen('198.51.100.'.(100 + intdiv($client->id, 2)), 'Geelong VIC', 'shared '.intdiv($client->id, 2)),
            $seen('2001:db8:'.dechex($client->id).'::7', 'Hobart TAS', "tablet {$client->id}"),
        ];
    }

    /** @return array<string, mixed> */
    private function barred(Client $client, Dice $dice): array
    {
        $from = $this->now->subDays($dice->between(1, 300));

        return [
            'list' => $dice->pick(['barred', 'self_exclusion']), 'first_name' => $client->first_name, 'last_name' => $client->last_name,
            'date_of_birth' => $client->date_of_birth?->toDateString(), 'mobile_e164' => $client->mobile_e164, 'client_id' => $client->id,
            'reason' => 'Asked to be kept out', 'from_on' => $from->toDateString(), 'until_on' => null, 'status' => 'active', 'user_id' => $this->officer,
            'created_at' => $from, 'updated_at' => $from,
        ];
    }
}

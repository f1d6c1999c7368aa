<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Rsg\AdvanceBarredImport;
use App\Actions\Rsg\CheckBarredImport;
use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Enums\BetstopState;
use App\Enums\ImportStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Files\LocalFile;
use App\Models\BarredImport;
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

    /** Lists of states and venues. */
    private const LISTS = [
        'VIC' => 'Victorian venue exclusions', 'NSW' => 'NSW self-exclusion register', 'ACT' => 'ACT gambling exclusions', 'SA' => 'SA barring orders', 'NT' => 'NT self-exclusion register',
    ];

    /** Name, date of birth, list, state, reference, reason, days since the first day, days until the last. */
    private const STRANGERS = [
        ['Gareth', 'Pym', '1979-05-12', 'barred', null, null, 'Threatened our staff', 365, null],
        ['Ilse', 'Brandauer', '1990-11-03', 'self_exclusion', null, null, 'Asked to be kept out', 365, null],
        ['Marcus', 'Thornbury', '1985-02-17', 'barred', 'VIC', 'VIC-20931', 'Barred by a venue after an assault', 210, 520],
        ['Priya', 'Nandakumar', '1992-08-29', 'self_exclusion', 'NSW', 'NSW-118-204', 'Self-excluded for a year', 351, 14],
        ['Declan', 'O’Shea', '1971-12-01', 'barred', 'SA', 'SA-4417', 'Barring order of the Commissioner', 90, 640],
        ['Wen', 'Zhao', '1988-06-06', 'self_exclusion', 'NT', 'NT-00812', 'Self-excluded for six months', 171, 12],
        ['Tamsin', 'Keogh', '1995-04-23', 'self_exclusion', 'ACT', 'ACT-2291', 'Self-excluded for three years', 40, 1_055],
        ['Bruno', 'Caruso', '1963-09-15', 'barred', 'VIC', 'VIC-19008', 'Barred by a venue, minor in company', 500, -45],
    ];

    private CarbonImmutable $now;

    private int $officer;

    /** @var array<int, CarbonImmutable> when the gate last decided about a client's money */
    private array $decidedAt = [];

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->officer = (int) User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->value('id');

        foreach (DB::table('permission_receipts')->where('person_type', 'client')->orderBy('decided_at')->get(['person_id', 'decided_at']) as $receipt) {
            $this->decidedAt[(int) $receipt->person_id] = CarbonImmutable::parse($receipt->decided_at, 'UTC');
        }

        $this->strangers();
        $this->reviews();
        $this->imports();
        Client::query()->select(['id', 'pin', 'first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'betstop_state', 'is_barred', 'last_bet_at', 'last_deposit_at', 'created_at'])
            ->chunkById(self::CHUNK, fn (Collection $clients) => DB::transaction(fn () => $this->write($clients)));
    }

    /** People of our own list and of the lists of states and venues who were never clients. */
    private function strangers(): void
    {
        $rows = [];
        foreach (self::STRANGERS as $index => [$first, $last, $born, $list, $state, $reference, $reason, $began, $ends]) {
            $from = $this->now->subDays($began);
            $until = $ends === null ? null : $this->now->addDays($ends);
            $rows[] = [
                'list' => $list, 'jurisdiction' => $state, 'source' => $state === null ? null : self::LISTS[$state], 'external_reference' => $reference,
                'first_name' => $first, 'last_name' => $last, 'date_of_birth' => $born, 'mobile_e164' => $index % 2 === 0 ? '+614915701'.(50 + $index) : null,
                'email' => $index % 3 === 0 ? mb_strtolower("{$first}.{$last}@mail.example") : null, 'postcode' => $state === 'VIC' ? '3121' : null,
                'reason' => $reason, 'from_on' => $from->toDateString(), 'until_on' => $until?->toDateString(),
                'status' => $until !== null && $until->isPast() ? 'expired' : 'active', 'user_id' => $this->officer, 'created_at' => $from, 'updated_at' => $from,
            ];
        }
        DB::table('barred_entries')->insert($rows);
    }

    /** Entries whose person may be a client, and one whose lift a colleague must confirm. */
    private function reviews(): void
    {
        foreach (Client::query()->where('status', 'active')->where('is_barred', false)->whereNotNull('date_of_birth')->orderBy('id')->limit(3)->get() as $client) {
            $born = CarbonImmutable::parse((string) $client->date_of_birth)->addDay();
            $entry = DB::table('barred_entries')->insertGetId([
                'list' => 'barred', 'jurisdiction' => 'VIC', 'source' => self::LISTS['VIC'], 'external_reference' => "VIC-3{$client->pin}", 'first_name' => $client->first_name,
                'last_name' => $client->last_name, 'date_of_birth' => $born->toDateString(), 'reason' => 'Barred by a venue', 'from_on' => $this->now->subDays(6)->toDateString(),
                'until_on' => $this->now->addYear()->toDateString(), 'user_id' => $this->officer, 'created_at' => $this->now->subDays(2), 'updated_at' => $this->now->subDays(2),
            ]);
            DB::table('barred_matches')->insert([
                'barred_entry_id' => $entry, 'client_id' => $client->id, 'score' => 67, 'status' => 'suggested', 'created_at' => $this->now, 'updated_at' => $this->now,
                'reasons' => json_encode([['kind' => 'same_name', 'points' => 45, 'detail' => null], ['kind' => 'similar_date_of_birth', 'points' => 22, 'detail' => null]], JSON_THROW_ON_ERROR),
            ]);
        }
        DB::table('barred_entries')->where('last_name', 'Pym')->update(['lift_requested_by' => $this->officer, 'lift_requested_at' => $this->now->subHours(5), 'lift_reason' => 'Apologised in writing, the venue agrees']);
    }

    /** A finished import of a state's list, and one that waits for review. */
    private function imports(): void
    {
        $officer = User::query()->findOrFail($this->officer);
        $check = static fn (string $state, string $name, string $rows): BarredImport => app(CheckBarredImport::class)->handle(
            BarredList::Barred, AustralianState::from($state), self::LISTS[$state], $name, 'csv', LocalFile::holding("Reference,First name,Last name,Date of birth,Reason,First day,Last day\n{$rows}"), $officer,
        );
        [$from, $until] = [$this->now->subMonth()->toDateString(), $this->now->addYears(2)->toDateString()];

        $done = $check('SA', 'SA barring orders October.csv', "SA-4417,Declan,O’Shea,1971-12-01,Barring order of the Commissioner,{$this->now->subDays(90)->toDateString()},{$until}\nSA-4501,Maeve,Harlow,1990-03-21,Barring order of a licensee,{$from},{$until}\nSA-4502,Tobias,Wren,1982-10-30,Barring order of a licensee,{$from},\n");
        $done->update(['status' => ImportStatus::Running, 'started_at' => $this->now, 'heartbeat_at' => $this->now]);
        app(AdvanceBarredImport::class)->handle($done->id, 30);

        $check('VIC', 'Victorian venues November.xlsx', "VIC-20931,Marcus,Thornbury,1985-02-17,Barred by a venue after an assault,{$this->now->subDays(210)->toDateString()},{$until}\nVIC-21555,Lena,Abbott,1977-07-07,Barred by a venue,{$from},{$until}\nVIC-21556,Otis,,1969-01-19,Barred by a venue,{$from},\n");
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
        $at = min($client->created_at->addDay(), $this->now);

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
        $at = $this->now->subMinutes($dice->between(600, 200_000))->max($client->created_at);

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
        $at = $this->sinceLastMoney($client, $this->now->subDays($dice->between(1, 200)));

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
        $at = $this->now->subMinutes($dice->between(30, 30_000))->max($client->created_at);

        return [
            'client_id' => $client->id, 'kind' => $kind, 'severity' => $dice->weighted(['low' => 4, 'medium' => 4, 'high' => 2]), 'owner_id' => $this->officer,
            'description' => self::SIGNS[$kind], 'status' => $status, 'due_at' => $at->addDays(3),
            'actioned_at' => in_array($status, ['actioned', 'closed'], true) ? min($at->addHours(5), $this->now) : null,
            'closed_at' => $status === 'closed' ? min($at->addDay(), $this->now) : null, 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** Limits and time-outs start after the bets and deposits that the demo already has, or these would look like breaches. */
    private function sinceLastMoney(Client $client, CarbonImmutable $at): CarbonImmutable
    {
        return max($at, $client->created_at, $client->last_bet_at ?? $at, $client->last_deposit_at ?? $at, $this->decidedAt[$client->id] ?? $at);
    }

    /** @return array<string, mixed> in force or over */
    private function timeOut(Client $client, Dice $dice): array
    {
        $at = $this->sinceLastMoney($client, $this->now->subDays($dice->between(1, 40)));

        return [
            'client_id' => $client->id, 'starts_at' => $at, 'ends_at' => $at->addDays($dice->pick([7, 14, 30, 90])), 'reason' => 'Asked for a break by phone',
            'user_id' => $this->officer, 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** @return list<array<string, mixed>> a café with many clients, a phone that two clients share, and homes */
    private function sightings(Client $client, Dice $dice): array
    {
        $at = $this->now->subDays($dice->between(2, 90));
        $seen = static fn (string $ip, string $place, string $device): array => [
            'client_id' => $client->id, 'ip' => $ip, 'place' => $place, 'device_hash' => hash('xxh128', $device), 'first_seen_at' => $at->subDays(40)->max($client->created_at),
            'last_seen_at' => $at->max($client->created_at), 'hits' => $dice->between(1, 60), 'created_at' => $at, 'updated_at' => $at,
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

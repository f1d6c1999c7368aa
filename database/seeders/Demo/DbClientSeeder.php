<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Protection\SuppressionList;
use App\Enums\SuppressionReason;
use App\Models\Client;
use App\Models\User;
use App\Support\ContactHash;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** DB clients with numbers, addresses, calls and lists: about a third as many as clients. */
final class DbClientSeeder
{
    private const CHUNK = 500;

    /** DB clients are not the same people as the clients. */
    private const FIRST_PERSON = 3_000_000;

    private const SOURCES = ['Melbourne Cup stand 2025', 'Footy tipping sign-up', 'Caulfield members evening', 'Racing newsletter', 'Partner file March', 'Old call sheets'];

    private CarbonImmutable $now;

    /** @var list<int> the contractor's open lists, then a colleague's closed list */
    private array $lists;

    /** @var array<int, int> by list */
    private array $assignees;

    private int $contractor;

    private int $manager;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->contractor = (int) User::query()->where('first_name', 'Ivy')->value('id');
        $this->manager = (int) User::query()->where('first_name', 'Siobhan')->value('id');
        $this->lists();

        $count = max(40, intdiv(Client::query()->count() * 3, 10));
        for ($first = 1; $first <= $count; $first += self::CHUNK) {
            DB::transaction(fn () => $this->chunk(range($first, min($first + self::CHUNK - 1, $count))));
        }
        $this->suppress();
        $this->convert();
        $this->cleanUp();
        foreach ($this->lists as $list) {
            $held = DB::table('db_clients')->where('db_list_id', $list)->count();
            DB::table('db_lists')->where('id', $list)->update(['wanted_rows' => $held, 'filled_rows' => $held]);
        }
    }

    private function lists(): void
    {
        $tom = (int) User::query()->where('first_name', 'Tom')->value('id');
        foreach ([['Spring carnival calls', $this->contractor, 9, null], ['Footy tipping follow-up', $this->contractor, -2, null], ['Autumn newsletter calls', $tom, -60, -55]] as [$name, $assignee, $due, $closed]) {
            $this->lists[] = $id = DB::table('db_lists')->insertGetId([
                'name' => $name, 'assignee_id' => $assignee, 'created_by' => $this->manager, 'due_on' => $this->now->addDays($due)->toDateString(),
                'closed_at' => $closed === null ? null : $this->now->addDays($closed), 'filled_at' => $this->now->subDays(80), 'created_at' => $this->now->subDays(80), 'updated_at' => $this->now->subDays(80),
            ]);
            $this->assignees[$id] = $assignee;
        }
    }

    /** @param  list<int>  $numbers */
    private function chunk(array $numbers): void
    {
        $known = (int) DB::table('db_clients')->max('id');
        DB::table('db_clients')->insert(array_map($this->dbClient(...), $numbers));
        $phones = $addresses = $outcomes = $consents = [];
        $rows = DB::table('db_clients')->where('id', '>', $known)->orderBy('id')->get(['id', 'created_at', 'consent_basis', 'source', 'last_outcome', 'worked_at', 'db_list_id']);
        foreach ($rows as $place => $row) {
            $number = $numbers[$place];
            $dice = new Dice($number * 31 + 11);
            array_push($phones, ...$this->phones($row, $number, $dice));
            array_push($addresses, ...$this->addresses($row, $number, $dice));
            if ($row->last_outcome !== null) {
                $outcomes[] = [
                    'db_client_id' => $row->id, 'db_list_id' => $row->db_list_id, 'user_id' => $this->contractor, 'outcome' => $row->last_outcome,
                    'number_ending' => sprintf('%03d', $number % 1_000), 'note' => $row->last_outcome === 'interested' ? $dice->pick(['Call back on Saturday morning', 'Wants to know about multis', 'Prefers SMS']) : null,
                    'created_at' => $row->worked_at,
                ];
            }
            if ($row->consent_basis === 'express' || $row->consent_basis === 'inferred') {
                $consents[] = [
                    'person_type' => 'db_client', 'person_id' => $row->id, 'channel' => 'phone', 'purpose' => 'Calls to the number ending '.sprintf('%03d', $number % 1_000), 'basis' => $row->consent_basis,
                    'evidence' => $row->consent_basis === 'express' ? "Ticked the box: {$row->source}" : null, 'user_id' => $this->manager, 'recorded_at' => $row->created_at, 'created_at' => $row->created_at,
                ];
            }
        }
        foreach (['db_phone_numbers' => $phones, 'db_addresses' => $addresses, 'db_client_outcomes' => $outcomes, 'consents' => $consents] as $table => $all) {
            foreach (array_chunk($all, self::CHUNK) as $part) {
                DB::table($table)->insert($part);
            }
        }
    }

    /** @return array<string, mixed> */
    private function dbClient(int $number): array
    {
        $dice = new Dice($number * 29 + 3);
        $person = Australians::person(self::FIRST_PERSON + $number);
        $created = $this->now->subMinutes($dice->between(60, 600_000));
        $status = $dice->weighted(['raw' => 34, 'validated' => 38, 'assigned' => 28]);
        // The first ones are on the contractor's lists, whatever the size of the demo.
        $list = $number <= 12 ? $this->lists[$number % 2] : ($status === 'assigned' ? $dice->pick($this->lists) : null);
        $outcome = $list !== null && $number > 6 && $dice->chance(45) ? $dice->weighted(['no_answer' => 55, 'not_interested' => 25, 'interested' => 20]) : null;
        $isShouted = $dice->chance(4);

        return [
            'first_name' => $isShouted ? mb_strtoupper($person['first_name']) : $person['first_name'], 'last_name' => $isShouted ? mb_strtoupper($person['last_name']) : $person['last_name'],
            'date_of_birth' => $dice->chance(70) ? $person['date_of_birth'] : null, 'email' => $dice->chance(65) ? $person['email'] : null, 'email_is_valid' => $dice->chance(65) ? true : null,
            'source' => $dice->chance(94) ? $dice->pick(self::SOURCES) : null, 'consent_basis' => $dice->weighted(['express' => 35, 'inferred' => 25, 'unknown' => 35, 'none' => 5]), 'consent_at' => null,
            'status' => $list !== null ? 'assigned' : ($status === 'assigned' ? 'validated' : $status), 'db_list_id' => $list,
            'assignee_id' => $list === null ? null : $this->assignees[$list],
            'last_outcome' => $outcome, 'worked_at' => $outcome === null ? null : $this->now->subMinutes($dice->between(30, 40_000)),
            'version' => 1, 'created_at' => $created, 'updated_at' => $created,
        ];
    }

    /** @return list<array<string, mixed>> */
    private function phones(stdClass $row, int $number, Dice $dice): array
    {
        $phones = [];
        for ($place = 0, $count = $dice->weighted([1 => 60, 2 => 30, 3 => 10]); $place < $count; $place++) {
            $isLandline = $place === 2;
            $e164 = $isLandline ? '+6139'.str_pad((string) (1_000_000 + $number), 7, '0', STR_PAD_LEFT) : '+6148'.str_pad((string) ($place * 4_000_000 + 1_000_000 + $number), 7, '0', STR_PAD_LEFT);
            $isChecked = $dice->chance(75);
            $phones[] = [
                'db_client_id' => $row->id, 'e164' => $e164, 'kind' => $isLandline ? 'landline' : 'mobile', 'is_valid' => $isChecked ? ! $dice->chance(8) || $number <= 12 : null, 'source' => $row->source,
                'consent_basis' => $place === 0 ? $row->consent_basis : 'unknown', 'consent_at' => $place === 0 && $row->consent_basis === 'express' ? $row->created_at : null,
                'consent_evidence' => $place === 0 && $row->consent_basis === 'express' ? 'Ticked the box' : null, 'value_hash' => ContactHash::of($e164),
                'checked_at' => $isChecked ? $this->now->subMinutes($dice->between(100, 200_000)) : null, 'created_at' => $row->created_at, 'updated_at' => $row->created_at,
            ];
        }

        return $phones;
    }

    /** @return list<array<string, mixed>> the earlier one ends the day before the present one begins */
    private function addresses(stdClass $row, int $number, Dice $dice): array
    {
        $moved = $this->now->subDays($dice->between(200, 3_000));
        $addresses = [];
        foreach ($dice->chance(35) ? [0, 1] : [1] as $place) {
            $person = Australians::person(self::FIRST_PERSON + $number + (1 - $place) * 7_919);
            $addresses[] = [
                'db_client_id' => $row->id, 'line' => $person['address'], 'suburb' => $person['suburb'], 'state' => $person['state']->value, 'postcode' => $person['postcode'],
                'from_on' => $place === 1 ? $moved->toDateString() : null, 'to_on' => $place === 1 ? null : $moved->subDay()->toDateString(), 'source' => $row->source,
                'is_valid' => $dice->chance(80) ? true : null, 'created_at' => $row->created_at, 'updated_at' => $row->created_at,
            ];
        }

        return $addresses;
    }

    /** Every twenty-fifth DB client, with the reasons in turn. */
    private function suppress(): void
    {
        $book = app(SuppressionList::class);
        $reasons = SuppressionReason::cases();
        $ids = DB::table('db_clients')->whereNull('db_list_id')->whereRaw('id % 25 = 0')->orderBy('id')->limit(2_000)->pluck('email', 'id');
        $ids = $ids->isNotEmpty() ? $ids : DB::table('db_clients')->whereNull('db_list_id')->orderBy('id')->limit(2)->pluck('email', 'id');
        $place = 0;
        foreach ($ids as $id => $email) {
            $reason = $reasons[$place++ % count($reasons)];
            $book->suppress(array_values(DB::table('db_phone_numbers')->where('db_client_id', $id)->pluck('e164')->all()), $email, $reason, $this->manager);
            DB::table('db_clients')->where('id', $id)->update(['status' => 'suppressed', 'suppressed_reason' => $reason->value]);
        }
    }

    /** Some have become leads. */
    private function convert(): void
    {
        $rows = DB::table('db_clients')->whereNull('db_list_id')->where('status', 'validated')->orderByDesc('id')->limit(15)->get();
        foreach ($rows as $row) {
            $lead = DB::table('leads')->insertGetId([
                'first_name' => $row->first_name, 'last_name' => $row->last_name, 'email' => $row->email, 'date_of_birth' => $row->date_of_birth,
                'mobile_e164' => DB::table('db_phone_numbers')->where('db_client_id', $row->id)->orderBy('id')->value('e164'), 'source' => $row->source, 'status' => 'new', 'owner_id' => $this->manager,
                'version' => 1, 'created_at' => $this->now->subDays(3), 'updated_at' => $this->now->subDays(3),
            ]);
            DB::table('db_clients')->where('id', $row->id)->update(['status' => 'converted', 'lead_id' => $lead]);
            DB::table('audit_events')->insert([
                'actor_id' => $this->manager, 'subject_type' => 'db_client', 'subject_id' => $row->id, 'action' => 'db_client.converted', 'before' => json_encode(['status' => 'validated', 'lead_id' => null]),
                'after' => json_encode(['status' => 'converted', 'lead_id' => $lead, 'is_linked' => false]), 'ip' => '203.0.113.9', 'created_at' => $this->now->subDays(3),
            ]);
        }
    }

    /** One clean-up that ran last week and can still be undone. */
    private function cleanUp(): void
    {
        $rows = DB::table('db_clients')->orderBy('id')->limit(3)->get(['id', 'first_name', 'last_name']);
        $at = $this->now->subWeek();
        $cleanup = DB::table('db_cleanups')->insertGetId([
            'kind' => 'fix_name_case', 'user_id' => $this->manager, 'status' => 'done', 'total_rows' => DB::table('db_clients')->count(), 'processed_rows' => DB::table('db_clients')->count(),
            'changed_rows' => $rows->count(), 'cursor' => 0, 'started_at' => $at, 'heartbeat_at' => $at, 'finished_at' => $at, 'created_at' => $at, 'updated_at' => $at,
        ]);
        DB::table('bulk_suppressions')->insert([
            'user_id' => $this->manager, 'reason' => 'bounce', 'ids' => json_encode($rows->pluck('id')->all()), 'status' => 'done', 'total_rows' => $rows->count(),
            'processed_rows' => $rows->count(), 'suppressed_rows' => 0, 'finished_at' => $at, 'created_at' => $at, 'updated_at' => $at,
        ]);
        foreach ($rows as $row) {
            DB::table('db_cleanup_changes')->insert([
                'db_cleanup_id' => $cleanup, 'db_client_id' => $row->id, 'subject_type' => 'db_client', 'subject_id' => $row->id,
                'before' => json_encode(['last_name' => mb_strtoupper($row->last_name)]), 'after' => json_encode(['last_name' => $row->last_name]),
            ]);
        }
    }
}

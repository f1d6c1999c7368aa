<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetstopState;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Notices of the BetStop register: of registered clients, uncertain ones that wait for a colleague, and ended exclusions. */
final class BetstopSeeder
{
    private const UNCERTAIN = 6;

    private CarbonImmutable $now;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $registered = Client::query()->where('betstop_state', BetstopState::Registered)->orderByDesc('id')->limit(25)->get();
        foreach ($registered as $index => $client) {
            $dice = new Dice($client->id);
            $at = $this->now->subDays($dice->between(1, 60));
            $this->notice("DEMO-BETSTOP-{$client->id}", $client, $at, ['client_id' => $client->id, 'status' => $dice->pick(['actioned', 'verified'])]);
            if ($index % 8 === 0) {
                $this->notice("DEMO-BETSTOP-END-{$client->id}", $client, $this->now->subHours($index + 3), ['client_id' => $client->id, 'change' => 'ended']);
            }
        }
        $this->uncertain();
        $this->strangers();
        $this->runs();
    }

    /** Last night's check of all open accounts, and a list of people who are no clients. */
    private function runs(): void
    {
        $officer = (int) User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->value('id');
        $accounts = Client::query()->where('status', '!=', 'closed')->where('betstop_state', '!=', BetstopState::Registered)->count();
        foreach ([['nightly', null, $accounts, 0, 3], ['batch', $officer, 12, 1, 1]] as $index => [$kind, $user, $people, $registered, $errors]) {
            $at = $this->now->startOfDay()->subHours(8 - 5 * $index);
            $run = DB::table('betstop_runs')->insertGetId([
                'kind' => $kind,
                'status' => 'done',
                'user_id' => $user,
                'cursor' => $people,
                'total_rows' => $people,
                'processed_rows' => $people,
                'registered_rows' => $registered,
                'error_rows' => $errors,
                'finished_at' => $at->addMinutes(4),
                'created_at' => $at,
                'updated_at' => $at->addMinutes(4),
            ]);
            foreach ($kind === 'batch' ? range(1, $people) : [] as $line) {
                $result = match ($line) {
                    3 => 'registered',
                    9 => 'error',
                    default => 'clear',
                };
                DB::table('betstop_checks')->insert([
                    'betstop_run_id' => $run,
                    'line' => $line,
                    'purpose' => 'manual',
                    'request_hash' => hash('sha256', "demo list {$line}"),
                    'result' => $result,
                    'user_id' => $user,
                    'checked_at' => $at->addSeconds($line),
                    'valid_until' => $result === 'error' ? null : $at->addDay(),
                    'created_at' => $at->addSeconds($line),
                    'evidence' => json_encode(
                        [
                            'driver' => 'simulated',
                            'reference' => "BS-LIST-{$line}",
                            ...$result === 'error' ? ['error' => 'The register did not answer.'] : [],
                        ],
                        JSON_THROW_ON_ERROR,
                    ),
                ]);
            }
        }
    }

    /** A typo in the date of birth, another household member or an older number, so that a colleague must decide. */
    private function uncertain(): void
    {
        $open = Client::query()
            ->where('betstop_state', BetstopState::Clear)
            ->where('status', 'active')
            ->whereNotNull('date_of_birth')
            ->whereNotNull('mobile_e164')
            ->orderByDesc('id')
            ->limit(self::UNCERTAIN)
            ->get();
        foreach ($open as $index => $client) {
            $born = $client->date_of_birth ?? $this->now;
            $this->notice("DEMO-BETSTOP-OPEN-{$client->id}", $client, $this->now->subHours(4 * $index + 2), [
                'date_of_birth' => ($born->day < 9 ? $born->addDay() : $born->subDay())->toDateString(), 'mobile_e164' => null, 'email' => null,
                'postcode' => $index % 2 === 0 ? $client->postcode : '2600',
            ]);
        }
    }

    /** People who are no clients. */
    private function strangers(): void
    {
        $officer = User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->firstOrFail();
        foreach (
            [['Rowan', 'Ellery', '1979-03-14', 'received'], ['Marguerite', 'Dunnicliff', '1991-08-30', 'actioned']] as $index => [$first, $last, $born, $status]
        ) {
            $at = $this->now->subHours(5 + 40 * $index);
            $person = new Client(['first_name' => $first, 'last_name' => $last, 'date_of_birth' => $born, 'postcode' => '3000']);
            $id = $this->notice("DEMO-BETSTOP-{$index}", $person, $at, [
                'status' => $status,
                'other_phones' => json_encode(["+6139012345{$index}"], JSON_THROW_ON_ERROR),
            ]);
            DB::table('betstop_update_phones')->insert(['betstop_update_id' => $id, 'e164' => "+6139012345{$index}"]);
            if ($status === 'actioned') {
                DB::table('betstop_notice_decisions')->insert([
                    'betstop_update_id' => $id,
                    'client_id' => null,
                    'decision' => 'nobody',
                    'reason' => 'No client with this name or number.',
                    'user_id' => $officer->id,
                    'created_at' => $at->addHours(2),
                ]);
            }
        }
    }

    /** @param  array<string, mixed>  $change */
    private function notice(string $externalId, Client $person, CarbonImmutable $at, array $change): int
    {
        return DB::table('betstop_updates')->insertGetId([
            'external_id' => $externalId,
            'first_name' => $person->first_name,
            'last_name' => $person->last_name,
            'date_of_birth' => $person->date_of_birth?->toDateString() ?? '1980-01-01',
            'mobile_e164' => $person->mobile_e164,
            'email' => $person->email,
            'postcode' => $person->postcode,
            'change' => 'registered',
            'effective_at' => $at,
            'client_id' => null,
            'status' => 'received',
            'received_at' => $at,
            'created_at' => $at,
            'updated_at' => $at,
            ...$change,
        ]);
    }
}

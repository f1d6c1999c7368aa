<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Users\DraftLegacyTransfer;
use App\Domain\Auth\DeviceName;
use App\Enums\AuthenticationKind;
use App\Enums\LegacyTransferStatus;
use App\Enums\OwnedWorkKind;
use App\Enums\UnusualSignIn;
use App\Models\Client;
use App\Models\LegacyTransfer;
use App\Models\Role;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** A week of sign-ins of every colleague, some of them unusual, and of phone calls. */
final class UserLogSeeder
{
    private const AGENTS = [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/156.0 Safari/537.36',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36 Edg/156.0',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
    ];

    public function run(): void
    {
        $this->signIns();
        $this->calls();
        $this->transfers();
    }

    /** One that waits for its start, and one that was undone. */
    private function transfers(): void
    {
        [$tom, $lena, $chloe, $pauline, $maya] = array_map(
            static fn (string $name): User => User::query()->where('first_name', $name)->firstOrFail(),
            ['Tom', 'Lena', 'Chloe', 'Pauline', 'Maya'],
        );
        $none = ['company_id' => null, 'state' => null, 'status' => null, 'db_list_id' => null];
        app(DraftLegacyTransfer::class)->handle(
            $tom,
            $chloe,
            [OwnedWorkKind::Clients, OwnedWorkKind::Leads],
            $none,
            'Tom moves to the payments team',
            $pauline,
        );
        $clients = Client::query()->where('account_manager_id', $lena->id)->orderBy('id')->limit(3)->pluck('id');
        $undone = LegacyTransfer::query()->create([
            'from_id' => $lena->id,
            'to_id' => $chloe->id,
            'kinds' => ['clients'],
            'filters' => [...$none, 'state' => 'VIC'],
            'counts' => ['clients' => $clients->count()],
            'newest' => ['clients' => $clients->max()],
            'status' => LegacyTransferStatus::Undone,
            'total_rows' => $clients->count(),
            'moved_rows' => $clients->count(),
            'undone_rows' => $clients->count(),
            'reason' => 'Long leave, then cancelled',
            'created_by' => $maya->id,
            'approved_by' => $pauline->id,
            'approved_at' => now()->subDays(3),
            'undone_by' => $pauline->id,
            'finished_at' => now()->subDays(2),
        ]);
        DB::table('legacy_transfer_rows')->insert(
            $clients
                ->map(
                    static fn (int $id): array => [
                        'legacy_transfer_id' => $undone->id,
                        'kind' => 'clients',
                        'record_id' => $id,
                        'result' => 'undone',
                    ],
                )
                ->all(),
        );
    }

    private function calls(): void
    {
        $staff = User::query()
            ->whereIn(
                'role_id',
                Role::query()
                    ->whereIn('name', ['account_manager', 'senior_account_manager'])
                    ->select('id'),
            )
            ->orderBy('id')
            ->pluck('id')
            ->all();
        $people = [
            ...DB::table('clients')
                ->whereNull('deleted_at')
                ->whereNotNull('mobile_e164')
                ->orderBy('id')
                ->limit(60)
                ->get(['id', 'mobile_e164'])
                ->map(static fn (stdClass $one): array => ['client', $one->id, $one->mobile_e164])
                ->all(),
            ...DB::table('leads')
                ->whereNull('deleted_at')
                ->whereNotNull('mobile_e164')
                ->orderBy('id')
                ->limit(15)
                ->get(['id', 'mobile_e164'])
                ->map(static fn (stdClass $one): array => ['lead', $one->id, $one->mobile_e164])
                ->all(),
            [null, null, '+61491570999'],
            [null, null, null],
        ];
        $rows = [];
        foreach ($people as $place => [$type, $id, $number]) {
            $dice = new Dice($place + 77);
            $outcome = $dice->weighted(['answered' => 55, 'no_answer' => 25, 'voicemail' => 12, 'busy' => 5, 'wrong_number' => 3]);
            $at = CarbonImmutable::now('Australia/Melbourne')->subDays(1 + $place % 9)->setTime($dice->between(9, 17), $dice->between(0, 59))->utc();
            $rows[] = [
                'external_id' => 'call-'.(4_100 + $place),
                'direction' => $number === null || $dice->chance(35) ? 'inbound' : 'outbound',
                'number_e164' => $number,
                'person_type' => $type,
                'person_id' => $id,
                'user_id' => $dice->pick(array_values($staff)),
                'seconds' => $outcome === 'answered' ? $dice->between(25, 900) : 0,
                'outcome' => $outcome,
                'called_at' => $at,
                'created_at' => $at,
                'updated_at' => $at,
            ];
        }
        DB::table('phone_logs')->insert($rows);
    }

    private function signIns(): void
    {
        $rows = [];
        foreach (User::query()->whereNotNull('totp_confirmed_at')->orderBy('id')->get() as $user) {
            foreach ([1, 2, 3, 6] as $daysAgo) {
                $at = CarbonImmutable::now($user->timezone)->subDays($daysAgo)->setTime(8, 10 + $user->id % 40)->utc();
                $signIn = $this->row($user, AuthenticationKind::SignIn, $at->addSeconds(9));
                if (($user->id + $daysAgo) % 11 === 0) {
                    $signIn = $this->unusual($signIn, [UnusualSignIn::NewAddress, UnusualSignIn::NewDevice]);
                }
                array_push(
                    $rows,
                    $this->row($user, AuthenticationKind::Password, $at),
                    $this->row($user, AuthenticationKind::TwoFactor, $at->addSeconds(8)),
                    $signIn,
                );
            }
            if ($user->id % 7 === 0) {
                $at = CarbonImmutable::now($user->timezone)->subDays(4)->setTime(23, 41)->utc();
                foreach (range(0, 4) as $attempt) {
                    $rows[] = [...$this->row($user, AuthenticationKind::Password, $at->addMinutes($attempt)), 'succeeded' => false];
                }
                $rows[] = $this->unusual($this->row($user, AuthenticationKind::SignIn, $at->addMinutes(6)), [
                    UnusualSignIn::ManyFailures,
                    UnusualSignIn::NightHours,
                ]);
            }
        }
        usort($rows, static fn (array $one, array $other): int => $one['created_at'] <=> $other['created_at']);
        DB::table('authentication_logs')->insert($rows);
    }

    /** @return array<string, mixed> */
    private function row(User $user, AuthenticationKind $kind, CarbonImmutable $at): array
    {
        $agent = self::AGENTS[$user->id % 3];

        return [
            'user_id' => $user->id,
            'email' => $user->email,
            'kind' => $kind->value,
            'ip' => '203.0.113.'.$user->id % 250,
            'user_agent' => $agent,
            'device' => DeviceName::from($agent),
            'succeeded' => true,
            'is_unusual' => false,
            'unusual_reasons' => null,
            'created_at' => $at,
            'updated_at' => $at,
        ];
    }

    /**
     * @param  array<string, mixed>  $row
     * @param  list<UnusualSignIn>  $reasons
     * @return array<string, mixed>
     */
    private function unusual(array $row, array $reasons): array
    {
        $agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1';
        $place = in_array(UnusualSignIn::NewAddress, $reasons, true)
            ? ['ip' => '198.51.100.'.(int) $row['user_id'] % 250, 'user_agent' => $agent, 'device' => DeviceName::from($agent)]
            : [];

        return [...$row, ...$place, 'is_unusual' => true, 'unusual_reasons' => json_encode(array_column($reasons, 'value'), JSON_THROW_ON_ERROR)];
    }
}

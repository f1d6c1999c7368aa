<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\RiskCheckValue;
use App\Enums\StaffRole;
use App\Models\Affiliate;
use App\Models\Company;
use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Support\Facades\DB;

/** Any number of clients with checks and audit events, written in bulk. */
final class ClientSeeder
{
    private const CHUNK = 500;

    /** The newest clients are waiting for their risk check. */
    private const AWAITING = 7;

    /** Excluded clients are among the first ones, because each has a case with its steps. */
    private const MAY_BE_EXCLUDED = 400;

    /** Excluded clients up to this number have played, and their cases are open. The others never played. */
    private const EXCLUDED_PLAYERS = 240;

    private const RATINGS = [1 => 14, 2 => 22, 3 => 20, 4 => 12, 5 => 8, 6 => 5, 7 => 3, 8 => 2, 11 => 4, 12 => 2, 13 => 4, 14 => 1, 15 => 2, 16 => 1];

    /** @var list<int> */
    private array $companies;

    /** @var list<int> */
    private array $affiliates;

    /** @var list<int> */
    private array $managers;

    private int $checker;

    private CarbonImmutable $now;

    /** @param  Closure(int): void  $progress  told how many were written */
    public function run(int $count, Closure $progress): void
    {
        $this->companies = array_values(Company::query()->orderBy('id')->pluck('id')->all());
        $this->affiliates = array_values(Affiliate::query()->orderBy('id')->pluck('id')->all());
        $this->managers = array_values($this->staff(StaffRole::AccountManager, StaffRole::SeniorAccountManager));
        $this->checker = $this->staff(StaffRole::RiskAnalyst)[0];
        $this->now = CarbonImmutable::now();

        for ($first = 1; $first <= $count; $first += self::CHUNK) {
            $last = min($first + self::CHUNK - 1, $count);
            $this->writeChunk(range($first, $last), $count);
            $progress($last - $first + 1);
        }
    }

    /** @return non-empty-list<int> */
    private function staff(StaffRole ...$roles): array
    {
        $ids = User::query()
            ->whereHas('role', static fn ($query) => $query->whereIn('name', array_map(static fn (StaffRole $role): string => $role->value, $roles)))
            ->whereNotNull('totp_confirmed_at')
            ->orderBy('id')
            ->pluck('id')
            ->all();
        assert($ids !== []);

        return array_values($ids);
    }

    /** @param  list<int>  $numbers */
    private function writeChunk(array $numbers, int $count): void
    {
        $clients = array_map(fn (int $number): array => $this->client($number, $count), $numbers);

        DB::transaction(function () use ($clients): void {
            DB::table('clients')->insert($clients);
            $ids = DB::table('clients')->whereIn('pin', array_column($clients, 'pin'))->pluck('id', 'pin');
            $checks = $audits = [];
            foreach ($clients as $client) {
                $id = (int) $ids[$client['pin']];
                $audits[] = $this->audit($id, 'client.created', null, $client['created_at'], [], ['pin' => $client['pin'], 'status' => 'pending']);
                if ($client['new_account_checked_at'] !== null) {
                    $value = $client['status'] === ClientStatus::Closed->value ? RiskCheckValue::Close : RiskCheckValue::Good;
                    $checks[] = [
                        'client_id' => $id, 'type' => 'risk', 'name' => 'New Account', 'value' => $value->value, 'user_id' => $this->checker,
                        'created_at' => $client['new_account_checked_at'], 'updated_at' => $client['new_account_checked_at'],
                    ];
                    $audits[] = $this->audit(
                        $id,
                        'client.risk_checked',
                        $this->checker,
                        $client['new_account_checked_at'],
                        ['status' => ClientStatus::Pending->value, 'risk_check' => null],
                        [
                            'status' => $value === RiskCheckValue::Close ? ClientStatus::Closed->value : ClientStatus::Verified->value,
                            'risk_check' => $value->value,
                        ],
                    );
                }
            }
            DB::table('client_checks')->insert($checks);
            DB::table('audit_events')->insert($audits);
        });
    }

    /** @return array<string, mixed> */
    private function client(int $number, int $count): array
    {
        $dice = new Dice($number);
        $person = Australians::person($number);
        $isNew = $number > $count - self::AWAITING;
        // The newest client joined a few minutes ago, the first one three years ago.
        $created = $isNew
            ? $this->now->subMinutes(($count - $number) * 9 + 3)
            : $this->now->subMinutes((int) (($count - $number) / max(1, $count) * 1_570_000) + 90);
        $status = $isNew ? ClientStatus::Pending : ClientStatus::from($dice->weighted(['verified' => 8, 'active' => 66, 'dormant' => 18, 'closed' => 8]));
        $betstop = $isNew ? BetstopState::Unchecked : BetstopState::from($dice->weighted(['clear' => 93, 'registered' => 3, 'unchecked' => 4]));
        if ($betstop === BetstopState::Registered && $number > self::MAY_BE_EXCLUDED) {
            $betstop = BetstopState::Clear;
        }
        $plays = in_array($status, [ClientStatus::Active, ClientStatus::Dormant], true);
        $lastBet = $plays ? $this->now->subMinutes($dice->between(1, $status === ClientStatus::Active ? 40_000 : 400_000)) : null;
        $rating = $isNew ? null : $dice->weighted(self::RATINGS);
        // Clients bet after they joined.
        $lastBet = $lastBet?->max($created->addHours(1));

        $client = [
            'company_id' => $dice->pick($this->companies),
            'account_manager_id' => $dice->chance(92) ? $dice->pick($this->managers) : null,
            'affiliate_id' => $dice->chance(35) ? $dice->pick($this->affiliates) : null,
            'pin' => (string) (40_000 + $number),
            ...[...$person, 'state' => $person['state']->value],
            'preferred_name' => $dice->chance(8) ? mb_substr($person['first_name'], 0, 3) : null,
            'status' => $status->value,
            'client_rating' => $rating,
            'rating_reviewed_at' => $rating === null || $dice->chance(15) ? null : $this->since($created, $dice->between(1, 300)),
            'rating_reviewed_by' => $rating === null ? null : $this->checker,
            'balance_cents' => $plays ? $this->balance($dice) : 0,
            'last_bet_at' => $lastBet,
            'last_deposit_at' => $lastBet?->subMinutes($dice->between(5, 9_000))->max($created->addMinutes(56)),
            'betstop_state' => $betstop->value,
            'is_barred' => $dice->chance(1) && ! $isNew && $number <= self::MAY_BE_EXCLUDED,
            'sms_opted_out_at' => $dice->chance(6) ? $this->since($created, $dice->between(1, 500)) : null,
            'new_account_checked_at' => $isNew ? null : $created->addMinutes($dice->between(2, 55)),
            'version' => 1,
            'created_at' => $created,
            'updated_at' => $created,
        ];

        return $betstop === BetstopState::Registered || $client['is_barred'] ? [...$client, ...$this->excluded($number, $client)] : $client;
    }

    /**
     * ExclusionSeeder excludes them and closes their accounts.
     *
     * @param  array<string, mixed>  $client
     * @return array<string, mixed>
     */
    private function excluded(int $number, array $client): array
    {
        if ($number > self::EXCLUDED_PLAYERS) {
            return ['status' => ClientStatus::Verified->value, 'balance_cents' => 0, 'last_bet_at' => null, 'last_deposit_at' => null];
        }

        return array_map(
            static fn (?CarbonImmutable $at): ?CarbonImmutable => $at?->subDays(ExclusionSeeder::OLDEST_OPEN)->max($client['created_at']),
            array_intersect_key($client, ['last_bet_at' => true, 'last_deposit_at' => true]),
        );
    }

    /** This many days ago, but not before the client joined. */
    private function since(CarbonImmutable $created, int $days): CarbonImmutable
    {
        return $this->now->subDays($days)->max($created->addHours(1))->min($this->now);
    }

    /** A few clients have most of the money. */
    private function balance(Dice $dice): int
    {
        return match ($dice->weighted(['none' => 32, 'small' => 50, 'large' => 16, 'huge' => 2])) {
            'none' => 0,
            'small' => $dice->between(100, 60_000),
            'large' => $dice->between(60_000, 900_000),
            'huge' => $dice->between(900_000, 12_000_000),
        };
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     * @return array<string, mixed>
     */
    private function audit(int $clientId, string $action, ?int $actor, mixed $at, array $before, array $after): array
    {
        return [
            'actor_id' => $actor,
            'impersonator_id' => null,
            'subject_type' => 'client',
            'subject_id' => $clientId,
            'client_id' => $clientId,
            'action' => $action,
            'before' => json_encode($before, JSON_THROW_ON_ERROR),
            'after' => json_encode($after, JSON_THROW_ON_ERROR),
            'ip' => '203.0.113.9',
            'created_at' => $at,
        ];
    }
}

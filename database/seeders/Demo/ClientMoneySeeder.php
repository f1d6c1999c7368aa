<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetstopState;
use App\Enums\BonusClaimStatus;
use App\Enums\StaffRole;
use App\Enums\TransferStatus;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Bonuses and transfers in every status for clients of a year, and the deposits and withdrawals of that year. */
final class ClientMoneySeeder
{
    private const CHUNK = 500;

    private const MOST_CLIENTS = 1_200;

    /** Number of these clients with a year of deposits and withdrawals. */
    private const WITH_YEAR = 120;

    /** Number of these clients with several transfers. */
    private const WITH_TRANSFERS = 300;

    private const EXPLANATIONS = [
        'Welcome back after a quiet month',
        'Long-standing client, asked on the phone',
        'Makes up for the late settlement',
        'Agreed with the account manager',
        'Spring Carnival invitation',
    ];

    private CarbonImmutable $now;

    /** For clients without an account manager. */
    private int $requester;

    private int $decider;

    /** Checked and approved the withdrawals of the year. */
    private int $payer;

    private int $claims = 0;

    private int $transfers = 0;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->requester = $this->first(StaffRole::AccountManager);
        $this->decider = $this->first(StaffRole::RiskAnalyst);
        $this->payer = $this->first(StaffRole::PaymentsManager);
        $left = self::MOST_CLIENTS;

        DB::table('clients')->whereNotNull('last_bet_at')->where('is_barred', false)->where('betstop_state', '<>', BetstopState::Registered->value)
            ->select(['id', 'pin', 'company_id', 'account_manager_id', 'first_name', 'last_name', 'created_at'])
            ->chunkById(self::CHUNK, function (Collection $clients) use (&$left): bool {
                $clients = $clients->take($left);
                DB::transaction(function () use ($clients, $left): void {
                    $this->bonuses($clients);
                    $this->transferMoney($clients, max(0, $left - self::MOST_CLIENTS + self::WITH_TRANSFERS));
                    $this->year($clients->take(max(0, $left - self::MOST_CLIENTS + self::WITH_YEAR)));
                });
                $left -= $clients->count();

                return $left > 0;
            });
    }

    private function first(StaffRole $role): int
    {
        return User::query()->whereRelation('role', 'name', $role->value)->orderBy('id')->firstOrFail()->id;
    }

    /** @param  Collection<int, stdClass>  $clients */
    private function bonuses(Collection $clients): void
    {
        $promotions = DB::table('bonus_promotions')->whereIn('status', ['live', 'ended'])->orderBy('id')
            ->get(['id', 'company_id', 'value_cents', 'starts_at', 'ends_at', 'status'])->groupBy('company_id');
        $claims = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 37 + 17);
            $offers = $promotions->get($client->company_id, collect())->where('ends_at', '>', $client->created_at);
            foreach ($offers->take($dice->between(0, 3)) as $promotion) {
                $claims[] = $this->claim($client, $promotion, $dice);
            }
        }
        foreach (array_chunk($claims, self::CHUNK) as $chunk) {
            DB::table('bonus_claims')->insert($chunk);
        }
    }

    /** @return array<string, mixed> */
    private function claim(stdClass $client, stdClass $promotion, Dice $dice): array
    {
        $statuses = BonusClaimStatus::cases();
        $status = $this->claims < 12
            ? $statuses[$this->claims % 6]
            : BonusClaimStatus::from(
                $dice->weighted([
                    'offered' => 15,
                    'claimed' => 8,
                    'credited' => 12,
                    'used' => 45,
                    'expired' => 14,
                    'reversed' => 6,
                ]),
            );
        if ($promotion->status === 'ended' && $status->next() !== []) {
            $status = BonusClaimStatus::Expired;
        }
        $this->claims++;
        $offered = $this->now->min(CarbonImmutable::parse($promotion->ends_at, 'UTC'))
            ->subMinutes($dice->between(60, $status->next() !== [] ? 20_000 : 300_000))
            ->max(CarbonImmutable::parse($promotion->starts_at, 'UTC'))
            ->max(CarbonImmutable::parse($client->created_at, 'UTC'));
        $claimed = in_array($status, [BonusClaimStatus::Claimed, BonusClaimStatus::Credited, BonusClaimStatus::Used], true);
        $credited = in_array($status, [BonusClaimStatus::Credited, BonusClaimStatus::Used], true);

        return [
            'client_id' => $client->id,
            'bonus_promotion_id' => $promotion->id,
            'amount_cents' => $promotion->value_cents ?? $dice->between(5, 60) * 100,
            'status' => $status->value,
            'explanation' => $dice->pick(self::EXPLANATIONS),
            'requested_by' => $client->account_manager_id ?? $this->requester,
            'approved_by' => $this->decider,
            'offered_at' => $offered,
            'claimed_at' => $claimed ? $offered->addMinutes(50) : null,
            'credited_at' => $credited ? $offered->addMinutes(55) : null,
            'used_at' => $status === BonusClaimStatus::Used ? min($offered->addDay(), $this->now) : null,
            'reversed_at' => $status === BonusClaimStatus::Reversed ? min($offered->addHours(3), $this->now) : null,
            'expires_at' => $status === BonusClaimStatus::Expired ? min($offered->addDays(7), $this->now) : $this->now->addDays($dice->between(2, 40)),
            'reason' => $status === BonusClaimStatus::Reversed ? 'Given to the wrong client' : null, 'created_at' => $offered, 'updated_at' => $offered,
        ];
    }

    /** @param  Collection<int, stdClass>  $clients  the first `$often` of them may have several */
    private function transferMoney(Collection $clients, int $often): void
    {
        $accounts = DB::table('site_accounts')
            ->whereIn('client_id', $clients->pluck('id'))
            ->where('status', 'open')
            ->orderBy('id')
            ->get(['id', 'client_id', 'balance_cents'])
            ->groupBy('client_id');
        $transfers = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 41 + 19);
            $open = $accounts->get($client->id, collect())->sortByDesc('balance_cents')->values();
            for ($turn = $open->count() >= 2 ? $dice->between(0, $often-- > 0 ? 3 : 1) : 0; $turn > 0; $turn--) {
                $transfers[] = $this->transfer($client, $open[0], $open[1], $turn, $dice);
            }
        }
        foreach (array_chunk($transfers, self::CHUNK) as $chunk) {
            DB::table('transfers')->insert($chunk);
        }
    }

    /** @return array<string, mixed> */
    private function transfer(stdClass $client, stdClass $from, stdClass $to, int $turn, Dice $dice): array
    {
        $statuses = TransferStatus::cases();
        $status = $this->transfers < 12
            ? $statuses[$this->transfers % 6]
            : TransferStatus::from(
                $dice->weighted([
                    'requested' => 6,
                    'approved' => 4,
                    'sent' => 5,
                    'confirmed' => 72,
                    'failed' => 5,
                    'declined' => 8,
                ]),
            );
        $this->transfers++;
        $asked = $this->now->subMinutes($dice->between(30, $status->next() === [] ? 200_000 : 3_000))->max(CarbonImmutable::parse($client->created_at, 'UTC'));
        $isSent = in_array($status, [TransferStatus::Sent, TransferStatus::Confirmed, TransferStatus::Failed], true);

        return [
            'reference' => "TR-DEMO-{$client->id}-{$turn}", 'client_id' => $client->id, 'from_site_account_id' => $from->id, 'to_site_account_id' => $to->id,
            'amount_cents' => max(100, min($dice->between(2, 60) * 1_000, intdiv((int) $from->balance_cents, 400) * 100)), 'status' => $status->value,
            'requested_by' => $client->account_manager_id ?? $this->requester, 'requested_at' => $asked,
            'approved_by' => $status === TransferStatus::Requested ? null : $this->decider,
            'decided_at' => $status === TransferStatus::Requested ? null : $asked->addMinutes(20), 'sent_at' => $isSent ? $asked->addMinutes(25) : null,
            'settled_at' => in_array($status, [TransferStatus::Confirmed, TransferStatus::Failed], true) ? $asked->addMinutes(90) : null,
            'reason' => match ($status) {
                TransferStatus::Declined => 'Turnover requirement not met',
                TransferStatus::Failed => 'The site refused the payment',
                default => null,
            },
            'created_at' => $asked, 'updated_at' => $asked,
        ];
    }

    /**
     * A deposit most months and a withdrawal now and then.
     *
     * @param  Collection<int, stdClass>  $clients
     */
    private function year(Collection $clients): void
    {
        $lines = $deposits = $withdrawals = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 43 + 23);
            for ($month = 3; $month < 12; $month++) {
                $at = $this->now->subDays($month * 30 + $dice->between(0, 29));
                if ($at->isBefore($client->created_at)) {
                    break;
                }
                $reference = "Y{$client->id}-{$month}";
                $cents = $dice->between(20, 900) * 100;
                $name = mb_strtoupper("{$client->first_name} {$client->last_name}");
                if ($dice->chance(75)) {
                    $lines[] = [
                        'rail' => 'osko',
                        'bank_reference' => $reference,
                        'end_to_end_id' => "E2E-{$reference}",
                        'description' => "Payment from {$name} {$client->pin}",
                        'payer_name' => $name,
                        'amount_cents' => $cents,
                        'value_at' => $at,
                        'created_at' => $at,
                        'updated_at' => $at,
                    ];
                    $deposits[$reference] = [
                        'client_id' => $client->id,
                        'rail' => 'osko',
                        'amount_cents' => $cents,
                        'status' => 'approved',
                        'value_at' => $at,
                        'approved_by' => $this->payer,
                        'decided_by' => $this->payer,
                        'decided_at' => $at,
                        'created_at' => $at,
                        'updated_at' => $at,
                    ];
                }
                if ($dice->chance(25)) {
                    $withdrawals[] = [
                        'reference' => "WY-{$client->id}-{$month}",
                        'client_id' => $client->id,
                        'amount_cents' => intdiv($cents, 2),
                        'status' => 'paid',
                        'requested_at' => $at,
                        'checked_by' => $this->payer,
                        'approved_by' => $this->payer,
                        'paid_at' => $at->addHours(5),
                        'created_at' => $at,
                        'updated_at' => $at,
                    ];
                }
            }
        }
        foreach (array_chunk($lines, self::CHUNK) as $chunk) {
            DB::table('bank_lines')->insert($chunk);
            $ids = DB::table('bank_lines')
                ->whereIn('bank_reference', array_column($chunk, 'bank_reference'))
                ->pluck('id', 'bank_reference');
            DB::table('deposits')->insert(
                array_map(
                    static fn (array $line): array => [
                        ...$deposits[$line['bank_reference']],
                        'bank_line_id' => $ids[$line['bank_reference']],
                    ],
                    $chunk,
                ),
            );
        }
        foreach (array_chunk($withdrawals, self::CHUNK) as $chunk) {
            DB::table('withdrawals')->insert($chunk);
        }
    }
}

<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetstopState;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\TrustedDevice;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Approved and pending deposits, and the IP addresses of sign-ins. */
final class WorkSeeder
{
    private const CHUNK = 500;

    private CarbonImmutable $now;

    private int $payer;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->payer = User::query()->whereRelation('role', 'name', StaffRole::PaymentsManager->value)->firstOrFail()->id;
        $this->settledDeposits();
        $this->waitingDeposits();
        $this->devicesAndImpersonations();
    }

    /** One to four for each client with a deposit in the last 90 days. */
    private function settledDeposits(): void
    {
        Client::query()
            ->whereNotNull('last_deposit_at')
            ->select(['id', 'first_name', 'last_name', 'pin', 'is_barred', 'betstop_state', 'last_deposit_at', 'created_at'])
            ->chunkById(self::CHUNK, function (Collection $clients): void {
                $lines = $deposits = [];
                foreach ($clients as $client) {
                    $dice = new Dice($client->id * 13 + 1);
                    $isExcluded = $client->is_barred || $client->betstop_state === BetstopState::Registered;
                    $last = $isExcluded ? $client->last_deposit_at ?? $this->now : $this->now;
                    for ($turn = $dice->between(0, 2); $turn > 0; $turn--) {
                        $at = $last->subMinutes($dice->between(120, 129_600));
                        if ($at->isBefore($client->created_at)) {
                            continue;
                        }
                        $lines[] = $this->line(
                            "D{$client->id}-{$turn}",
                            mb_strtoupper("{$client->first_name} {$client->last_name}"),
                            $client->pin,
                            $dice,
                            $at,
                        );
                        $deposits["D{$client->id}-{$turn}"] = [
                            $client->id,
                            $dice->weighted(['approved' => 96, 'rejected' => 2, 'returned' => 2]),
                        ];
                    }
                }
                $this->writeDeposits($lines, $deposits);
            });
    }

    /** Nine pending deposits, some of unknown payers. */
    private function waitingDeposits(): void
    {
        $clients = Client::query()->where('status', 'active')->orderByDesc('id')->limit(6)->get();
        $lines = $deposits = [];
        foreach (range(1, 9) as $place) {
            $dice = new Dice($place);
            $client = $place <= 6 ? $clients->get($place - 1) : null;
            $payer = $client === null
                ? ['A WHITLAM', 'R&J HOLDINGS', 'S PAPADOPOULOS'][$place % 3]
                : mb_strtoupper($client->full_name);
            $lines[] = $this->line(
                "W{$place}",
                $payer,
                $client->pin ?? (string) (88_000 + $place),
                $dice,
                $this->now->subMinutes($place * $place + 4),
            );
            $deposits["W{$place}"] = [$client?->id, DepositStatus::Pending->value];
        }
        $this->writeDeposits($lines, $deposits);
    }

    /** @return array<string, mixed> */
    private function line(string $reference, string $payer, string $digits, Dice $dice, CarbonImmutable $at): array
    {
        return [
            'rail' => $dice->pick(PaymentRail::cases())->value,
            'bank_reference' => $reference,
            'end_to_end_id' => "E2E-{$reference}",
            'description' => "Payment from {$payer} {$digits}",
            'payer_name' => $payer,
            'amount_cents' => $dice->between(20, 2_000) * 100 + $dice->pick([0, 0, 0, 50]),
            'value_at' => $at,
            'created_at' => $at,
            'updated_at' => $at,
        ];
    }

    /**
     * @param  list<array<string, mixed>>  $lines
     * @param  array<string, array{int|null, string}>  $deposits  by bank reference: client and status
     */
    private function writeDeposits(array $lines, array $deposits): void
    {
        DB::transaction(function () use ($lines, $deposits): void {
            DB::table('bank_lines')->insert($lines);
            $ids = DB::table('bank_lines')->whereIn('bank_reference', array_keys($deposits))->pluck('id', 'bank_reference');
            DB::table('deposits')->insert(
                array_map(
                    fn (array $line): array => [
                        'client_id' => $deposits[$line['bank_reference']][0],
                        'bank_line_id' => $ids[$line['bank_reference']],
                        'rail' => $line['rail'],
                        'amount_cents' => $line['amount_cents'],
                        'status' => $deposits[$line['bank_reference']][1],
                        'value_at' => $line['value_at'],
                        'waiting_since' => DepositStatus::from($deposits[$line['bank_reference']][1])->isWaiting()
                            ? $line['created_at']
                            : null,
                        'created_at' => $line['created_at'],
                        'updated_at' => $line['created_at'],
                        ...$this->decision(DepositStatus::from($deposits[$line['bank_reference']][1]), $line['created_at']),
                    ],
                    $lines,
                ),
            );
        });
    }

    /** @return array<string, mixed> the columns of a decision, or of no decision yet */
    private function decision(DepositStatus $status, CarbonImmutable $received): array
    {
        $isApproved = $status === DepositStatus::Approved;
        $at = $status->isWaiting() ? null : $received->addMinutes(12);
        $by = $at === null ? null : $this->payer;

        return [
            'decided_by' => $by,
            'decided_at' => $at,
            'approved_by' => $isApproved ? $by : null,
            'matched_by' => $isApproved ? $by : null,
            'matched_at' => $isApproved ? $at : null,
            'reason' => match ($status) {
                DepositStatus::Rejected => 'Sent twice by the bank',
                DepositStatus::Returned => 'The payer is not the client',
                default => null,
            },
        ];
    }

    private function devicesAndImpersonations(): void
    {
        $staff = User::query()->orderBy('id')->limit(6)->get();
        foreach ($staff as $user) {
            TrustedDevice::query()->create([
                'user_id' => $user->id,
                'token_hash' => hash('sha256', random_bytes(32)),
                'name' => 'Chrome on Windows',
                'ip' => '203.0.113.20',
                'last_used_at' => $this->now->subDay(),
                'expires_at' => $this->now->addDays(22),
            ]);
        }
        Impersonation::query()->create([
            'actor_id' => $staff[0]->id,
            'target_id' => $staff[2]->id,
            'reason' => 'Reproducing a filter that showed no rows',
            'actor_security_version' => 1,
            'started_at' => $this->now->subDays(2),
            'ended_at' => $this->now->subDays(2)->addMinutes(12),
        ]);
    }
}

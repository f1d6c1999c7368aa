<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\DepositMatching\AutoMatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\DepositPart;
use App\Domain\Ledger\DepositLedger;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

/**
 * Recent deposits that need a decision: under other names, without a number, of unknown payers, and repeated.
 * An officer decides some of them with the actions of the page.
 */
final class DepositWorkSeeder
{
    private const PEOPLE = 24;

    private const MINUTES_AGO = [2, 4, 7, 12, 19, 28, 44, 61, 85, 120, 170, 245, 330, 480, 700, 980, 1_500, 2_100, 2_900, 4_300, 6_100, 8_700, 11_500];

    private const STRANGERS = ['R&J HOLDINGS', 'S PAPADOPOULOS', 'A WHITLAM', 'MRS L K TRAN', 'HARBOUR CAFE PTY LTD'];

    private CarbonImmutable $now;

    private User $officer;

    /** @var list<Client> */
    private array $people;

    public function __construct(
        private readonly DepositLedger $ledger,
        private readonly AutoMatchDeposit $propose,
        private readonly ApproveDeposit $approve,
        private readonly UndoDeposit $undo,
        private readonly RejectDeposit $reject,
        private readonly ReturnDeposit $return,
        private readonly SplitDeposit $split,
    ) {}

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->officer = User::query()
            ->whereRelation('role', 'name', StaffRole::PaymentsOfficer->value)
            ->orderBy('id')
            ->firstOrFail();
        $this->people = array_values(
            Client::query()
                ->where('status', ClientStatus::Active)
                ->where('is_barred', false)
                ->where('betstop_state', BetstopState::Clear)
                ->orderBy('id')
                ->limit(self::PEOPLE)
                ->get()
                ->all(),
        );
        Auth::setUser($this->officer);
        $deposits = $this->receive();
        $this->decide($deposits->filter(static fn (Deposit $deposit): bool => $deposit->client_id !== null)->values());
        Auth::forgetUser();
    }

    /** @return Collection<int, Deposit> with their lines */
    private function receive(): Collection
    {
        return DB::transaction(function (): Collection {
            $deposits = new Collection;
            foreach ([...$this->people, ...array_slice($this->people, 0, 12)] as $place => $client) {
                $at = $this->now->subMinutes(self::MINUTES_AGO[$place % count(self::MINUTES_AGO)] + $place);
                $deposits->push($this->deposit($place, $client, $at, new Dice($client->id * 53 + $place)));
            }
            $this->ledger->received(...$deposits->all());

            return $deposits;
        });
    }

    private function deposit(int $place, Client $client, CarbonImmutable $at, Dice $dice): Deposit
    {
        [$payer, $digits, $isTheirs] = $this->payer($place, $client, $dice);
        $line = BankLine::query()->create([
            'rail' => PaymentRail::cases()[$place % 3], 'bank_reference' => "M{$place}-{$client->id}", 'end_to_end_id' => "E2E-M{$place}-{$client->id}",
            'description' => $payer === null ? "PAYID TRANSFER {$digits}" : trim("Payment from {$payer} {$digits}"), 'payer_name' => $payer,
            'amount_cents' => $dice->between(2, 150) * 1_000 + $dice->pick([0, 0, 0, 500]), 'value_at' => $at,
        ]);
        $deposit = (new Deposit)->forceFill([
            'client_id' => $isTheirs ? $client->id : null,
            'bank_line_id' => $line->id,
            'rail' => $line->rail,
            'amount_cents' => $line->amount_cents,
            'value_at' => $at,
            'status' => $place % 9 === 8 && $isTheirs ? DepositStatus::Matched : DepositStatus::Pending,
            'waiting_since' => $at,
            'created_at' => $at,
            'updated_at' => $at,
            ...$place % 9 === 8 && $isTheirs ? ['matched_by' => $this->officer->id, 'matched_at' => $at->addMinute()] : [],
        ]);
        $deposit->save();

        return $deposit->setRelation('bankLine', $line);
    }

    /** @return array{string|null, string, bool} the payer, the digits, and whether the number made it the client's at once */
    private function payer(int $place, Client $client, Dice $dice): array
    {
        $name = mb_strtoupper("{$client->first_name} {$client->last_name}");

        return match ($place % 8) {
            1 => [mb_strtoupper("{$client->first_name[0]} {$client->last_name}"), '', false],
            2 => [mb_strtoupper("{$client->last_name} {$client->first_name}"), (string) $client->pin, true],
            3 => [mb_strtoupper($this->people[($place + 5) % count($this->people)]->full_name), (string) $client->pin, true],
            4 => [$dice->pick(self::STRANGERS), (string) $dice->between(1_000, 9_999), false],
            5 => [null, (string) $dice->between(1_000, 9_999), false],
            6 => [$name, '', false],
            default => [$name, (string) $client->pin, true],
        };
    }

    /** @param  Collection<int, Deposit>  $deposits  that name a client */
    private function decide(Collection $deposits): void
    {
        foreach ($deposits->slice(-8)->values() as $place => $deposit) {
            $client = (int) $deposit->client_id;
            $this->propose->handle($deposit->id);
            match ($place) {
                0 => $this->split->handle(
                    $deposit->refresh(),
                    [
                        new DepositPart($client, intdiv($deposit->amount_cents, 2)),
                        new DepositPart(null, $deposit->amount_cents - intdiv($deposit->amount_cents, 2)),
                    ],
                    $this->officer,
                    null,
                ),
                1 => $this->reject->handle(
                    $deposit->refresh(),
                    'The payer is not our client and does not answer',
                    $this->officer,
                    null,
                ),
                2 => $this->return->handle(
                    $deposit->refresh(),
                    'Sent twice by mistake, the payer requested its return',
                    $this->officer,
                ),
                default => $this->approve->handle(
                    $deposit->refresh(),
                    $client,
                    $this->officer,
                    null,
                    new ApprovalOptions(acceptsOtherPayer: true, acceptsOwnPayment: true),
                ),
            };
            if ($place === 3) {
                $this->undo->handle($deposit->refresh(), 'It was for another client with the same name', $this->officer);
            }
        }
    }
}

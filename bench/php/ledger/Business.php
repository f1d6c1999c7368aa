<?php

declare(strict_types=1);

use App\Support\BulkSql;
use Illuminate\Support\Facades\DB;
use Random\Randomizer;

/**
 * Two years of invented transactions in the order of time: 70 % bets, 20 % deposits and 10 % withdrawals. One percent of the
 * clients have 40 % of them. All have their records.
 */
final class Business
{
    private const ROWS = 2_000;

    private const GIVEN = ['Mei', 'Emma', 'Jack', 'Priya', 'Noah', 'Olivia', 'Liam', 'Ava', 'Hugo', 'Zara', 'Tane', 'Ruby'];

    private const FAMILY = ['Chen', 'Walsh', 'Nguyen', 'Patel', 'Smith', 'Jones', 'Williams', 'Brown', 'Singh', 'Kelly', 'Murphy', 'Martin', 'Lee'];

    /** @var array<string, list<array<string, string|int|null>>> by table, waiting to be written */
    private array $rows = ['bank_lines' => [], 'deposits' => [], 'withdrawals' => [], 'bets' => []];

    /** @var list<int> */
    private array $clients;

    /** @var array<int, list<int>> site accounts by client */
    private array $sites = [];

    /** @var array<int, int> what each has on the balance */
    private array $balances;

    private int $lastLine;

    private int $lastDeposit;

    private int $lastWithdrawal;

    private int $lastBet;

    /** @var array{int, int} who checks and who approves */
    private array $staff;

    public function __construct(private readonly BulkLedger $ledger, private readonly Randomizer $random)
    {
        $this->balances = DB::table('clients')->whereNull('deleted_at')->whereNull('merged_into_id')->orderBy('id')->pluck('balance_cents', 'id')->map(intval(...))->all();
        $this->clients = array_keys($this->balances);
        foreach (DB::table('site_accounts')->whereIn('client_id', $this->clients)->get(['id', 'client_id']) as $account) {
            $this->sites[$account->client_id][] = (int) $account->id;
        }
        [$this->lastLine, $this->lastDeposit, $this->lastWithdrawal] = array_map(static fn (string $table): int => (int) DB::table($table)->max('id'), ['bank_lines', 'deposits', 'withdrawals']);
        $this->lastBet = max((int) DB::table('bets')->max('id'), (int) DB::table('transactions')->where('source_type', 'bet')->max('source_id'));
        [$checker, $approver] = DB::table('users')->orderBy('id')->limit(2)->pluck('id')->all();
        $this->staff = [(int) $checker, (int) $approver];
    }

    /** @param  bool  $isRecent  may still wait */
    public function next(string $at, bool $isRecent): void
    {
        $kind = $this->random->getInt(1, 20);
        $client = $this->client();
        match (true) {
            $kind <= 14 && isset($this->sites[$client]) => $this->bet($client, $at, $isRecent),
            $kind <= 18 => $this->deposit($client, $at, $isRecent),
            default => $this->withdrawal($client, $at, $isRecent),
        };
        if (count($this->rows['deposits']) + count($this->rows['withdrawals']) + count($this->rows['bets']) >= self::ROWS) {
            $this->write();
        }
    }

    public function write(): void
    {
        foreach ($this->rows as $table => $rows) {
            if ($rows !== []) {
                BulkSql::insert($table, $rows);
            }
            $this->rows[$table] = [];
        }
    }

    private function deposit(int $client, string $at, bool $isRecent): void
    {
        $cents = $this->cents();
        $chance = $this->random->getInt(1, 100);
        $status = match (true) {
            $isRecent && $chance <= 20 => 'pending',
            $isRecent && $chance <= 30 => 'matched',
            $chance <= 98 => 'approved',
            $chance === 99 => 'rejected',
            default => 'returned',
        };
        $owner = $status === 'approved' || $status === 'matched' ? $client : null;
        [$id, $line, $rail] = [++$this->lastDeposit, ++$this->lastLine, $this->one(['osko', 'osko', 'payid', 'eft'])];
        $payer = mb_strtoupper("{$this->one(self::GIVEN)} {$this->one(self::FAMILY)}");
        $description = "Payment from {$payer} ".(10_000 + $client);
        $received = ['step' => 'received', 'status' => 'pending', 'at' => $at, 'sides' => [['bank', 0, null, -$cents], ['suspense', 0, null, $cents]]];
        $this->ledger->post('deposit', $id, ['type' => 'deposit', 'client' => $owner, 'cents' => $cents, 'rail' => $rail, 'reference' => "BENCH{$line}", 'description' => $description], match ($status) {
            'approved' => [$received, ['step' => 'approved:1', 'status' => 'completed', 'at' => $at, 'sides' => [['suspense', 0, null, -$cents], ['available', $client, $client, $cents]]]],
            'rejected' => [$received, ['step' => 'rejected:1', 'status' => 'declined', 'at' => $at, 'sides' => []]],
            'returned' => [$received, ['step' => 'returned', 'status' => 'returned', 'at' => $at, 'sides' => [['suspense', 0, null, -$cents], ['bank', 0, null, $cents]], 'reverses' => 0]],
            default => [$received],
        });
        $this->balances[$client] += $status === 'approved' ? $cents : 0;
        $this->rows['bank_lines'][] = ['id' => $line, 'rail' => $rail, 'bank_reference' => "BENCH{$line}", 'description' => $description, 'payer_name' => $payer, 'amount_cents' => $cents, 'value_at' => $at, 'created_at' => $at, 'updated_at' => $at];
        $isWaiting = $status === 'pending' || $status === 'matched';
        $this->rows['deposits'][] = [
            'id' => $id, 'client_id' => $owner, 'bank_line_id' => $line, 'rail' => $rail, 'amount_cents' => $cents, 'status' => $status, 'attempt' => 1, 'part' => 0, 'version' => 1, 'value_at' => $at,
            'waiting_since' => $isWaiting ? $at : null, 'decided_by' => $isWaiting ? null : $this->staff[0], 'decided_at' => $isWaiting ? null : $at, 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    private function withdrawal(int $client, string $at, bool $isRecent): void
    {
        $cents = min($this->cents(), $this->balances[$client]);
        if ($cents < 1) {
            $this->deposit($client, $at, $isRecent);

            return;
        }
        $chance = $this->random->getInt(1, 100);
        $status = match (true) {
            $isRecent && $chance <= 30 => 'pending',
            $chance <= 97 => 'paid',
            $chance <= 99 => 'cancelled',
            default => 'declined',
        };
        $id = ++$this->lastWithdrawal;
        $steps = [
            ['step' => 'requested', 'status' => 'pending', 'at' => $at, 'sides' => []],
            ['step' => 'held', 'status' => 'pending', 'at' => $at, 'sides' => [['available', $client, $client, -$cents], ['held', $client, $client, $cents]]],
        ];
        if ($status === 'paid') {
            $steps[] = ['step' => 'paid', 'status' => 'completed', 'at' => $at, 'sides' => [['held', $client, $client, -$cents], ['bank', 0, null, $cents]]];
        } elseif ($status !== 'pending') {
            $steps[] = ['step' => 'released', 'status' => $status, 'at' => $at, 'sides' => [['available', $client, $client, $cents], ['held', $client, $client, -$cents]], 'reverses' => 1];
        }
        $this->ledger->post('withdrawal', $id, ['type' => 'withdrawal', 'client' => $client, 'cents' => $cents, 'reference' => "WD-BENCH-{$id}"], $steps);
        $this->balances[$client] -= $status === 'paid' || $status === 'pending' ? $cents : 0;
        $isPaid = $status === 'paid';
        $this->rows['withdrawals'][] = [
            'id' => $id, 'reference' => "WD-BENCH-{$id}", 'client_id' => $client, 'amount_cents' => $cents, 'status' => $status, 'requested_at' => $at, 'held_at' => $at, 'checked_by' => $isPaid ? $this->staff[0] : null,
            'approved_by' => $isPaid ? $this->staff[1] : null, 'checked_at' => $isPaid ? $at : null, 'approved_at' => $isPaid ? $at : null, 'paid_at' => $isPaid ? $at : null, 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    private function bet(int $client, string $at, bool $isRecent): void
    {
        $chance = $this->random->getInt(1, 100);
        $type = match (true) {
            $chance <= 5 => 'bonus_bet',
            $chance <= 8 => 'boosted_bet',
            default => 'bet',
        };
        $site = $this->one($this->sites[$client]);
        $stake = $this->random->getInt(1, 200) * 50;
        $payer = $type === 'bonus_bet' ? ['bonus', 0, null] : ['site', $site, $client];
        $steps = [['step' => 'placed', 'status' => 'pending', 'at' => $at, 'sides' => [[...$payer, -$stake], ['bookmaker', 0, null, $stake]]]];
        $outcome = $this->random->getInt(1, 100);
        $return = (int) ($stake * $this->random->getInt(11, 40) / 10);
        if (! $isRecent || $outcome > 20) {
            $steps[] = match (true) {
                $outcome <= 2 => ['step' => 'settled:1', 'status' => 'cancelled', 'at' => $at, 'sides' => [[...$payer, $stake], ['bookmaker', 0, null, -$stake]]],
                $outcome <= 60 => ['step' => 'settled:1', 'status' => 'completed', 'at' => $at, 'sides' => []],
                default => ['step' => 'settled:1', 'status' => 'completed', 'at' => $at, 'sides' => [['site', $site, $client, $return], ['bookmaker', 0, null, -$return]]],
            };
        }
        $id = ++$this->lastBet;
        $status = match (true) {
            ! isset($steps[1]) => 'open',
            $outcome <= 2 => 'void',
            $outcome <= 60 => 'lost',
            default => 'won',
        };
        $this->rows['bets'][] = [
            'id' => $id, 'site_account_id' => $site, 'client_id' => $client, 'external_id' => "BET-{$id}", 'sport' => 'Horse racing', 'market' => 'Win', 'selection' => 'Black Caviar', 'stake_cents' => $stake,
            'odds_milli' => 2_000, 'status' => $status, 'return_cents' => ['open' => null, 'void' => $stake, 'lost' => 0, 'won' => $return][$status], 'placed_at' => $at, 'settled_at' => $status === 'open' ? null : $at,
            'is_bonus' => (int) ($type === 'bonus_bet'), 'is_boosted' => (int) ($type === 'boosted_bet'), 'created_at' => $at, 'updated_at' => $at,
        ];
        $this->ledger->post('bet', $id, ['type' => $type, 'client' => $client, 'cents' => $stake, 'reference' => "BET-{$id}", 'description' => 'Black Caviar, Win'], $steps);
    }

    private function client(): int
    {
        $few = max(1, intdiv(count($this->clients), 100));

        return $this->random->getInt(1, 5) <= 2 ? $this->clients[$this->random->getInt(1, $few) - 1] : $this->one($this->clients);
    }

    private function cents(): int
    {
        return $this->random->getInt(1, 40) * $this->random->getInt(1, 25) * 100;
    }

    /**
     * @template T
     *
     * @param  list<T>  $among
     * @return T
     */
    private function one(array $among): mixed
    {
        return $among[$this->random->getInt(0, count($among) - 1)];
    }
}

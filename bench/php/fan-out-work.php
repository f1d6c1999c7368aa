<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use App\Models\Role;
use App\Models\User;
use Psr\Http\Message\RequestInterface;

/** As many people in three time zones who may all do the same. */
function hire(int $people, Ability $ability): void
{
    $role = Role::create(['name' => 'bench', 'title' => 'Bench', 'description' => '']);
    $role->abilities()->create(['ability' => $ability]);
    $zones = ['Australia/Melbourne', 'Australia/Brisbane', 'Australia/Perth'];

    $rows = array_map(static fn (int $number): array => [
        'first_name' => 'Bench', 'last_name' => "Person {$number}", 'email' => "bench.{$number}@paddock.example", 'password' => '',
        'role_id' => $role->id, 'timezone' => $zones[$number % 3],
    ], range(1, $people));
    foreach (array_chunk($rows, 500) as $chunk) {
        User::query()->insert($chunk);
    }
}

/** Gives every user old notifications, half of them read: an empty table would make inserts too fast. */
function remember(PDO $plain, int $news): void
{
    $plain->exec('begin immediate');
    for ($number = 1; $number <= $news; $number++) {
        $isRead = $number % 2;
        $plain->exec(<<<SQL
            insert into notifications (user_id, type, notifiable_type, notifiable_id, subject_key, body, is_read, outbox_id, notified_at, created_at, updated_at)
            select id, 'deposit', 'deposit', {$number}, 'earlier:{$number}', 'Deposit of \$1,250.50 from Bench Payer by OSKO', {$isRead}, 0,
                datetime('now', '-{$number} hours'), datetime('now'), datetime('now') from users
            SQL);
    }
    $plain->exec('commit');
}

/** Activates only the first users, who then get the notifications. */
function employ(int $people): void
{
    $ids = User::query()->orderBy('id')->limit($people)->pluck('id');
    User::query()->where('id', '<=', $ids->last())->update(['is_active' => true]);
    User::query()->where('id', '>', $ids->last())->update(['is_active' => false]);
}

/** The outbox row that asks to tell of a client's new deposit, as a worker has claimed it. */
function asked(int $number): OutboxMessage
{
    $client = Client::factory()->createOne();
    $line = BankLine::create([
        'rail' => PaymentRail::Osko, 'bank_reference' => "BENCH-{$number}", 'description' => "Payment from Bench Payer {$number}",
        'payer_name' => 'Bench Payer', 'amount_cents' => 125_050, 'value_at' => now(),
    ]);
    $deposit = Deposit::create([
        'client_id' => $client->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => 125_050, 'status' => DepositStatus::Pending,
    ]);
    $asked = OutboxMessage::create(['topic' => 'notify', 'payload' => ['type' => 'deposit', 'subject_id' => $deposit->id], 'available_at' => now()]);

    return OutboxMessage::query()->findOrFail($asked->id);
}

/** @return array<string, list<array<string, scalar|null>>> the rows that telling it wrote, by table */
function rows_of(PDO $plain, OutboxMessage $asked): array
{
    $told = "select * from notifications where outbox_id = {$asked->id} order by id";
    $events = "select * from outbox where id > {$asked->id} order by id";

    return array_map(static function (string $sql) use ($plain): array {
        $statement = $plain->prepare($sql);
        $statement->execute();

        return array_map(static fn (array $row): array => array_diff_key($row, ['id' => 0]), array_values($statement->fetchAll(PDO::FETCH_ASSOC)));
    }, ['notifications' => $told, 'outbox' => $events]);
}

/** @param  array<string, list<array<string, scalar|null>>>  $tables */
function bytes_of(array $tables): int
{
    $bytes = 0;
    array_walk_recursive($tables, static function (string|int|float|null $value) use (&$bytes): void {
        $bytes += strlen((string) $value);
    });

    return $bytes;
}

/**
 * The minimum: the same rows again, in statements of 500, in one transaction.
 *
 * @param  array<string, list<array<string, scalar|null>>>  $tables
 */
function insert_plainly(PDO $plain, array $tables): void
{
    $plain->exec('begin immediate');
    foreach ($tables as $table => $rows) {
        foreach (array_chunk($rows, 500) as $chunk) {
            $columns = array_keys($chunk[0]);
            $places = '('.implode(', ', array_fill(0, count($columns), '?')).')';
            $statement = $plain->prepare("insert into {$table} (".implode(', ', $columns).') values '.implode(', ', array_fill(0, count($chunk), $places)));
            $statement->execute(array_merge(...array_map(array_values(...), $chunk)));
        }
    }
    $plain->exec('commit');
}

/**
 * Only the same calls again, five at a time on persistent connections.
 *
 * @param  list<RequestInterface>  $calls
 */
function call_plainly(array $calls): void
{
    $multi = curl_multi_init();
    foreach (array_chunk($calls, 5) as $round) {
        $handles = array_map(static function (RequestInterface $call) use ($multi): CurlHandle {
            $handle = curl_init((string) $call->getUri());
            curl_setopt_array($handle, [CURLOPT_POSTFIELDS => (string) $call->getBody(), CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'Expect:']]);
            curl_multi_add_handle($multi, $handle);

            return $handle;
        }, $round);
        do {
            curl_multi_exec($multi, $running);
            curl_multi_select($multi);
        } while ($running > 0);
        foreach ($handles as $handle) {
            if (curl_getinfo($handle, CURLINFO_RESPONSE_CODE) !== 200) {
                throw new RuntimeException('The realtime server did not take every call.');
            }
            curl_multi_remove_handle($multi, $handle);
        }
    }
}

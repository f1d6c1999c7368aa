<?php

declare(strict_types=1);

namespace Tests\Support\Matching;

use App\Domain\Matches\Merging\ClientReferences;
use App\Models\BankAccount;
use App\Models\Bet;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\IpSighting;
use App\Models\MatchSuggestion;
use App\Models\Notification;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** Two clients with rows in every table that refers to clients. In tables with one row per client and key, their rows collide. */
final class RichClients
{
    public const TABLES = [
        'bets',
        'transfers',
        'withdrawals',
        'deposits',
        'emails',
        'site_accounts',
        'bank_accounts',
        'ip_sightings',
        'client_monthly_stats',
        'notifications',
        'leads',
        'rsg_limits',
        'transactions',
    ];

    /** @return array{Client, Client} winner and loser */
    public static function make(User $user): array
    {
        $winner = Client::factory()->createOne(['first_name' => 'Jo', 'address' => '1 Old Road', 'balance_cents' => 1_500]);
        $loser = Client::factory()->createOne(['first_name' => 'Joanne', 'last_name' => $winner->last_name, 'balance_cents' => 2_300]);
        BonusPromotion::factory()->createOne();
        self::accounts($winner, $loser);
        $rows = [];
        foreach (ClientReferences::moved() as ['table' => $table, 'column' => $column, 'type' => $type]) {
            // The ledger made transactions for the balances of both.
            if ($table !== 'transactions' && ! in_array($table, array_column(ClientReferences::combined(), 'table'), true)) {
                $rows[$table] = [...$rows[$table] ?? [], $column => $loser->id, ...($type === null ? [] : [$type => 'client'])];
            }
        }
        foreach ($rows as $table => $values) {
            self::row($table, $values, $user);
        }
        self::meetings($winner, $loser, $user);
        Client::query()->update(['last_bet_at' => Bet::query()->max('placed_at')]);

        return [$winner, $loser];
    }

    private static function accounts(Client $winner, Client $loser): void
    {
        [$one, $other] = [OperatorSite::factory()->createOne(), OperatorSite::factory()->createOne()];
        $kept = SiteAccount::factory()->createOne(['client_id' => $winner->id, 'operator_site_id' => $one->id, 'username' => 'jo', 'balance_cents' => 100]);
        $gone = SiteAccount::factory()->createOne(['client_id' => $loser->id, 'operator_site_id' => $one->id, 'username' => 'joanne', 'balance_cents' => 250]);
        $moved = SiteAccount::factory()->createOne(['client_id' => $loser->id, 'operator_site_id' => $other->id]);
        Bet::factory()->createOne(['site_account_id' => $kept->id, 'external_id' => 'B-1']);
        Bet::factory()->createOne(['site_account_id' => $gone->id, 'external_id' => 'B-1']);
        Bet::factory()->createOne(['site_account_id' => $gone->id]);
        Transfer::factory()->createOne(['client_id' => $loser->id, 'from_site_account_id' => $gone->id, 'to_site_account_id' => $moved->id]);

        BankAccount::factory()->createOne(['client_id' => $winner->id, 'fingerprint' => 'shared']);
        $bank = BankAccount::factory()->createOne(['client_id' => $loser->id, 'fingerprint' => 'shared', 'status' => 'blocked']);
        DB::table('withdrawals')->insert(['reference' => 'W-1', 'client_id' => $loser->id, 'bank_account_id' => $bank->id, 'amount_cents' => 100, 'requested_at' => now()]);
    }

    private static function meetings(Client $winner, Client $loser, User $user): void
    {
        IpSighting::factory()->createOne(['client_id' => $winner->id, 'ip' => '198.51.100.7', 'hits' => 5]);
        IpSighting::factory()->createOne(['client_id' => $loser->id, 'ip' => '198.51.100.7', 'hits' => 7, 'first_seen_at' => now()->subYear()]);
        IpSighting::factory()->createOne(['client_id' => $loser->id]);
        $site = OperatorSite::query()->firstOrFail()->id;
        foreach ([$winner->id => 300, $loser->id => 400] as $id => $cents) {
            DB::table('client_monthly_stats')->insert(['client_id' => $id, 'operator_site_id' => $site, 'month' => '2026-05-01', 'turnover_cents' => $cents, 'bets' => 2]);
        }
        foreach ([[$winner, 'message', 1], [$loser, 'message', 2], [$loser, 'deposit', 3]] as [$client, $type, $minutes]) {
            Notification::query()->forceCreate([
                'user_id' => $user->id, 'type' => $type, 'client_id' => $client->id, 'notifiable_type' => 'sms_message', 'notifiable_id' => $minutes,
                'subject_key' => "client:{$client->id}", 'body' => "News {$minutes}", 'is_read' => $client->is($winner), 'notified_at' => now()->addMinutes($minutes),
            ]);
        }

        $third = Client::factory()->createOne();
        foreach ([[$winner, $loser], [$winner, $third], [$loser, $third], [$loser, Client::factory()->createOne()]] as [$left, $right]) {
            MatchSuggestion::factory()->createOne(['left_id' => $left->id, 'right_id' => $right->id]);
        }
    }

    /**
     * Returns a row that the schema of the table allows.
     *
     * @param  array<string, mixed>  $values
     */
    private static function row(string $table, array $values, User $user): void
    {
        $foreign = [];
        foreach (Schema::getForeignKeys($table) as $key) {
            $foreign[$key['columns'][0]] = $key['foreign_table'];
        }
        foreach (Schema::getColumns($table) as $column) {
            $name = $column['name'];
            if (array_key_exists($name, $values) || $column['nullable'] || $column['default'] !== null || $column['auto_increment']) {
                continue;
            }
            $values[$name] = match (true) {
                isset($foreign[$name]) => $foreign[$name] === 'users' ? $user->id : self::first($foreign[$name], $user),
                str_ends_with($name, '_at'), str_ends_with($name, '_on'), $name === 'until', $name === 'date_of_birth' => '2026-05-01 00:00:00',
                in_array($column['type_name'], ['json', 'jsonb', 'longtext', 'text'], true) => '{}',
                str_contains($column['type_name'], 'int') => 1,
                default => 'row-'.(DB::table($table)->count() + 1),
            };
        }
        DB::table($table)->insert($values);
    }

    private static function first(string $table, User $user): int
    {
        if (! DB::table($table)->exists()) {
            self::row($table, [], $user);
        }

        return (int) DB::table($table)->min('id');
    }
}

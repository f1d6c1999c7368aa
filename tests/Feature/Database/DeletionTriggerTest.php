<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Actions\Transactions\RequestAdjustment;
use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\AuthenticationKind;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\Impersonation;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** Ways to remove rows without deleting them. */
final class DeletionTriggerTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    private const TABLES = [
        'ledger_transactions', 'ledger_entries', 'transactions', 'ledger_accounts', 'ledger_chain', 'adjustments', 'withdrawals',
        'payment_batches', 'payment_batch_items', 'payment_batch_files', 'payment_batch_downloads', 'audit_events', 'audit_seals',
        'authentication_logs', 'impersonations',
    ];

    /** Keys of their own beside the id. */
    private const FURTHER_KEYS = ['ledger_transactions', 'transactions', 'ledger_accounts', 'adjustments', 'withdrawals', 'payment_batch_items', 'audit_seals'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->onMonday();
        $this->exportedBatchOf($this->approved());
        app(RequestAdjustment::class)->handle(new NewAdjustment(Client::query()->firstOrFail()->id, TransactionType::Adjustment, 100, 'Goodwill'), $this->officer());
        app(AuthenticationRecorder::class)->record(AuthenticationKind::Password, false, 'mei@example.com');
        Impersonation::query()->create(['actor_id' => $this->officer()->id, 'target_id' => $this->officer()->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now()]);
        $this->travel(5)->minutes();
        Artisan::call('audit:seal');
    }

    protected function tearDown(): void
    {
        if (DB::connection()->getDriverName() === 'sqlite') {
            DB::statement('pragma recursive_triggers = on');
        }
        parent::tearDown();
    }

    #[DataProvider('tables')]
    public function test_append_only_row_cannot_be_replaced(string $table): void
    {
        match (DB::connection()->getDriverName()) {
            'pgsql' => $this->assertRefused($table, "truncate {$table} cascade"),
            'mariadb' => $this->assertRefused($table, "replace into {$table} select * from {$table}"),
            default => $this->assertRefused($table, "insert or replace into {$table} select * from {$table}"),
        };
    }

    #[DataProvider('tables')]
    #[Group('sqlite')]
    public function test_row_is_not_replaced_by_another_client_of_sqlite(string $table): void
    {
        DB::statement('pragma recursive_triggers = off');

        $this->assertRefused($table, "insert or replace into {$table} select * from {$table}");
        if (in_array($table, self::FURTHER_KEYS, true)) {
            $columns = implode(', ', array_map(static fn (string $column): string => $column === 'id' ? 'id + 1000' : $column, DB::getSchemaBuilder()->getColumnListing($table)));
            $this->assertRefused($table, "insert or replace into {$table} select {$columns} from {$table}");
        }
    }

    #[DataProvider('tables')]
    #[Group('sqlite')]
    public function test_row_is_not_replaced_by_the_application(string $table): void
    {
        DB::unprepared("drop trigger {$table}_no_replace");

        $this->assertRefused($table, "insert or replace into {$table} select * from {$table}");
    }

    #[TestWith(['ledger_chain', 'id', 'id + 1'])]
    #[TestWith(['adjustments', 'id', 'id + 1000'])]
    #[TestWith(['adjustments', 'reference', "'AJ-1'"])]
    #[TestWith(['payment_batches', 'id', 'id + 1000'])]
    #[TestWith(['payment_batch_items', 'id', 'id + 1000'])]
    #[TestWith(['payment_batch_items', 'payment_batch_id', 'payment_batch_id + 1000'])]
    #[TestWith(['payment_batch_items', 'withdrawal_id', 'withdrawal_id + 1000'])]
    #[TestWith(['withdrawals', 'id', 'id + 1000'])]
    #[TestWith(['withdrawals', 'reference', "'WD-1'"])]
    #[TestWith(['ledger_accounts', 'id', 'id + 1000'])]
    #[TestWith(['ledger_accounts', 'kind', "'other'"])]
    #[TestWith(['transactions', 'id', 'id + 1000'])]
    #[TestWith(['transactions', 'source_id', 'source_id + 1000'])]
    public function test_key_is_never_changed(string $table, string $column, string $other): void
    {
        $this->assertRefused($table, "update {$table} set {$column} = {$other}");
    }

    #[TestWith(['payment_batch_items', 'id'])]
    #[TestWith(['payment_batches', 'id'])]
    #[TestWith(['adjustments', 'reference'])]
    #[Group('sqlite')]
    public function test_key_is_not_changed_to_that_of_another_row(string $table, string $column): void
    {
        $this->batchOf($this->approved());
        app(RequestAdjustment::class)->handle(new NewAdjustment(Client::query()->firstOrFail()->id, TransactionType::Adjustment, 200, 'Goodwill'), $this->officer());
        DB::statement('pragma recursive_triggers = off');

        $this->assertRefused($table, "update or replace {$table} set {$column} = (select min({$column}) from {$table}) where id = (select max(id) from {$table})");
    }

    #[Group('sqlite')]
    public function test_former_batch_of_a_withdrawal_does_not_replace_the_paying_batch(): void
    {
        $live = (array) DB::table('payment_batch_items')->orderBy('id')->first();
        $other = $this->batchOf($this->approved());
        DB::table('payment_batch_items')->insert([...$live, 'id' => 1_000, 'payment_batch_id' => $other->id, 'live_withdrawal_id' => null]);
        DB::statement('pragma recursive_triggers = off');

        $this->assertRefused('payment_batch_items', 'update or replace payment_batch_items set live_withdrawal_id = withdrawal_id where id = 1000');
    }

    /** @return iterable<string, array{string}> */
    public static function tables(): iterable
    {
        foreach (self::TABLES as $table) {
            yield $table => [$table];
        }
    }

    private function assertRefused(string $table, string $sql): void
    {
        $before = DB::table($table)->get()->toJson();
        $this->assertNotSame('[]', $before, 'There is nothing to lose.');

        try {
            DB::transaction(static fn () => DB::affectingStatement($sql));
            $this->fail("It was done: {$sql}");
        } catch (QueryException $refused) {
            $this->assertMatchesRegularExpression('/append-only|never (deleted|replaced|emptied|changed|changes)|must equal|only the balance and status/', $refused->getMessage());
        }
        $this->assertSame($before, DB::table($table)->get()->toJson());
    }
}

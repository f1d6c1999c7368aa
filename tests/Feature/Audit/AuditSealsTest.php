<?php

declare(strict_types=1);

namespace Tests\Feature\Audit;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\Client;
use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\DropsTriggers;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Quality B 26: changes past the database's rules are detected, and the row is named. */
final class AuditSealsTest extends TestCase
{
    use DropsTriggers, SharedDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        $client = Client::factory()->createOne();
        foreach (range(1, 5) as $number) {
            app(AuditTrail::class)->record("test.done_{$number}", $client, after: ['number' => $number]);
        }
        $this->travel(5)->minutes();
    }

    public function test_new_rows_are_sealed_once(): void
    {
        Artisan::call('audit:seal');
        Artisan::call('audit:seal');

        $this->assertSame(1, DB::table('audit_seals')->count());
        $this->assertSame(AuditEvent::query()->count(), (int) DB::table('audit_seals')->where('sealed_table', 'audit_events')->sum('rows_count'));
        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());

        app(AuditTrail::class)->record('test.later', Client::query()->firstOrFail());
        Artisan::call('audit:seal');
        $this->assertSame(1, DB::table('audit_seals')->count(), 'It may not be the last one of its moment yet.');
        $this->travel(5)->minutes();
        Artisan::call('audit:seal');
        $this->assertSame(2, DB::table('audit_seals')->count());
        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());
    }

    public function test_sealing_stops_at_the_first_unsettled_row_when_later_rows_are_back_dated(): void
    {
        $client = Client::query()->firstOrFail();
        app(AuditTrail::class)->record('test.unsettled', $client);
        $unsettled = AuditEvent::query()->where('action', 'test.unsettled')->sole()->id;
        $this->travel(-1)->days();
        app(AuditTrail::class)->record('test.back_dated', $client);
        $this->travel(1)->days();

        Artisan::call('audit:seal');
        $this->assertSame($unsettled - 1, (int) DB::table('audit_seals')->max('to_id'));
        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());

        $this->travel(5)->minutes();
        Artisan::call('audit:seal');
        $this->assertSame(AuditEvent::query()->count(), (int) DB::table('audit_seals')->where('sealed_table', 'audit_events')->sum('rows_count'));
        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());
    }

    #[TestWith(["update audit_events set action = 'x' where id = 1"])]
    #[TestWith(['delete from audit_events where id = 1'])]
    #[TestWith(["update audit_seals set hash = 'x'"])]
    #[TestWith(['delete from audit_seals'])]
    public function test_the_database_refuses_to_change_the_log(string $sql): void
    {
        Artisan::call('audit:seal');

        $this->expectException(QueryException::class);
        DB::statement($sql);
    }

    #[TestWith(['audit_events', 'update audit_events set actor_id = null, action = \'test.other\' where action = \'test.done_3\'', 'was changed after it was sealed'])]
    #[TestWith(['audit_events', 'delete from audit_events where action = \'test.done_3\'', 'is missing'])]
    #[TestWith(['audit_seals', 'update audit_seals set rows_count = rows_count + 1', 'was changed'])]
    public function test_rows_changed_outside_of_the_application_are_reported(string $table, string $sql, string $fault): void
    {
        Artisan::call('audit:seal');
        $id = AuditEvent::query()->where('action', 'test.done_3')->sole()->id;
        $this->dropTrigger("{$table}_no_update", $table);
        $this->dropTrigger("{$table}_no_delete", $table);

        DB::statement($sql);

        $this->assertSame(1, Artisan::call('audit:verify'));
        $named = $table === 'audit_events' ? "Row {$id} " : 'The seal of the rows from 1 ';
        $this->assertMatchesRegularExpression('/'.preg_quote($named).'.*'.preg_quote($fault).'/', Artisan::output());
    }

    public function test_a_head_that_was_kept_elsewhere_shows_that_all_seals_were_rebuilt(): void
    {
        Artisan::call('audit:seal');
        Artisan::call('audit:verify');
        $this->assertSame(1, preg_match('/^audit_events:\d+:\w{64}$/m', Artisan::output(), $head));
        $this->assertSame(0, Artisan::call('audit:verify', ['--head' => $head]), Artisan::output());
        foreach (['audit_events', 'audit_seals'] as $table) {
            $this->dropTrigger("{$table}_no_update", $table);
            $this->dropTrigger("{$table}_no_delete", $table);
        }

        DB::statement("update audit_events set action = 'test.other' where action = 'test.done_3'");
        DB::table('audit_seals')->delete();
        Artisan::call('audit:seal');

        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());
        $this->assertSame(1, Artisan::call('audit:verify', ['--head' => $head]));
        $this->assertStringContainsString('its seals were rebuilt', Artisan::output());
    }
}

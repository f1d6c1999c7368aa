<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Enums\StaffRole;
use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;
use App\Infrastructure\Monitoring\Entry;
use App\Infrastructure\Monitoring\EntryRepository;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

final class TelescopeTest extends MonitoringTestCase
{
    public function test_list_shows_recorded_requests_newest_first(): void
    {
        $this->recordEverything();
        $client = Client::factory()->createOne();
        $this->get('/clients')->assertOk();
        $this->get("/clients/{$client->id}/stats")->assertOk();

        $props = $this->props('/telescope');

        $this->assertSame(['GET /clients/{client}/stats', 'GET /clients'], array_column($props['entries'], 'label'));
        $this->assertSame([$this->developer->full_name, '200', 'ok'], [$props['entries'][0]['user_name'], $props['entries'][0]['status'], $props['entries'][0]['outcome']]);
        $this->assertMatchesRegularExpression('/^\d+ queries, [\d.]+ ms$/', $props['entries'][0]['details']);
        $this->assertSame([true, 48], [$props['is_detailed'], $props['keep_hours']]);
    }

    /** @param  list<string>  $expected */
    #[TestWith(['view=job', ['App\Jobs\B', 'App\Jobs\A']])]
    #[TestWith(['view=job&outcome=failed', ['App\Jobs\B']])]
    #[TestWith(['view=job&search=jobs\a', ['App\Jobs\A']])]
    #[TestWith(['view=job&search=failed', ['App\Jobs\B']])]
    #[TestWith(['view=job&sort=created_at', ['App\Jobs\A', 'App\Jobs\B']])]
    #[TestWith(['outcome=slow', ['GET /slow']])]
    #[TestWith(['view=mail', []])]
    public function test_list_can_be_filtered(string $query, array $expected): void
    {
        $this->add(TelescopeEntryType::Job, 'App\Jobs\A', 'processed');
        $this->add(TelescopeEntryType::Job, 'App\Jobs\B', 'failed', TelescopeOutcome::Failed);
        $this->add(TelescopeEntryType::Request, 'GET /slow', '200', TelescopeOutcome::Slow, 1500.0);

        $this->assertSame($expected, array_column($this->props("/telescope?{$query}")['entries'], 'label'));
    }

    public function test_list_has_pages(): void
    {
        foreach (range(1, 26) as $number) {
            $this->add(TelescopeEntryType::Mail, "Mail {$number}", null);
        }
        $first = $this->props('/telescope?view=mail');
        $second = $this->props("/telescope?view=mail&cursor={$first['meta']['next_cursor']}");

        $this->assertSame([25, 26, ['Mail 1']], [count($first['entries']), $first['meta']['count'], array_column($second['entries'], 'label')]);
    }

    public function test_unknown_view_is_removed_from_the_link(): void
    {
        $this->get('/telescope?view=secrets')->assertRedirect('/telescope');
    }

    public function test_request_shows_its_queries_by_sql_and_its_exception(): void
    {
        $this->recordEverything();
        Route::middleware('web')->get('lists/{list}', static function (): never {
            foreach (range(1, 7) as $id) {
                DB::table('users')->where('id', $id)->first();
            }
            throw new RuntimeException('Broken');
        });
        $this->get('/lists/5')->assertStatus(500);
        [$request] = $this->entries('request');

        $props = $this->props("/telescope/{$request->sequence}");

        $this->assertSame(['GET /lists/{list}', '500'], [$props['entry']['label'], $props['entry']['status']]);
        $repeated = array_values(array_filter($props['queries'], static fn (array $query): bool => $query['times'] === 7));
        $this->assertCount(1, $repeated);
        $this->assertStringContainsString('from "users"', str_replace('`', '"', $repeated[0]['sql']));
        $this->assertSame([[RuntimeException::class, 'Broken']], array_map(static fn (array $row): array => [$row['label'], $row['details']], $props['related']));

        $exception = $this->props("/telescope/{$props['related'][0]['id']}");
        $this->assertSame(['Message', 'Thrown at', 'Caused by'], array_column($exception['facts'], 'term'));
        $this->assertNotEmpty($exception['trace']);
        $this->assertSame(['GET /lists/{list}'], array_column($exception['related'], 'label'));
    }

    public function test_each_type_can_be_opened(): void
    {
        $contents = [
            'query' => ['sql' => 'select 1', 'connection' => 'sqlite', 'at' => null], 'job' => ['queue' => 'default', 'attempts' => 2],
            'mail' => ['recipients' => 1], 'broadcast' => ['events' => 1, 'channels' => 3], 'server' => ['cpu_percent' => 1.0],
        ];
        foreach ($contents as $type => $content) {
            app(EntryRepository::class)->add([new Entry(TelescopeEntryType::from($type), $type, $type, $content)]);
            $id = app(EntryRepository::class)->table()->max('sequence');
            $this->assertSame($type, $this->props("/telescope/{$id}")['entry']['label']);
        }
    }

    public function test_deleted_entry_is_not_found(): void
    {
        $this->get('/telescope/999')->assertNotFound();
    }

    public function test_other_staff_are_refused(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());

        $this->get('/telescope')->assertForbidden();
        $this->get('/telescope/1')->assertForbidden();
        $this->get('/pulse')->assertForbidden();
    }

    private function add(TelescopeEntryType $type, string $label, ?string $status, TelescopeOutcome $outcome = TelescopeOutcome::Ok, ?float $milliseconds = null): void
    {
        $content = ['queue' => 'default', 'attempts' => 1, 'recipients' => 1, 'queries' => 1, 'query_ms' => 2];
        app(EntryRepository::class)->add([new Entry($type, $label, $label, $content, $outcome, $status, $milliseconds)]);
    }
}

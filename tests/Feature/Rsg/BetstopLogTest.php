<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\BetstopChange;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Models\AuditEvent;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class BetstopLogTest extends TestCase
{
    use RefreshDatabase;

    private User $officer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewBetstopLogs)->createOne();
        $this->client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor']);
        $this->actingAs($this->officer);
        BetstopCheck::factory()->createOne([
            'person_id' => $this->client->id,
            'user_id' => $this->officer->id,
            'purpose' => BetstopCheckPurpose::Manual,
            'checked_at' => now()->subHours(3),
            'evidence' => ['reference' => 'R-1'],
        ]);
        BetstopCheck::factory()->createOne([
            'person_type' => null,
            'person_id' => null,
            'result' => BetstopCheckResult::Error,
            'checked_at' => now()->subHour(),
            'evidence' => ['error' => 'No answer today'],
        ]);
        BetstopUpdate::factory()->createOne([
            'external_id' => 'NSER-9',
            'first_name' => 'Rowan',
            'last_name' => 'Ellery',
            'received_at' => now()->subHours(2),
            'change' => BetstopChange::Extended,
        ]);
        BetstopUpdate::factory()->createOne(['client_id' => $this->client->id, 'received_at' => now()->subDays(4)]);
    }

    public function test_checks_and_notices_are_one_list_newest_first(): void
    {
        $this->get('/rsg/betstop/logs')->assertInertia(fn ($page) => $page->component('Rsg/BetstopLogs')->has('entries', 4)
            ->where('entries.0.result', 'error')->where('entries.0.person_name', null)->where('entries.0.error', 'No answer today')
            ->where('entries.1.person_name', 'Rowan Ellery')->where('entries.1.reference', 'NSER-9')
            ->where('entries.2.client_id', $this->client->id)->where('entries.2.user_name', $this->officer->full_name)->where('entries.2.reference', 'R-1')
            ->where('users', [['value' => (string) $this->officer->id, 'label' => $this->officer->full_name, 'hint' => null]]));
    }

    #[TestWith(['result=registered', 1])]
    #[TestWith(['result=extended,error', 2])]
    #[TestWith(['purpose=notice', 2])]
    #[TestWith(['purpose=manual', 1])]
    #[TestWith(['from=2026-11-20&to=2026-11-20', 3])]
    #[TestWith(['user=me', 1])]
    #[TestWith(['client=ID', 2])]
    #[TestWith(['client=ID&result=clear', 1])]
    #[TestWith(['run=7', 0])]
    public function test_filters_apply_to_checks_and_notices(string $query, int $rows): void
    {
        $this->get('/rsg/betstop/logs?'.str_replace('ID', (string) $this->client->id, $query))->assertInertia(fn ($page) => $page->has('entries', $rows));
    }

    public function test_next_page_continues_after_the_last_row(): void
    {
        BetstopCheck::factory()->count(30)->create(['person_type' => null, 'person_id' => null, 'checked_at' => now()->subHours(2)]);

        $first = $this->get('/rsg/betstop/logs?per_page=25')->inertiaProps();
        $second = $this->get('/rsg/betstop/logs?per_page=25&cursor='.$first['meta']['next_cursor'])->inertiaProps();

        $this->assertCount(34, array_unique([...array_column($first['entries'], 'id'), ...array_column($second['entries'], 'id')]));
    }

    public function test_checked_lead_is_named(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Ida', 'last_name' => 'Nkosi']);
        BetstopCheck::factory()->createOne(['person_type' => 'lead', 'person_id' => $lead->id, 'checked_at' => now()]);

        $this->get('/rsg/betstop/logs')->assertInertia(fn ($page) => $page->where('entries.0.person_name', 'Ida Nkosi')->where('entries.0.client_id', null));
    }

    #[TestWith([''])]
    #[TestWith(['?result=registered'])]
    #[TestWith(['?purpose=notice'])]
    #[TestWith(['?client=1'])]
    #[Group('sqlite')]
    public function test_page_is_read_in_the_order_of_the_indexes(string $query): void
    {
        $pages = [];
        DB::listen(static function (QueryExecuted $executed) use (&$pages): void {
            if (str_contains($executed->sql, 'betstop_log') && str_contains($executed->sql, 'order by')) {
                $pages[] = [$executed->sql, $executed->bindings];
            }
        });

        $this->get("/rsg/betstop/logs{$query}")->assertOk();

        $this->assertNotSame([], $pages);
        $plan = implode("\n", array_column(DB::select("explain query plan {$pages[0][0]}", $pages[0][1]), 'detail'));
        $this->assertStringContainsString('MERGE (UNION ALL)', $plan);
        $this->assertStringNotContainsString('SCAN betstop_log', $plan);
    }

    public function test_export_has_the_evidence_and_is_recorded(): void
    {
        $file = $this->get('/rsg/betstop/logs/export?purpose=manual&reason=For the regulator')->assertOk()->streamedContent();

        $this->assertStringContainsString('Harriet Okafor', $file);
        $this->assertStringContainsString('R-1', $file);
        $this->assertStringNotContainsString('NSER-9', $file);
        $this->assertSame('For the regulator', AuditEvent::query()->where('action', 'betstop-log.exported')->sole()->after['reason']);
    }

    public function test_wrong_filter_is_dropped_with_a_message(): void
    {
        $this->get('/rsg/betstop/logs?result=maybe')->assertRedirect();
        $this->get('/rsg/betstop/logs?client=five')->assertRedirect();
    }
}

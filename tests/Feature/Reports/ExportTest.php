<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Enums\Ability;
use App\Enums\ExportStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\Reports\WriteExport;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Export;
use App\Models\Impersonation;
use App\Models\Lead;
use App\Models\OutboxMessage;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class ExportTest extends ExportTestCase
{
    public function test_file_contains_the_filtered_list(): void
    {
        $this->client('Zoë', 'Abbot', ['pin' => '2', 'balance_cents' => -2550, 'last_bet_at' => '2026-11-20 03:05:00']);
        $this->client('Harriet', "O'Leary", ['pin' => '1']);
        $this->client('Someone', 'Else', ['pin' => '3', 'state' => 'NSW']);

        $this->export('clients', ['query' => ['state' => 'VIC', 'sort' => '-name', 'per_page' => '50']])->assertRedirect('/reports/clients/exports')->assertSessionHasNoErrors();

        $export = Export::query()->sole();
        $this->assertSame([ExportStatus::Ready, 2, 2], [$export->status, $export->total_rows, $export->written_rows]);
        $response = $this->download($export)->assertOk()->assertHeader('Content-Type', 'text/csv; charset=UTF-8');
        $this->assertStringContainsString('no-store', (string) $response->headers->get('Cache-Control'));
        $this->assertMatchesRegularExpression('/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/', (string) $response->headers->get('Content-Disposition'));
        $content = $response->streamedContent();
        $this->assertSame(strlen($content), $export->bytes);
        $lines = $this->lines($content);
        $this->assertSame(['Name', 'PIN', 'Rating', 'Rating description', 'Company'], array_slice($lines[0], 0, 5));
        $this->assertSame(["Harriet O'Leary", 'Zoë Abbot'], array_column(array_slice($lines, 1), 0), 'the order of the screen');
        $zoe = array_combine($lines[0], $lines[2]);
        $this->assertSame(['-25.50', '2026-11-20 11:05'], [$zoe['Balance (AUD)'], $zoe['Last bet (Australia/Perth)']]);
        $this->assertCount(3, $lines);
    }

    public function test_file_contains_no_formulas(): void
    {
        $this->client('=cmd|calc', '+x');
        $this->export('clients');

        $this->assertSame("'=cmd|calc +x", $this->lines($this->download(Export::query()->sole())->streamedContent())[1][0]);
    }

    public function test_contact_details_of_leads_and_db_clients_are_masked_for_users_who_cannot_see_them(): void
    {
        Lead::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Lin', 'mobile_e164' => '+61491570156']);
        DbClient::factory()->createOne(['first_name' => 'Old', 'last_name' => 'Prosper']);

        $this->export('clients/leads')->assertSessionHasNoErrors();
        $this->export('db-clients')->assertSessionHasNoErrors();

        [$leads, $dbClients] = Export::query()->orderBy('id')->get()->all();
        $this->assertSame(['Mei Lin', '•••• ••• 156'], array_slice($this->lines($this->download($leads)->streamedContent())[1], 0, 2));
        $this->assertSame('Old Prosper', $this->lines($this->download($dbClients)->streamedContent())[1][0]);
    }

    public function test_file_is_written_in_parts_and_a_repeated_part_counts_once(): void
    {
        config(['paddock.exports.rows_a_part' => 2]);
        Client::factory()->count(5)->create();
        Queue::fake();
        $this->export('clients');
        $export = Export::query()->with('user')->sole();
        $stale = Export::query()->with('user')->sole();

        $this->assertTrue($this->writer()->writePart($export));
        // The worker died after writing the part and before recording it, so the next worker writes it again.
        $this->assertFalse($this->writer()->writePart($stale));
        $this->assertSame([1, 2, 1], [Export::query()->sole()->parts, Export::query()->sole()->written_rows, count(Storage::allFiles('exports'))]);
        $this->assertTrue($this->writer()->writePart(Export::query()->with('user')->sole()));
        $this->assertFalse($this->writer()->writePart(Export::query()->with('user')->sole()));

        $this->assertSame(ExportStatus::Ready, Export::query()->sole()->status);
        $pins = array_column(array_slice($this->lines($this->download($export)->streamedContent()), 1), 1);
        // None of them has a bet, so the newest comes first.
        $this->assertSame(Client::query()->orderByDesc('id')->pluck('pin')->all(), $pins);
    }

    public function test_repeated_job_that_fails_keeps_the_file_of_a_ready_export(): void
    {
        Client::factory()->createOne();
        Queue::fake();
        $this->export('clients');
        $export = Export::query()->with('user')->sole();
        $this->assertFalse($this->writer()->writePart($export));

        // A slow worker was resumed by a second job, which fails after the first has finished.
        (new WriteExport($export->id))->failed(null);

        $this->assertSame(ExportStatus::Ready, $export->refresh()->status);
        $this->assertCount(2, $this->lines($this->download($export)->streamedContent()));
    }

    public function test_stopped_export_is_resumed(): void
    {
        Queue::fake();
        Export::factory()->createOne(['user_id' => $this->exporter->id, 'status' => 'running', 'heartbeat_at' => now()->subMinutes(3)]);
        Export::factory()->createOne(['user_id' => $this->exporter->id, 'status' => 'running', 'heartbeat_at' => now()]);

        Artisan::call('exports:resume');

        Queue::assertPushed(WriteExport::class, 1);
    }

    public function test_owner_is_notified_when_the_export_is_ready(): void
    {
        $this->export('clients');

        $this->assertStringContainsString('export_ready', (string) json_encode(OutboxMessage::query()->latest('id')->firstOrFail()->payload));
    }

    public function test_export_and_each_download_are_audited(): void
    {
        $this->export('clients', ['query' => ['state' => 'VIC,NSW']]);
        $this->download(Export::query()->sole());

        [$asked, $taken] = AuditEvent::query()->orderBy('id')->get()->all();
        $this->assertSame(['clients.exported', $this->exporter->id, self::REASON], [$asked->action, $asked->actor_id, $asked->after['reason']]);
        $this->assertSame(['state' => 'VIC,NSW'], $asked->after['filter']);
        $this->assertSame('export.downloaded', $taken->action);
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function wrong(): array
    {
        return [
            'no reason' => [['reason' => ''], 'reason'],
            'hardly a reason' => [['reason' => 'x'], 'reason'],
            'nothing selected' => [['ids' => []], 'ids'],
            'too many selected' => [['ids' => range(1, 5001)], 'ids'],
            'an order that there is not' => [['query' => ['sort' => 'shoe_size']], 'sort'],
            'columns that are no list' => [['columns' => 'full_name'], 'columns'],
            'a value that there is not' => [['query' => ['state' => 'Texas']], 'state'],
            'a filter that there is not' => [['query' => ['statsu' => 'active']], 'query'],
        ];
    }

    /** @param  array<string, mixed>  $body */
    #[DataProvider('wrong')]
    public function test_invalid_export_is_refused(array $body, string $field): void
    {
        $this->export('clients', $body)->assertSessionHasErrors($field);

        $this->assertSame(0, Export::query()->count());
    }

    public function test_fourth_simultaneous_export_is_refused(): void
    {
        Export::factory()->count(3)->create(['user_id' => $this->exporter->id]);

        $this->export('clients')->assertSessionHasErrors('reason');
    }

    public function test_only_the_owner_can_download_the_file(): void
    {
        $this->export('clients');
        $export = Export::query()->sole();

        foreach ([StaffRole::Developer, StaffRole::PaymentsManager] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            $this->download($export)->assertNotFound();
            $this->delete("/reports/clients/exports/{$export->id}")->assertNotFound();
        }
        // Supervisors see that the export was made.
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())->get('/reports/clients/exports')
            ->assertInertia(fn ($page) => $page->has('exports', 1)->where('exports.0.owner_name', $this->exporter->full_name)->where('exports.0.can_download', false));
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne())->get('/reports/clients/exports')->assertInertia(fn ($page) => $page->has('exports', 0));
    }

    #[TestWith([Ability::ViewClients])]
    #[TestWith([Ability::ViewSmsPanel])]
    public function test_file_is_closed_to_an_owner_who_can_no_longer_see_its_content(Ability $lost): void
    {
        $owner = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($owner)->export('clients');
        $export = Export::query()->sole();
        $this->download($export)->assertOk();

        RoleAbility::query()->where('role_id', $owner->role_id)->where('ability', $lost)->delete();
        $this->actingAs(User::query()->findOrFail($owner->id));

        $this->get('/reports/clients/exports')->assertInertia(fn ($page) => $page->where('exports.0.can_download', false));
        $this->download($export)->assertForbidden();
    }

    public function test_file_is_closed_to_an_owner_who_saw_its_contact_details_only_while_it_was_written(): void
    {
        Queue::fake();
        $owner = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports)->createOne();
        $this->client('Mei', 'Lin', ['mobile_e164' => '+61491570156']);
        $this->actingAs($owner)->export('clients');
        $gained = RoleAbility::query()->create(['role_id' => $owner->role_id, 'ability' => Ability::ViewSmsPanel]);
        $this->writer()->writePart(Export::query()->with('user')->sole());
        $gained->delete();
        $this->actingAs(User::query()->findOrFail($owner->id));

        $this->assertSame(ExportStatus::Ready, Export::query()->sole()->status);
        $this->download(Export::query()->sole())->assertForbidden();
    }

    public function test_file_of_matches_with_db_clients_is_closed_to_an_owner_who_can_no_longer_see_them(): void
    {
        $owner = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports, Ability::ViewDbClients)->createOne();
        $this->actingAs($owner)->export('clients/match-imports');
        $export = Export::query()->sole();
        $this->download($export)->assertOk();

        RoleAbility::query()->where('role_id', $owner->role_id)->where('ability', Ability::ViewDbClients)->delete();
        $this->actingAs(User::query()->findOrFail($owner->id));

        $this->get('/reports/clients/exports')->assertInertia(fn ($page) => $page->where('exports.0.can_download', false));
        $this->download($export)->assertForbidden();
    }

    #[TestWith(['db-clients'])]
    #[TestWith(['db-clients/phone-numbers'])]
    public function test_file_of_db_clients_is_closed_to_an_owner_who_is_now_limited_to_their_lists(string $list): void
    {
        $owner = User::factory()->withAbilities(Ability::ViewDbClients, Ability::ViewReportExports)->createOne();
        $this->actingAs($owner)->export($list);
        $export = Export::query()->sole();
        $this->download($export)->assertOk();

        RoleAbility::query()->create(['role_id' => $owner->role_id, 'ability' => Ability::CanViewDatabaseOnly]);
        $this->actingAs(User::query()->findOrFail($owner->id));

        $this->download($export)->assertForbidden();
    }

    public function test_expired_file_and_pack_of_a_user_without_its_abilities_offer_no_download(): void
    {
        $of = ['user_id' => $this->exporter->id, 'status' => 'ready', 'files' => []];
        Export::factory()->createOne([...$of, 'expires_at' => now()]);
        Export::factory()->createOne([...$of, 'kind' => 'evidence', 'expires_at' => now()->addDay()]);

        $this->get('/reports/clients/exports')
            ->assertInertia(fn ($page) => $page->where('exports.0.can_download', false)->where('exports.1.can_download', false));
    }

    public function test_running_export_can_be_cancelled(): void
    {
        Queue::fake();
        $this->export('clients');
        $export = Export::query()->with('user')->sole();

        $this->delete("/reports/clients/exports/{$export->id}")->assertSessionHas('success');
        $this->delete("/reports/clients/exports/{$export->id}")->assertSessionHas('error', 'This export had already ended.');

        // The worker had already read its rows, but its part is not kept.
        $this->assertFalse($this->writer()->writePart($export));
        $this->assertSame([ExportStatus::Cancelled, [], 0], [$export->refresh()->status, Storage::allFiles('exports'), DB::table('export_parts')->count()]);
    }

    public function test_export_needs_the_ability(): void
    {
        foreach ([StaffRole::AccountManager, StaffRole::RiskAnalyst, StaffRole::DatabaseContractor] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            $this->export('clients')->assertForbidden();
            $this->export('clients/leads')->assertForbidden();
            $this->export('db-clients')->assertForbidden();
        }
    }

    public function test_export_is_forbidden_while_impersonating(): void
    {
        $this->export('clients');
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::create(['actor_id' => $developer->id, 'target_id' => $this->exporter->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->export('clients')->assertForbidden();
        $this->download(Export::query()->sole())->assertForbidden();
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Enums\DbClientStatus;
use App\Enums\StaffRole;
use App\Enums\SuppressionReason;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BulkSuppression;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;

/** Background work that was started while impersonating: the activity log records both people. */
final class ImpersonatedWorkTest extends DbClientTestCase
{
    private User $developer;

    protected function setUp(): void
    {
        parent::setUp();

        config(['queue.default' => 'database']);
        $this->developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->manager);
    }

    public function test_bulk_check_records_actor_and_impersonator(): void
    {
        $dbClient = $this->dbClient(['email' => 'nonsense'], '+61491570156');

        $this->impersonate();
        $this->post(route('db-clients.bulk.check'), ['all' => false, 'ids' => [$dbClient->id]])->assertSessionHasNoErrors();
        $this->stopImpersonating();
        $this->assertDatabaseMissing('audit_events', ['action' => 'db_client.checked']);
        $this->work();

        $this->assertBothAreNamed('db_client.checked', $dbClient);
    }

    public function test_clean_up_and_undo_record_the_impersonator(): void
    {
        $dbClient = $this->dbClient(['first_name' => 'HARRIET']);

        $this->impersonate();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'fix_name_case'])->assertSessionHasNoErrors();
        $this->stopImpersonating();
        $this->work();
        $this->assertBothAreNamed('db_client.cleaned', $dbClient);

        $this->delete(route('db-clients.clean-up.destroy', DbCleanup::query()->sole()))->assertSessionHasNoErrors();
        $this->work();
        $undone = AuditEvent::query()->where('action', 'db_client.clean_up_undone')->sole();
        $this->assertSame([$this->manager->id, null], [$undone->actor_id, $undone->impersonator_id]);
    }

    public function test_resumed_work_records_actor_and_impersonator(): void
    {
        $cleaned = $this->dbClient(['first_name' => 'HARRIET', 'source' => 'Cup']);
        $listed = $this->dbClient(['source' => 'Spring']);
        $suppressed = $this->dbClient([], '+61491570156');

        $this->impersonate();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'fix_name_case'])->assertSessionHasNoErrors();
        $this->stopImpersonating();
        $this->app['queue']->connection()->clear('default');
        $by = ['impersonator_id' => $this->developer->id];
        DbList::factory()->createOne(['assignee_id' => $this->contractor->id, 'created_by' => $this->manager->id, 'filters' => ['source' => 'Spring'], 'wanted_rows' => 1, ...$by]);
        BulkSuppression::query()->create(['user_id' => $this->manager->id, 'reason' => SuppressionReason::Stop, 'ids' => [$suppressed->id], 'total_rows' => 1]);

        $this->travel(3)->minutes();
        session()->save();
        $this->assertSame(0, Artisan::call('db-clients:resume'));
        $this->work();

        $this->assertBothAreNamed('db_client.cleaned', $cleaned);
        $this->assertBothAreNamed('db_client.assigned', $listed);
        $this->assertSame(DbClientStatus::Suppressed, $suppressed->refresh()->status);
    }

    public function test_db_clients_are_not_suppressed_while_impersonating(): void
    {
        $dbClient = $this->dbClient(['email' => 'ann@mail.example'], '+61491570156');
        $number = $dbClient->phoneNumbers()->sole();
        $this->impersonate();

        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => [$number->id], 'reason' => 'stop'])->assertForbidden();
        $this->post(route('db-clients.bulk.suppress'), ['all' => false, 'ids' => [$dbClient->id], 'reason' => 'stop'])->assertForbidden();
        $this->assertNotSame(DbClientStatus::Suppressed, $dbClient->refresh()->status);
        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => [$number->id]])->assertSessionHasNoErrors();

        $this->stopImpersonating();
        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => [$number->id], 'reason' => 'stop'])->assertSessionHasNoErrors();
        $this->assertSame(DbClientStatus::Suppressed, $dbClient->refresh()->status);
    }

    public function test_work_after_an_impersonation_records_no_impersonator(): void
    {
        $dbClient = $this->dbClient(['email' => 'nonsense'], '+61491570156');
        $this->impersonate();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'fix_name_case'])->assertSessionHasNoErrors();
        $this->stopImpersonating();
        $this->work();

        $this->post(route('db-clients.bulk.check'), ['all' => false, 'ids' => [$dbClient->id]])->assertSessionHasNoErrors();
        $this->work();

        $this->assertNull(AuditEvent::query()->where('action', 'db_client.checked')->sole()->impersonator_id);
    }

    private function impersonate(): void
    {
        $impersonation = Impersonation::query()->create([
            'actor_id' => $this->developer->id,
            'target_id' => $this->manager->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
    }

    private function stopImpersonating(): void
    {
        Impersonation::query()->update(['ended_at' => now()]);
        $this->app['session']->forget(CurrentImpersonation::SESSION_KEY);
        $this->app->forgetScopedInstances();
    }

    /** Runs the queued jobs as a worker does, without a session. */
    private function work(): void
    {
        session()->save();
        $this->assertSame(0, Artisan::call('queue:work', ['--stop-when-empty' => true, '--sleep' => 0, '--memory' => 1024, '--queue' => 'live,default']));
        $this->app->forgetScopedInstances();
    }

    private function assertBothAreNamed(string $action, DbClient $dbClient): void
    {
        $event = AuditEvent::query()->where('action', $action)->where('subject_type', 'db_client')->where('subject_id', $dbClient->id)->sole();
        $this->assertSame([$this->manager->id, $this->developer->id], [$event->actor_id, $event->impersonator_id]);
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Models\Import;
use App\Models\User;

/** Access to imports. */
final class ImportAccessTest extends ImportTestCase
{
    private const ACTIONS = [['put', 'reading'], ['put', 'check'], ['post', 'run'], ['post', 'cancel'], ['post', 'undo'], ['post', 'parts'], ['post', 'complete']];

    public function test_only_its_importer_and_developers_can_manage_an_import(): void
    {
        $import = $this->check($this->upload("First name,Last name\nAnn,Lee\n"));
        $colleague = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients)->createOne();

        $this->actingAs($colleague)->get("/clients/imports/{$import->id}")->assertOk();
        foreach (self::ACTIONS as [$method, $action]) {
            $this->{$method}("/clients/imports/{$import->id}/{$action}")->assertForbidden();
        }

        $developer = User::factory()->withAbilities(Ability::ViewClients)->createOne(['is_developer_staff' => true]);
        $this->actingAs($developer)->post("/clients/imports/{$import->id}/run")->assertRedirect()->assertSessionMissing('error');
    }

    public function test_user_who_only_views_clients_reads_the_history_but_cannot_import(): void
    {
        $import = Import::factory()->createOne();
        $reader = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->actingAs($reader)->get('/clients/imports')->assertInertia(fn ($page) => $page->where('can_import', false)->where('imports.0.id', $import->id));
        $this->get('/clients/imports/create')->assertForbidden();
        $this->postJson('/clients/imports', ['kind' => 'clients', 'name' => 'a.csv', 'format' => 'csv', 'bytes' => 5])->assertForbidden();
        $this->get('/clients/imports/samples/clients')->assertForbidden();
        $this->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page->where('import.can_download_rows', false));
        $this->get("/clients/imports/{$import->id}/failed-rows?reason=Curiosity")->assertForbidden();
    }

    public function test_db_client_imports_need_the_db_clients_ability(): void
    {
        $import = Import::factory()->createOne(['kind' => ImportKind::DbClients]);
        $analyst = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients)->createOne();

        $this->actingAs($analyst)->get("/clients/imports/{$import->id}")->assertForbidden();
        $this->get("/clients/imports/{$import->id}/failed-rows")->assertForbidden();
        $this->get('/clients/imports')->assertInertia(fn ($page) => $page->where('imports', []));
        $this->get('/clients/imports/create')->assertInertia(fn ($page) => $page->where('kinds', ['clients', 'leads']));
        $this->postJson('/clients/imports', ['kind' => 'db_clients', 'name' => 'a.csv', 'format' => 'csv', 'bytes' => 5])->assertForbidden();
    }

    public function test_import_is_forbidden_while_impersonating(): void
    {
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->importer->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $import = $this->check($this->upload("First name,Last name\nAnn,Lee\n"));
        $this->actingAs($this->importer)->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->get('/clients/imports/create')->assertForbidden();
        $this->post("/clients/imports/{$import->id}/run")->assertForbidden();
        $this->get('/clients/imports')->assertInertia(fn ($page) => $page->where('can_import', false));
    }

    public function test_list_is_filtered_by_kind_and_status(): void
    {
        Import::factory()->createOne(['status' => 'done']);
        $lead = Import::factory()->createOne(['kind' => ImportKind::Leads, 'status' => 'running', 'total_rows' => 100, 'processed_rows' => 40]);

        $this->actingAs($this->importer)->get('/clients/imports?kind=leads&status=running,done')->assertInertia(fn ($page) => $page
            ->has('imports', 1)->where('imports.0.id', $lead->id)->where('imports.0.done_rows', 40)->where('meta.count', 1));
        $this->get('/clients/imports?status=nonsense')->assertRedirect('/clients/imports');
    }
}

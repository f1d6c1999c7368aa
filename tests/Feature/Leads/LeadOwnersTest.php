<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Enums\Ability;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\GatedAbility;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class LeadOwnersTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    public function test_colleague_whose_certification_ended_keeps_their_records_and_gets_no_others(): void
    {
        $editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $colleague = User::factory()->createOne(['role_id' => $editor->role_id, 'created_at' => '2020-01-01']);
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => '', 'has_grace' => true]);
        GatedAbility::query()->create(['ability' => Ability::ViewClients->value, 'certification_type_id' => $type->id, 'created_at' => '2020-01-01']);
        $theirs = Lead::factory()->createOne(['owner_id' => $colleague->id]);
        $new = Lead::factory()->createOne(['owner_id' => $editor->id]);
        $client = Client::factory()->createOne(['account_manager_id' => $editor->id]);

        $this->actingAs($editor)->put(route('clients.leads.assign'), ['ids' => [$new->id], 'owner_id' => $colleague->id])->assertSessionHasErrors('owner_id');
        $this->put(route('clients.update', $client), ['account_manager_id' => (string) $colleague->id, 'version' => 1])
            ->assertSessionHasErrors(['account_manager_id' => 'Choose an active staff member who can see clients.']);
        $this->assertSame([(string) $editor->id], array_column($this->inertia("/clients/leads/{$new->id}")->json('props.form_choices.owner_id'), 'value'));

        $this->delete(route('clients.leads.destroy', $theirs));
        $this->post(route('clients.leads.restore', $theirs));
        $this->assertSame($colleague->id, $theirs->refresh()->owner_id);
    }
}

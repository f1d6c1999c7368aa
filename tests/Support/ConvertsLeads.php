<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\Company;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A qualified lead, and the colleague who converts it. */
trait ConvertsLeads
{
    private User $editor;

    private Lead $lead;

    protected function setUp(): void
    {
        parent::setUp();
        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::RiskCheckClients)->createOne(['first_name' => 'Yuki', 'last_name' => 'Tanaka']);
        $company = Company::query()->create(['slug' => 'regal-bet', 'name' => 'Regal Bet', 'color' => '#0b6b4b']);
        $this->lead = Lead::factory()->createOne([
            'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => '+61491570156', 'email' => 'harriet@example.com',
            'address' => '12 Alma St', 'suburb' => 'Fitzroy', 'state' => 'VIC', 'postcode' => '3065', 'company_id' => $company->id,
            'owner_id' => $this->editor->id, 'status' => LeadStatus::Qualified,
        ])->refresh();
    }

    private function similarClient(): Client
    {
        return Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => '+61491570156']);
    }

    /**
     * @param  array<string, mixed>  $choice
     * @return TestResponse<Response>
     */
    private function convert(array $choice = []): TestResponse
    {
        return $this->actingAs($this->editor)->post(route('clients.leads.convert', $this->lead), $choice);
    }
}
